import type { UnitId } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace, ONE_HEX_ISLANDS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { UNITS, type Unit, unitOf } from '../../data/units.ts';
import { has, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import type { Modifier } from '../modifier.ts';
import { ask, type Game, offensiveOf } from '../play/game.ts';
import { hexOf, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { zoiOf } from '../supply/supply.ts';
import { b29Raid } from './b29-bases.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { takeStep } from './lost-steps.ts';
import { setMarker } from './markers.ts';
import { paratroops } from './paratroops.ts';
import { tokyoExpress } from './tokyo-express.ts';

const FRENCH_FRIGATE_SHOALS = indexOfPlace('5508')!;
const AROUND_THE_SHOALS = within(setOf([FRENCH_FRIGATE_SHOALS]), 3, ADJACENT);

/** J12: flying boats watch Pearl Harbor if neither Allied ZOI nor a US cruiser keeps them from the shoals. */
function reconnaissance({ board }: State): Modifier[] {
  const watched = has(zoiOf(board, 'allies').hexes, FRENCH_FRIGATE_SHOALS);
  const patrolled = UNITS.some((unit) => {
    const hex = isUsCa(unit) ? hexOf(board, unit) : undefined;
    return hex !== undefined && has(AROUND_THE_SHOALS, hex);
  });
  if (watched || patrolled) return [];
  return [{ rule: 'J12', change: 4, reason: 'flying boats watch Pearl Harbor' }];
}

const isUsCa = (unit: Unit): boolean => unit.nation === 'us' && unit.class === 'naval' && unit.type === 'CA';

/** J20: a battleship shells an airfield before anybody reacts. */
const J20: EventRules = {
  beforeReaction: (game) => ask(game, 'J20', 'airfield'),
  questions: {
    airfield: {
      side: 'japan',
      about: 'the air unit that is shelled',
      answers: (state) => shelled(state).map(({ id }) => ({ do: 'choose', what: id })),
      take: (game, answer) => (answer.do === 'choose' ? takeStep(game, answer.what as UnitId) : game),
    },
  },
};

/** Allied air units in battle hexes with a Japanese battleship and no Allied one. */
function shelled(state: State): Unit[] {
  return offensiveOf(state).battles.flatMap(({ hex }) => {
    const here = unitsIn(state.board, indexOfPlace(hex)!);
    const battleships = here.filter((unit) => unit.class === 'naval' && unit.type === 'BB');
    const unopposed = battleships.length > 0 && battleships.every((unit) => unit.side === 'japan');
    return unopposed ? here.filter((unit) => unit.side === 'allies' && unit.class === 'air') : [];
  });
}

/** J37, J38: the escort marker shows its next side; after A80 there is none any more. */
function organiseEscorts(game: Game): Game {
  const { markers, events } = game.state.board;
  const escort = TABLES.escort.find((value) => value > markers.escort);
  if (escort === undefined || events.includes('no-escorts')) return game;
  return setMarker(game, 'escorts', { escort }, escort);
}

/** J73: barges, unless PT boats have come first (10.33). */
function launchBarges(game: Game): Game {
  const { markers, events } = game.state.board;
  if (markers.barges !== 'none' || events.includes('pt-boats')) return game;
  return setMarker(game, 'barges', { barges: 'available' }, 'available');
}

const YAMATO = unitOf('jp-bb-yamato');

/** J65: wherever she is on the map, the Yamato pays for it before post-battle movement. */
const sacrificeYamato = (game: Game): Game =>
  hexOf(game.state.board, YAMATO) === undefined ? game : takeStep(game, YAMATO.id);

/** Japanese offensives with something of their own. */
export const JAPANESE_OPERATIONS: EventTable = {
  J12: { targets: ONE_HEX_ISLANDS, intelligenceModifiers: reconnaissance },
  J20,
  J28: tokyoExpress('J28'),
  J37: { whenPlayed: organiseEscorts },
  J38: { whenPlayed: organiseEscorts },
  J44: { ...tokyoExpress('J44'), extraAsp: 2 },
  // Its entry says it all: neither HQ nor units need supply.
  J48: {},
  J58: paratroops('J58'),
  J59: paratroops('J59'),
  J60: paratroops('J60'),
  J65: { afterBattles: sacrificeYamato },
  J73: { whenPlayed: launchBarges },
  J76: b29Raid('J76'),
  J79: b29Raid('J79'),
};
