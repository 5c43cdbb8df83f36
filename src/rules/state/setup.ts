import { CARDS } from '../../data/cards.ts';
import type { Place, Side, UnitId } from '../../data/ids.ts';
import { findHex, hexAt, inArea } from '../../data/map.ts';
import { markersOf } from '../../data/markers.ts';
import type { Scenario } from '../../data/scenario.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { members } from '../../hex/hex-set.ts';
import { EMPIRE } from '../control/control.ts';
import type { Board } from './board.ts';
import type { CardPiles } from './cards.ts';
import type { State } from './state.ts';

/** The first moment of a scenario (17). */
export function setUp(scenario: Scenario): State {
  const { deal } = scenario.cards;
  return {
    scenario: scenario.id,
    board: setUpBoard(scenario),
    cards: { japan: setUpCards(scenario, 'japan'), allies: setUpCards(scenario, 'allies') },
    flow: [
      { step: 'phase', data: { phase: scenario.startsIn, played: false } },
      ...(deal.japan + deal.allies > 0 ? [{ step: 'deal-cards', data: { ...deal } } as const] : []),
    ],
  };
}

function setUpBoard(scenario: Scenario): Board {
  const at: Place[] = new Array(UNITS.length).fill('out-of-play');
  for (const [place, ids] of Object.entries(scenario.units) as [Place, UnitId[]][]) {
    for (const id of ids) at[unitOf(id).index] = place;
  }
  const reduced = new Set(scenario.reduced);
  return {
    turn: scenario.firstTurn,
    at,
    reduced: UNITS.map((unit) => reduced.has(unit.id)),
    japaneseHexes: japaneseAtStart(scenario, at),
    markers: markersOf(scenario.markers),
    surrendered: scenario.surrendered,
    events: scenario.events,
    held: scenario.held,
    aspUsed: { japan: 0, allies: 0 },
    chinaOffensiveTurn: null,
    noZoi: null,
    exhausted: [],
    activated: [],
  };
}

/**
 * 17.14, 17.22, 17.32, 17.42: the Empire, the areas and hexes the scenario names,
 * and hexes where only one side has units belong to that side.
 */
function japaneseAtStart({ control }: Scenario, at: readonly Place[]): HexId[] {
  const japanese = new Set<HexId>(EMPIRE);
  for (const area of control.areas) for (const index of members(inArea(area))) japanese.add(hexAt(index).id);
  for (const hex of control.japan) japanese.add(hex);
  for (const hex of control.allies) japanese.delete(hex);
  for (const [hex, sides] of sidesByHex(at)) {
    if (sides.size > 1 || !findHex(hex)?.area) continue;
    if (sides.has('japan')) japanese.add(hex);
    else japanese.delete(hex);
  }
  return [...japanese].sort();
}

function sidesByHex(at: readonly Place[]): Map<HexId, Set<Side>> {
  const sides = new Map<HexId, Set<Side>>();
  for (const unit of UNITS) {
    const place = at[unit.index]!;
    if (!findHex(place)) continue;
    const here = sides.get(place as HexId) ?? new Set();
    sides.set(place as HexId, here.add(unit.side));
  }
  return sides;
}

function setUpCards({ cards }: Scenario, side: Side): CardPiles {
  const futureOffensive = cards.futureOffensive[side];
  const piles = { hand: cards.hand[side], discard: cards.discard[side], removed: cards.removed[side] };
  const elsewhere = new Set([...piles.hand, ...piles.discard, ...piles.removed, futureOffensive]);
  const deck = CARDS.filter((card) => card.side === side && !elsewhere.has(card.id)).map((card) => card.id);
  // A card a scenario has set aside was so on an earlier turn (7.29B).
  return { deck, ...piles, futureOffensive, futureSince: futureOffensive === null ? null : 0 };
}
