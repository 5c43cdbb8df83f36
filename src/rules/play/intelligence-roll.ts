import { cardOf } from '../cards/events.ts';
import type { Modifier } from '../modifier.ts';
import type { State } from '../state/state.ts';
import { eventInForce, offensiveOf } from './game.ts';
import type { Offensive } from './offensive.ts';

/** 7.25E: who moves through enemy ZOI is seen. */
export function intelligenceModifiers(state: State): Modifier[] {
  const { touchedZoi } = offensiveOf(state);
  return [
    ...(touchedZoi ? [{ rule: '7.25E', change: -2, reason: 'units moved through ZOI' }] : []),
    ...(eventInForce(state).intelligenceModifiers?.(state) ?? []),
  ];
}

/** 7.25D: the number to roll; null if the card forbids a roll. */
export function intelligenceValue({ card: id, use }: Offensive): number | null {
  const card = cardOf(id);
  if (use === 'operations') return card.ocIntelligence;
  return card.intelligence === 'surprise' ? null : card.ecIntelligence;
}

/** 7.27: against an event that is a surprise the operations value counts. */
export function specialReactionValue(offensive: Offensive): number {
  return intelligenceValue(offensive) ?? cardOf(offensive.card).ocIntelligence ?? 0;
}

/** 7.25D, E: the modified die must not be above the value; a nine always fails. */
export function intelligenceSucceeds(state: State, die: number, value: number): boolean {
  const change = intelligenceModifiers(state).reduce((sum, modifier) => sum + modifier.change, 0);
  return die !== 9 && die + change <= value;
}
