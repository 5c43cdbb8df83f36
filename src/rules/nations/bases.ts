import { enemyOf, type Side } from '../../data/ids.ts';
import { AIRFIELDS, inArea, PORTS } from '../../data/map.ts';
import { isCommonwealth, type Unit } from '../../data/units.ts';
import { intersection, members, union } from '../../hex/hex-set.ts';
import { takeControl } from '../play/control-change.ts';
import type { Game } from '../play/game.ts';
import { unitsIn } from '../state/occupation.ts';
import type { AlliedNation } from './nations.ts';

/** Nations whose airfields and ports change hands as a whole; not Burma's when it falls (13.52), nor India's or China's at all. */
type Occupied = Exclude<AlliedNation, 'india' | 'china'>;

const isOccupied = (nation: AlliedNation): nation is Occupied => nation !== 'india' && nation !== 'china';

/** 13.1, 13.42: who holds a base of a nation that surrenders: any Allied unit; in the Dutch East Indies only US and Commonwealth troops. */
function holdsOut(nation: AlliedNation, unit: Unit): boolean {
  if (unit.side !== 'allies') return false;
  if (nation !== 'dutch-east-indies') return true;
  return unit.class === 'ground' && (unit.nation === 'us' || isCommonwealth(unit));
}

/** 13.1: a nation has surrendered: its airfields and ports without Allied units are Japanese. */
export const occupyBases = (game: Game, nation: AlliedNation): Game =>
  nation === 'burma' ? game : takeBases(game, nation, 'japan', (unit) => holdsOut(nation, unit));

/** 13.1: a nation is free again: its airfields and ports without Japanese units are Allied. */
export const freeBases = (game: Game, nation: AlliedNation): Game =>
  takeBases(game, nation, 'allies', (unit) => unit.side === enemyOf('allies'));

function takeBases(game: Game, nation: AlliedNation, side: Side, holds: (unit: Unit) => boolean): Game {
  if (!isOccupied(nation)) return game;
  return members(intersection(union(PORTS, AIRFIELDS), inArea(nation)))
    .filter((hex) => !unitsIn(game.state.board, hex).some(holds))
    .reduce((after, hex) => takeControl(after, hex, side), game);
}
