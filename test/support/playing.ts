import { sideOfCard } from '../../src/data/cards.ts';
import type { CardId, UnitId } from '../../src/data/ids.ts';
import { type Line, type Played, playScript } from '../../src/players/scripted-player.ts';
import type { Answer } from '../../src/rules/play/decision.ts';
import { advance, legalReplies } from '../../src/rules/play/play.ts';
import type { State } from '../../src/rules/state/state.ts';
import { readPosition } from '../../src/save/position.ts';
import { positionOf, type Situation } from './situation.ts';

/**
 * A game in which the side of a card is about to play it: only that card in its hand, one in the other's
 * so that the turn goes on, and the units of the situation on the map.
 */
export function aboutToPlay(
  card: CardId,
  situation: Situation & { clear?: boolean; other?: CardId[] },
): State {
  const side = sideOfCard(card);
  const other = situation.other ?? [side === 'japan' ? 'A19' : 'J40'];
  const raw = {
    ...positionOf(situation, situation.clear ?? true),
    hands: side === 'japan' ? { japan: [card], allies: other } : { japan: other, allies: [card] },
  };
  const { state } = readPosition('situation', raw);
  const flow: State['flow'] = [
    { step: 'turn', data: { segment: 'offensives', begun: true } },
    { step: 'play-card', data: { side } },
  ];
  return advance({ ...state, flow }).state;
}

export const play = (state: State, ...script: Line[]): Played => playScript(state, script);

/** The legal answers of a kind. */
export const offered = (state: State, kind: Answer['do']): Answer[] =>
  legalReplies(state).filter((answer) => answer.do === kind);

/** An operations card from its play to the end of activation. */
export const activating = (card: CardId, hq: UnitId | null, ...units: UnitId[]): Line[] => [
  { do: 'operations', card },
  ...(hq ? [{ do: 'hq', hq }] : []),
  ...units.map((unit) => ({ do: 'activate', unit })),
];
