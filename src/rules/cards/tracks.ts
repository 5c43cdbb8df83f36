import type { CardId, Side } from '../../data/ids.ts';
import { indexOfPlace } from '../../data/map.ts';
import { controllerOf } from '../control/control.ts';
import { moveChina } from '../nations/china.ts';
import type { Game } from '../play/game.ts';
import { hasFootholdInChina } from '../strategic/replacements.ts';
import { changeWill } from '../victory/political-will.ts';
import { offerSwap, swapQuestions } from './card-swap.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import {
  type ByYear,
  nextTurn,
  remember,
  setMarker,
  setRivalry,
  shiftEurope,
  shiftIndia,
} from './markers.ts';

/** Cards that do the same. */
const alike = (cards: readonly CardId[], rules: (card: CardId) => EventRules): EventTable =>
  Object.fromEntries(cards.map((card) => [card, rules(card)]));

const europe = (byYear: ByYear): EventRules => ({ effect: (game) => shiftEurope(game, byYear) });

const MINOR_AXIS: ByYear = { 1942: -2, 1943: -1 };
const MINOR_ALLIED: ByYear = { 1942: 1, 1943: 1, 1944: 2, 1945: 3 };
const MAJOR_ALLIED: ByYear = { 1942: 1, 1943: 2, 1944: 3, 1945: 3 };

/** 13.71, 13.72: an offensive of Japan in China needs a foothold there and a China that fights. */
const chinaAttacked: EventRules = {
  playable: ({ board }) => !board.surrendered.includes('china') && hasFootholdInChina(board),
  effect: (game) => moveChina(game, -1),
};

const chinaRecovers: EventRules = { effect: (game) => moveChina(game, 1) };

const rivalryBegins = (side: Side): EventRules => ({ effect: (game) => setRivalry(game, side, 'rivalry') });

/** The services agree, and a card may be exchanged. */
const agreement = (side: Side, card: CardId): EventRules => ({
  effect: (game) => offerSwap(setRivalry(game, side, 'agreement'), side, card),
  questions: swapQuestions(side, card),
});

/** India wavers; next turn its army gets fewer replacements. */
const indianUnrest = (card: CardId): EventRules => ({
  effect: (game) => nextTurn(shiftIndia(game), 'ground-replacements-cut', card),
});

const will = (change: number, card: CardId, reason: string): ((game: Game) => Game) => {
  return (game) => changeWill(game, change, card, reason);
};

const MANILA = indexOfPlace('2813')!;
const KWAI = ['2108', '2109'].map((hex) => indexOfPlace(hex as '2108')!);

/** Events that move a marker (5.34). */
export const TRACKS: EventTable = {
  ...alike(['J51', 'J52', 'J53', 'J54', 'J56', 'J57'], () => europe(MINOR_AXIS)),
  J55: europe({ 1942: -3, 1943: -2, 1944: -1 }),
  ...alike(['A11', 'A14', 'A41', 'A42'], () => europe(MINOR_ALLIED)),
  ...alike(['A47', 'A66', 'A73'], () => europe(MAJOR_ALLIED)),
  // The reprisal for Doolittle's raid.
  J6: {
    ...chinaAttacked,
    playable: (state) => state.board.events.includes('doolittle-raid') && chinaAttacked.playable!(state),
  },
  ...alike(['J26', 'J41', 'J42'], () => chinaAttacked),
  ...alike(['A49', 'A77', 'A81', 'A82', 'A83'], () => chinaRecovers),
  ...alike(['J7', 'J11', 'J34'], () => rivalryBegins('allies')),
  ...alike(['A2', 'A43'], () => rivalryBegins('japan')),
  ...alike(['J33', 'J67', 'J68'], (card) => agreement('japan', card)),
  ...alike(['A10', 'A52'], (card) => agreement('allies', card)),
  ...alike(['J15', 'J82'], indianUnrest),
  J74: { effect: will(-1, 'J74', 'Tokyo Rose') },
  A1: {
    effect: (game) =>
      controllerOf(game.state.board, MANILA) === 'japan'
        ? will(1, 'A1', 'the Bataan death march')(game)
        : game,
  },
  A6: { effect: (game) => remember(will(1, 'A6', "Doolittle's raid")(game), 'doolittle-raid') },
  // 13.79: the bridge, if both hexes of its route are Japanese.
  J18: {
    effect: (game) => {
      const held = KWAI.every((hex) => controllerOf(game.state.board, hex) === 'japan');
      const transportRoutes = { ...game.state.board.markers.transportRoutes, kwai: true };
      return held ? setMarker(game, 'bridge over the Kwai', { transportRoutes }, true) : game;
    },
  },
  J31: { effect: (game) => remember(game, 'island-fortifications') },
  J80: { effect: (game) => nextTurn(game, 'reinforcements-delayed', 'J80') },
  A18: {
    effect: (game) => {
      const { asp } = game.state.board.markers;
      return setMarker(game, 'Allied shipping', { asp: { ...asp, allies: asp.allies + 1 } }, asp.allies + 1);
    },
  },
  A23: { effect: (game) => remember(setMarker(game, 'barges', { barges: 'never' }, 'never'), 'pt-boats') },
  A80: { effect: (game) => remember(setMarker(game, 'escorts', { escort: 0 }, 0), 'no-escorts') },
};
