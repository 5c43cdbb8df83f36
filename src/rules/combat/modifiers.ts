import type { Side } from '../../data/ids.ts';
import { findHex, ONE_HEX_ISLANDS } from '../../data/map.ts';
import { calendar, TABLES } from '../../data/tables.ts';
import { unitOf } from '../../data/units.ts';
import { has } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { type Battle, isAirOrCarrier, reactionSide, survivors } from './battle.ts';
import { type Combat, holds } from './effects.ts';
import { garrisonsIn } from './garrison.ts';
import { groundFighters } from './winner.ts';

export interface Modifier {
  /** The rule, or the card. */
  readonly rule: string;
  readonly change: number;
  readonly reason: string;
}

/** 9.2B: what changes a side's die in the air-naval battle. */
export function airNavalModifiers(board: Board, battle: Battle, side: Side): Modifier[] {
  const when = (holdsNow: boolean, rule: string, change: number, reason: string): Modifier[] =>
    holdsNow ? [{ rule, change, reason }] : [];
  const { intelligence, offensive } = battle;
  const { year } = calendar(board.turn);
  const american =
    side === 'allies' &&
    survivors(board, battle, side).some(
      (participant) => isAirOrCarrier(participant) && unitOf(participant.unit).nation === 'us',
    );
  return [
    ...when(intelligence === 'ambush' && side === 'allies', '9.2B1', 4, 'ambush'),
    ...when(intelligence === 'surprise' && side === offensive, '9.2B2', 3, 'surprise attack'),
    ...when(american && year === 1943, '9.2B3', 1, 'US air units or carriers in 1943'),
    ...when(american && year > 1943, '9.2B4', 3, 'US air units or carriers from 1944'),
    ...dieEffects(board, battle, side, 'air-naval'),
  ];
}

/** 9.4: what changes a side's die in ground combat, with the air-naval battle over. */
export function groundModifiers(board: Board, battle: Battle, side: Side): Modifier[] {
  for (const effect of battle.effects) {
    if (effect.kind === 'final-die' && effect.side === side && holds(board, battle, effect.onlyIf)) {
      return [{ rule: effect.source, change: effect.value, reason: 'instead of all other modifiers' }];
    }
  }
  return [
    ...(side === battle.offensive ? attackersModifiers(board, battle) : defendersModifiers(board, battle)),
    ...dieEffects(board, battle, side, 'ground'),
    ...islandFortifications(board, battle, side),
    ...armour(board, battle, side),
  ];
}

function attackersModifiers(board: Board, battle: Battle): Modifier[] {
  const mine = survivors(board, battle, battle.offensive);
  const theirs = survivors(board, battle, reactionSide(battle));
  const shipsHere = (units: typeof mine): boolean =>
    units.some(({ unit, at }) => at === battle.hex && unitOf(unit).class === 'naval');
  const forbidden = battle.effects.some(({ kind }) => kind === 'no-bombardment');
  const gunfire = shipsHere(mine) && !shipsHere(theirs) && !forbidden;
  const superiority =
    mine.some((participant) => participant.activated && isAirOrCarrier(participant)) &&
    !theirs.some(isAirOrCarrier);
  const { terrain } = findHex(battle.hex)!;
  const change = TABLES.terrain[terrain].groundModifier;
  return [
    ...(gunfire ? [{ rule: '9.4A1', change: 2, reason: 'naval gunfire' }] : []),
    ...(superiority ? [{ rule: '9.4A2', change: 2, reason: 'air superiority' }] : []),
    ...(change !== 0 ? [{ rule: '9.4A3', change, reason: `${terrain} terrain` }] : []),
  ];
}

/** The reaction player's +3 against a landing where his troops, a garrison or his HQ already were. */
function defendersModifiers(board: Board, battle: Battle): Modifier[] {
  if (battle.landed.length === 0) return [];
  const garrisoned = reactionSide(battle) === 'japan' && garrisonsIn(board, battle.hex).count > 0;
  return battle.assaultedDefenders || garrisoned
    ? [{ rule: '9.4', change: 3, reason: 'defence against a landing' }]
    : [];
}

function dieEffects(board: Board, battle: Battle, side: Side, combat: Combat): Modifier[] {
  return battle.effects.flatMap((effect) =>
    effect.kind === 'die' &&
    effect.combat === combat &&
    effect.side === side &&
    holds(board, battle, effect.onlyIf)
      ? [{ rule: effect.source, change: effect.change, reason: 'event' }]
      : [],
  );
}

/** J31 holds for Japan until the end of the game, in offensives of both sides. */
function islandFortifications(board: Board, battle: Battle, side: Side): Modifier[] {
  const fortified =
    side === 'japan' &&
    board.events.includes('island-fortifications') &&
    has(ONE_HEX_ISLANDS, findHex(battle.hex)!.index);
  return fortified ? [{ rule: 'J31', change: 1, reason: 'island fortifications' }] : [];
}

function armour(board: Board, battle: Battle, side: Side): Modifier[] {
  const armoured = groundFighters(board, battle, side).some(({ unit: id }) => {
    const unit = unitOf(id);
    return unit.class === 'ground' && unit.armour;
  });
  return armoured ? [{ rule: '9.4', change: 1, reason: 'armour' }] : [];
}
