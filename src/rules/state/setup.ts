import { CARDS } from '../../data/cards.ts';
import type { CardId, Place, Side, UnitId } from '../../data/ids.ts';
import { findHex, hexAt, inArea } from '../../data/map.ts';
import { markersOf } from '../../data/markers.ts';
import type { Scenario } from '../../data/scenario.ts';
import { firstSegment, TABLES } from '../../data/tables.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { members } from '../../hex/hex-set.ts';
import { EMPIRE } from '../control/control.ts';
import type { Board } from './board.ts';
import type { CardPiles } from './cards.ts';
import { DEFAULT_OPTIONS, type GameOptions } from './options.ts';
import type { FlowStep, State } from './state.ts';
import { newTurn } from './this-turn.ts';

type SpecialRule = Scenario['specialRules'][number]['id'];

/** The first moment of a scenario (17). */
export function setUp(scenario: Scenario, options: GameOptions = DEFAULT_OPTIONS): State {
  const board = setUpBoard(scenario);
  const cards = {
    japan: setUpCards(scenario, 'japan', options),
    allies: setUpCards(scenario, 'allies', options),
  };
  return {
    scenario: scenario.id,
    options,
    board: bidBoard(board, scenario, options),
    cards,
    flow: [
      { step: 'turn', data: { segment: firstSegment(scenario.startsIn), begun: false } },
      ...openingSteps(scenario, options, board),
    ],
  };
}

/** What happens before a scenario's first card is played: the last of these comes first. */
function openingSteps(scenario: Scenario, { historicalHand }: GameOptions, board: Board): FlowStep[] {
  const has = (id: SpecialRule) => scenario.specialRules.some((rule) => rule.id === id);
  const given = historicalHand && has('historical-japanese-hand') ? HISTORICAL_HAND.length : 0;
  const deal = { ...scenario.cards.deal, japan: scenario.cards.deal.japan - given };
  const ships = UNITS.filter(
    (unit) => unit.side === 'allies' && unit.class === 'naval' && findHex(board.at[unit.index]!),
  );
  const steps: FlowStep[] = [];
  // 17.25C: before Japan's first card every Allied ship may make an emergency move.
  if (has('emergency-naval-moves-first')) {
    steps.push(
      { step: 'stacking', data: {} },
      { step: 'emergency', data: { mayGo: ships.map((unit) => unit.id) } },
    );
  }
  if (has('kondo-exchange')) steps.push({ step: 'opening-card', data: { option: 'kondo' } });
  if (deal.japan + deal.allies > 0) steps.push({ step: 'deal-cards', data: deal });
  if (has('arcadia-in-allied-hand')) steps.push({ step: 'opening-card', data: { option: 'arcadia' } });
  return steps;
}

/** 16.48B: in a campaign the bids move US political will; in the whole war when J1 has been played. */
function bidBoard(board: Board, { victory, firstTurn }: Scenario, { bids }: GameOptions): Board {
  if (victory.type !== 'campaign' || firstTurn === 1) return board;
  const { min, max } = TABLES.politicalWill;
  const politicalWill = Math.min(max, Math.max(min, board.markers.politicalWill + bids.japan - bids.allies));
  return { ...board, markers: { ...board.markers, politicalWill } };
}

function setUpBoard(scenario: Scenario): Board {
  const at: Place[] = new Array(UNITS.length).fill('out-of-play');
  for (const [place, ids] of Object.entries(scenario.units) as [Place, UnitId[]][]) {
    for (const id of ids) at[unitOf(id).index] = place;
  }
  const reduced = new Set(scenario.reduced);
  const japaneseHexes = japaneseAtStart(scenario, at);
  return {
    turn: scenario.firstTurn,
    at,
    reduced: UNITS.map((unit) => reduced.has(unit.id)),
    japaneseHexes,
    markers: markersOf(scenario.markers),
    surrendered: scenario.surrendered,
    events: scenario.events,
    held: scenario.held,
    liberated: [],
    mandates: scenario.control.areas.includes('australian-mandates') ? 'japan' : 'allies',
    cutOff: 0,
    bombedTurns: 0,
    lostHomeCities: [],
    undelayed: [],
    later: [],
    chinaOffensiveTurn: null,
    noZoi: null,
    activated: [],
    thisTurn: newTurn(japaneseHexes, scenario.markers.asp.allies),
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

function setUpCards(
  { cards, specialRules }: Scenario,
  side: Side,
  { historicalHand }: GameOptions,
): CardPiles {
  const futureOffensive = cards.futureOffensive[side];
  // 17.25F: Japan begins with some of the cards it had.
  const history = specialRules.some(({ id }) => id === 'historical-japanese-hand');
  const given = side === 'japan' && historicalHand && history ? HISTORICAL_HAND : [];
  const hand = [...cards.hand[side], ...given];
  const piles = { hand, discard: cards.discard[side], removed: cards.removed[side] };
  const elsewhere = new Set([...piles.hand, ...piles.discard, ...piles.removed, futureOffensive]);
  const deck = CARDS.filter((card) => card.side === side && !elsewhere.has(card.id)).map((card) => card.id);
  // A card a scenario has set aside was so on an earlier turn (7.29B).
  const futureSince = futureOffensive === null ? null : 0;
  return { deck, ...piles, futureOffensive, futureSince, drawn: 0, reshuffle: false };
}

/** 17.25F. */
export const HISTORICAL_HAND: readonly CardId[] = ['J3', 'J47', 'J59'];
