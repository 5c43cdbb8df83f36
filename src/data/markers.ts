import { z } from 'zod';
import { bySide, hexId } from './schemas.ts';
import { BURMA_ROAD_BOXES, CHINA_TRACK, INDIA_TRACK, TABLES } from './tables.ts';

const within = (min: number, max: number) => z.int().min(min).max(max);

/**
 * The markers of the game's tracks, as a scenario or a position file states them.
 * `burmaRoad.box` and `japanResources` follow from the map; they are stated to be checked against it.
 */
export const markersSchema = z.strictObject({
  politicalWill: within(TABLES.politicalWill.min, TABLES.politicalWill.max),
  china: z.enum(CHINA_TRACK),
  divisionsInChina: within(0, TABLES.divisionsInChina.max),
  burmaRoad: z.strictObject({
    box: z.enum(BURMA_ROAD_BOXES),
    /** A17 has been played: the marker shows its Hump side. */
    hump: z.boolean(),
  }),
  india: z.enum(INDIA_TRACK),
  warInEurope: within(TABLES.warInEurope.min, TABLES.warInEurope.max),
  asp: bySide(z.int().min(0)),
  /** `never` once PT boats have driven them off (8.47). */
  barges: z.enum(['none', 'available', 'never']),
  japanResources: within(0, 14),
  tojo: z.enum(['pm', 'resigned']),
  rivalry: bySide(z.enum(['agreement', 'rivalry'])),
  /** Japanese replacement steps kept for later (11.2). */
  replacementsSaved: z.strictObject({ air: z.int().min(0), naval: z.int().min(0) }),
  /** Which routes are built: a "no transport route" marker lies where one is not (13.77, 13.79). */
  transportRoutes: z.strictObject({
    jarhat: z.boolean(),
    ledo: z.boolean(),
    imphal: z.boolean(),
    kwai: z.boolean(),
  }),
  escort: z.literal(TABLES.escort),
  passes: bySide(z.int().min(0)),
  /** 6.23: the hex the marker lies in. */
  tokyoExpress: hexId.nullable(),
});

export type StatedMarkers = z.infer<typeof markersSchema>;

/** The markers without those that follow from the map. */
export type Markers = Omit<StatedMarkers, 'japanResources' | 'burmaRoad'> & { readonly hump: boolean };

export function markersOf({ japanResources: _, burmaRoad, ...rest }: StatedMarkers): Markers {
  return { ...rest, hump: burmaRoad.hump };
}
