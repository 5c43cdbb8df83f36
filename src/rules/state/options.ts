import { z } from 'zod';
import { bySide } from '../../data/schemas.ts';

/** What players may agree on before a game. */
export const optionsSchema = z.strictObject({
  /** 17.27, 17.38: a hex out of supply counts as held by whoever held it when the game began. */
  tournament: z.boolean().default(false),
  /** 17.25F, 17.12: Japan begins turn 2 with the cards it had in history. */
  historicalHand: z.boolean().default(false),
  /** 16.48: what each side's player has bid to play it; 0 if he got it for nothing. */
  bids: bySide(z.int().min(0)).default({ japan: 0, allies: 0 }),
});

export type GameOptions = Readonly<z.infer<typeof optionsSchema>>;

export const DEFAULT_OPTIONS: GameOptions = optionsSchema.parse({});
