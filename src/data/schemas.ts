import { z } from 'zod';
import { type HexId, indexOf } from '../hex/hex.ts';
import { SIMPLE_AREAS } from './areas.ts';
import { type CardId, NATIONS, SIDES, type UnitId } from './ids.ts';

/** Schemas of the ids that every data file shares. Whether an id exists is a matter of cross-checking. */

export const hexId = z.custom<HexId>((value) => typeof value === 'string' && indexOf(value) !== undefined, {
  error: (issue) => `${JSON.stringify(issue.input)} is not a hex number of four digits`,
});

export const unitId = z.custom<UnitId>(
  (value) => typeof value === 'string' && /^(jp|us|uk|cw|aus|nz|ind|cn|du|joint)-[a-z0-9-]+$/.test(value),
  { error: (issue) => `${JSON.stringify(issue.input)} is not a unit id` },
);

export const cardId = z.custom<CardId>((value) => typeof value === 'string' && /^[JA][1-9]\d?$/.test(value), {
  error: (issue) => `${JSON.stringify(issue.input)} is not a card id such as J23 or A5`,
});

export const side = z.enum(SIDES);
export const nation = z.enum(NATIONS);
export const simpleAreaId = z.enum(SIMPLE_AREAS);

export const bySide = <T extends z.ZodType>(schema: T) => z.strictObject({ japan: schema, allies: schema });
