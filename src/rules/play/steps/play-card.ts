import { type CardId, enemyOf } from '../../../data/ids.ts';
import { cardOf } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import { useCard, usesOf } from '../card-uses.ts';
import type { Answer } from '../decision.ts';
import { changeBoard, dataOf, pop, type Step, tell } from '../game.ts';
import { nextPlayer } from '../next-player.ts';
import { playable } from '../piles.ts';
import { firstByCards } from './initiative.ts';

/** 4.22, 5.0, 7.1: a player plays a card one way or another, or passes. */
export const playCard: Step = {
  ask: (state) => {
    const { side, seizing } = dataOf(state, 'play-card');
    if (answersFor(state).length === 0) return undefined;
    return seizing
      ? {
          kind: 'seize-initiative',
          side,
          rule: '7.29A',
          about: 'the first offensive, with the card set aside',
        }
      : { kind: 'play-card', side, rule: '4.22', about: 'a strategy card' };
  },
  answers: (state) => [...answersFor(state)],
  take: (game, answer) => {
    const { side, seizing } = dataOf(game.state, 'play-card');
    if (answer.do === 'decline') return firstByCards(pop(game));
    if (answer.do === 'pass') {
      const passes = {
        ...game.state.board.markers.passes,
        [side]: game.state.board.markers.passes[side] - 1,
      };
      return nextPlayer(tell(changeBoard(game, { markers: { passes } }), { type: 'passed', side }));
    }
    if (!('card' in answer)) return game;
    const first = seizing ? tell(game, { type: 'initiative', side, by: 'future-offensive' }) : game;
    const told = tell(first, { type: 'card-played', side, card: answer.card, as: answer.do });
    return useCard(told, side, answer as Answer & { card: CardId });
  },
  // Without cards the turn goes by; when nobody has one left the phase is over.
  pass: (game) => {
    const other = enemyOf(dataOf(game.state, 'play-card').side);
    return game.state.cards[other].hand.length > 0 ? nextPlayer(game) : pop(game);
  },
};

const answersFor = derived((state: State): readonly Answer[] => {
  const { side, seizing } = dataOf(state, 'play-card');
  const { hand } = state.cards[side];
  if (hand.length === 0) return [];
  if (seizing) return [{ do: 'event', card: state.cards[side].futureOffensive! }, { do: 'decline' }];
  return [
    ...playable(state, side).flatMap((card) => usesOf(state, side, cardOf(card))),
    ...(state.board.markers.passes[side] > 0 ? [{ do: 'pass' } as const] : []),
  ];
});
