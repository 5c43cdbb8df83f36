import { z } from 'zod';
import { DataError } from './data-error.ts';
import { COMMONWEALTH, type UnitId } from './ids.ts';
import { parseData, readDataFile } from './read.ts';
import { nation, side, unitId } from './schemas.ts';

const strength = z.strictObject({ attack: z.int().min(0), defense: z.int().min(1) });

const common = {
  id: unitId,
  name: z.string().min(1),
  side,
  nation,
  /** The dot: once eliminated it cannot be rebuilt (11.1); an HQ with it does not come back (6.14). */
  prewar: z.boolean().default(false),
};

const combat = {
  ...common,
  /** Army or navy, for the US and Japan alone (14). */
  service: z.enum(['army', 'navy']).optional(),
  marine: z.boolean().default(false),
  full: strength,
  /** Null for a unit of one step. */
  reduced: strength.nullable(),
};

const hqSchema = z.strictObject({
  ...common,
  class: z.literal('hq'),
  /** Whom it commands and supplies (6.12). */
  command: z.enum(['japan', 'us', 'commonwealth', 'joint']),
  range: z.int().positive(),
  efficiency: z.int().positive(),
});

const navalSchema = z.strictObject({
  ...combat,
  class: z.literal('naval'),
  type: z.enum(['CV', 'CVL', 'CVE', 'BB', 'BC', 'CA', 'CL', 'DD', 'APD']),
  /** Carriers alone have one. */
  range: z.int().positive().optional(),
});

const airSchema = z.strictObject({
  ...combat,
  class: z.literal('air'),
  /** A B-29 is an LRB too. */
  type: z.enum(['air', 'lrb', 'b29']),
  range: z.int().positive(),
  extendedRange: z.int().positive().optional(),
  /** The extended range is printed in brackets: who moves by it does not fight (8.1). */
  transferOnly: z.boolean().default(false),
  /** The other half of a formation that counts as one unit for stacking (8.34). */
  pair: unitId.optional(),
});

const groundSchema = z.strictObject({
  ...combat,
  class: z.literal('ground'),
  type: z.enum(['regiment', 'brigade', 'division', 'corps', 'army']),
  /** Where it differs from 8.45A: the Korean Army. */
  aspPerStep: z.int().optional(),
  armour: z.boolean().default(false),
  airborne: z.boolean().default(false),
  /** Marked B: removed when Burma falls (13.52). */
  burma: z.boolean().default(false),
});

const unitSchema = z.discriminatedUnion('class', [hqSchema, navalSchema, airSchema, groundSchema]);

export type Hq = z.infer<typeof hqSchema> & { readonly index: number };
export type NavalUnit = z.infer<typeof navalSchema> & { readonly index: number };
export type AirUnit = z.infer<typeof airSchema> & { readonly index: number };
export type GroundUnit = z.infer<typeof groundSchema> & { readonly index: number };
/** A unit of the game with its place in arrays indexed by unit. */
export type Unit = Hq | NavalUnit | AirUnit | GroundUnit;

const FILE = 'units.json';

export function buildUnits(raw: unknown): readonly Unit[] {
  const { units } = parseData(FILE, raw, z.strictObject({ units: z.array(unitSchema) }));
  const ids = new Map<UnitId, (typeof units)[number]>();
  for (const unit of units) {
    const wrong = (reason: string): never => {
      throw new DataError(FILE, `units ${unit.id}`, reason);
    };
    if (ids.has(unit.id)) wrong('is listed twice');
    ids.set(unit.id, unit);
    if ((unit.nation === 'japan') !== (unit.side === 'japan'))
      wrong(`${unit.nation} fights for ${unit.side}`);
    if (unit.class === 'hq') {
      if ((unit.command === 'japan') !== (unit.side === 'japan'))
        wrong(`a ${unit.command} HQ fights for ${unit.side}`);
      continue;
    }
    const hasServices = unit.nation === 'japan' || unit.nation === 'us';
    if (hasServices !== (unit.service !== undefined))
      wrong('the US and Japan have an army and a navy, others do not');
    if (unit.class === 'naval' && (unit.range !== undefined) !== unit.type.startsWith('CV')) {
      wrong('carriers have a range, other ships do not');
    }
  }
  for (const unit of units) {
    const pair = unit.class === 'air' ? unit.pair : undefined;
    if (pair === undefined) continue;
    const other = ids.get(pair);
    if (other?.class !== 'air' || other.pair !== unit.id) {
      throw new DataError(FILE, `units ${unit.id}`, `its pair ${pair} is not an air unit paired with it`);
    }
  }
  return Object.freeze(units.map((unit, index) => Object.freeze({ ...unit, index })));
}

export const UNITS: readonly Unit[] = buildUnits(readDataFile(FILE, z.unknown()));

const byId = new Map<string, Unit>(UNITS.map((unit) => [unit.id, unit]));

export const findUnit = (id: string): Unit | undefined => byId.get(id);

/** A unit that is known to exist. */
export function unitOf(id: UnitId): Unit {
  const unit = byId.get(id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

export const HQS: readonly Hq[] = UNITS.filter((unit) => unit.class === 'hq');

export const isCommonwealth = (unit: Unit): boolean => COMMONWEALTH.includes(unit.nation);

/** 1.3: CV, CVL and CVE alike. */
export const isCarrier = (unit: Unit): boolean => unit.class === 'naval' && unit.range !== undefined;

/** 1.3: long-range bombers, the B-29s among them. */
export const isLrb = (unit: Unit): boolean => unit.class === 'air' && unit.type !== 'air';
