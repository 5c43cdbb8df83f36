import type { UnitId } from '../../data/ids.ts';
import type { HexId } from '../../hex/hex.ts';
import { changeOffensive, type Game, offensiveOf, tell } from './game.ts';

/** A hex becomes a battle hex, if it is none yet; those who cover a landing there fight in it (7.24). */
export function contestHex(game: Game, hex: HexId, special: boolean): Game {
  const { battles, covers } = offensiveOf(game.state);
  if (battles.some((battle) => battle.hex === hex)) return game;
  const joined = (Object.keys(covers) as UnitId[]).filter((unit) => covers[unit] === hex);
  const declared = changeOffensive(game, {
    battles: [...battles, { hex, joined, special, resolved: false }],
  });
  return tell(declared, { type: 'battle-declared', hex, special });
}
