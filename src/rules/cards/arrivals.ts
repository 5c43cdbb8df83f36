import type { CardId, Place, Side, UnitId } from '../../data/ids.ts';
import { inArea, indexOfPlace } from '../../data/map.ts';
import { unitOf } from '../../data/units.ts';
import { type HexSet, has, union } from '../../hex/hex-set.ts';
import { ask, changeBoard, type Game, sendTo } from '../play/game.ts';
import { type Board, placeOf, withChanges } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { hasRoomInChina, placesFor } from '../strategic/arrivals.ts';
import { inSupply } from '../supply/supply.ts';
import type { CardQuestion, EventTable } from './event-rules.ts';
import { setRivalry } from './markers.ts';

/** A unit or HQ that an event brings. */
interface Arrival {
  readonly card: CardId;
  readonly side: Side;
  readonly unit: UnitId;
  /** Where it may come in now; nowhere means that it never comes. */
  readonly places: (board: Board) => readonly Place[];
}

/** 10.11, 5.33: where a unit may come in as a reinforcement. */
const asReinforcement = (board: Board, unit: UnitId): Place[] => placesFor(board, board, unitOf(unit));

const isIn = (place: Place, area: HexSet): boolean => {
  const hex = indexOfPlace(place);
  return hex !== undefined && has(area, hex);
};

const TAINAN: Arrival = {
  card: 'J78',
  side: 'japan',
  unit: 'jp-air-tainan',
  places: (board) => asReinforcement(board, 'jp-air-tainan'),
};

const ABDA_AREA = [inArea('java'), inArea('borneo'), inArea('sumatra'), inArea('celebes')].reduce(union);

const ABDA: Arrival = {
  card: 'A4',
  side: 'allies',
  unit: 'joint-hq-abda',
  places: (board) => asReinforcement(board, 'joint-hq-abda').filter((to) => isIn(to, ABDA_AREA)),
};

const GHORMLEY: UnitId = 'us-hq-s-pac-ghormley';

/** In Ghormley's place; without him on the map wherever an HQ may come in. */
const HALSEY: Arrival = {
  card: 'A20',
  side: 'allies',
  unit: 'us-hq-s-pac-halsey',
  places: (board) =>
    hexOf(board, unitOf(GHORMLEY)) === undefined
      ? asReinforcement(board, 'us-hq-s-pac-halsey')
      : [placeOf(board, GHORMLEY)],
};

/** An HQ takes another's place; that one is out of the game. */
const replaceHq = (game: Game, old: UnitId, hq: UnitId, card: CardId): Game =>
  sendTo(sendTo(game, [old], 'out-of-play', card), [hq], placeOf(game.state.board, old), card);

/** A20: Halsey must be in supply where he comes in, to direct the offensive. */
const canCommand = (board: Board, at: Place): boolean =>
  inSupply(
    withChanges(board, { units: { [GHORMLEY]: { at: 'out-of-play' }, [HALSEY.unit]: { at } } }),
    HALSEY.unit,
  );

const YAMAMOTO: UnitId = 'jp-hq-combined-fleet-yamamoto';
const OZAWA: UnitId = 'jp-hq-combined-fleet-ozawa';

const AVG: UnitId = 'us-avg';
const NORTH_INDIA = inArea('north-india');

/** The China box or Northern India, and elsewhere only if neither is open; the card opens the box whatever the Burma Road. */
const CHENNAULT: Arrival = {
  card: 'A51',
  side: 'allies',
  unit: 'us-14af',
  places: (board) => {
    const unit = unitOf('us-14af');
    const all = asReinforcement(board, unit.id).filter((to) => to !== 'china-box');
    const box: Place[] = unit.class === 'air' && hasRoomInChina(board, unit) ? ['china-box'] : [];
    const first = [...all.filter((to) => isIn(to, NORTH_INDIA)), ...box];
    return first.length > 0 ? first : all;
  },
};

/** The AVG is disbanded, wherever in the game it is. */
function disbandAvg(game: Game): Game {
  const at = placeOf(game.state.board, AVG);
  return at === 'eliminated' || at === 'out-of-play' ? game : sendTo(game, [AVG], 'out-of-play', 'A51');
}

const SLIM_AREA = union(inArea('india'), inArea('burma'));

const SEVENTH_ARMOURED: Arrival = {
  card: 'A70',
  side: 'allies',
  unit: 'uk-7-armd-bde',
  places: (board) => asReinforcement(board, 'uk-7-armd-bde').filter((to) => isIn(to, SLIM_AREA)),
};

const bring = (game: Game, { card }: Arrival): Game => ask(game, card, 'place');

/** Where it comes in; one that has come already does not come again. */
const arriving = ({ card, side, unit, places }: Arrival): Readonly<Record<string, CardQuestion>> => ({
  place: {
    side,
    about: `where ${unitOf(unit).name} comes in`,
    answers: ({ board }) =>
      placeOf(board, unit) === 'out-of-play'
        ? places(board).map((to) => ({ do: 'place', unit, to }) as const)
        : [],
    take: (game, answer) => (answer.do === 'place' ? comeIn(game, unit, answer.to, card) : game),
  },
});

/** 10.11: others arrive by an HQ that is new this turn only where it is. */
function comeIn(game: Game, unit: UnitId, to: Place, card: CardId): Game {
  const there = sendTo(game, [unit], to, card);
  if (unitOf(unit).class !== 'hq') return there;
  return changeBoard(there, { thisTurn: { newHqs: [...there.state.board.thisTurn.newHqs, unit] } });
}

/** Events that bring a unit or an HQ into play. */
export const ARRIVALS: EventTable = {
  J78: { effect: (game) => bring(game, TAINAN), questions: arriving(TAINAN) },
  A4: {
    effect: (game) => bring(setRivalry(game, 'allies', 'agreement'), ABDA),
    questions: arriving(ABDA),
  },
  A20: {
    bringsHq: true,
    playable: ({ board }) =>
      placeOf(board, HALSEY.unit) === 'out-of-play' &&
      HALSEY.places(board).some((at) => canCommand(board, at)),
    whenPlayed: (game) =>
      hexOf(game.state.board, unitOf(GHORMLEY)) === undefined
        ? bring(sendTo(game, [GHORMLEY], 'out-of-play', 'A20'), HALSEY)
        : replaceHq(game, GHORMLEY, HALSEY.unit, 'A20'),
    questions: arriving(HALSEY),
  },
  // 5.31: an event that cannot be carried out is none: Yamamoto must be on the map.
  A27: {
    playable: ({ board }) => hexOf(board, unitOf(YAMAMOTO)) !== undefined,
    effect: (game) => replaceHq(game, YAMAMOTO, OZAWA, 'A27'),
  },
  A51: { whenPlayed: (game) => bring(disbandAvg(game), CHENNAULT), questions: arriving(CHENNAULT) },
  A70: { whenPlayed: (game) => bring(game, SEVENTH_ARMOURED), questions: arriving(SEVENTH_ARMOURED) },
};
