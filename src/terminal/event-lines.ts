import { findCard } from '../data/cards.ts';
import type { CardId, Side, UnitId } from '../data/ids.ts';
import { findHex } from '../data/map.ts';
import { calendar } from '../data/tables.ts';
import { findUnit } from '../data/units.ts';
import type { GameEvent } from '../rules/play/decision.ts';
import { hexLabel } from '../rules/state/check.ts';
import { placeWord, SIDE_WORD, titled } from './words.ts';

/** What happened, in a line of plain English. */
export function eventLine(event: GameEvent): string {
  const line = LINES[event.type] as (event: GameEvent) => string;
  return line(event);
}

/** An event without its line does not compile. */
type Lines = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>) => string;
};

const LINES: Lines = {
  'turn-began': ({ turn }) => turnWord(turn),
  'segment-began': ({ segment }) => segmentWord(segment),
  'replacements-received': ({ side, pools }) =>
    `${does(side, 'receives', 'receive')} replacements: ${poolsWord(pools)}`,
  replaced: ({ unit, at, now }) =>
    now === 'full'
      ? `${unitWord(unit)} is at full strength again, ${where(at)}`
      : `${unitWord(unit)} is rebuilt at reduced strength, ${where(at)}`,
  'replacements-lost': ({ side, pools }) =>
    `${does(side, 'loses', 'lose')} unused replacements: ${poolsWord(pools)}`,
  submarines: ({ success }) => `The submarine campaign ${success ? 'succeeds' : 'fails'}`,
  bombed: ({ unit, success }) =>
    `${unitWord(unit)} bombs Japan ${success ? 'with success' : 'without success'}`,
  'hand-size': ({ side, cards, passes }) =>
    `${does(side, 'gets', 'get')} ${counted(cards, 'card')} and ${counted(passes, 'pass', 'passes')}`,
  reshuffled: ({ side }) => `${does(side, 'reshuffles its', 'reshuffle their')} deck`,
  'card-taken': ({ side, card, rule }) => `${does(side, 'takes', 'take')} ${cardWord(card)} (${rule})`,
  initiative: ({ side, by }) => `${does(side, 'goes', 'go')} first: ${INITIATIVE[by]}`,
  surrendered: ({ nation, rule }) => `${titled(nation)} surrenders (${rule})`,
  liberated: ({ nation, rule }) => `${titled(nation)} is liberated (${rule})`,
  'political-will': ({ change, now, rule, reason }) =>
    `US political will ${signed(change)}, now ${now}: ${reason} (${rule})`,
  attrition: ({ unit, left }) => `${unitWord(unit)} is ${left} by attrition`,
  cancelled: ({ side, card, by }) =>
    `The offensive of ${SIDE_WORD[side]} with ${cardWord(card)} is called off by ${cardWord(by)}`,
  'card-lost': ({ side, card, by }) => `${does(side, 'loses', 'lose')} ${cardWord(card)} to ${cardWord(by)}`,
  'game-over': ({ verdict }) => verdictWord(verdict),
  'card-drawn': ({ side, card }) => `${does(side, 'draws', 'draw')} ${cardWord(card)}`,
  'card-hidden': ({ side, as }) =>
    as === 'drawn'
      ? `${does(side, 'draws', 'draw')} a card`
      : `${does(side, 'sets', 'set')} a card aside for a future offensive`,
  'die-rolled': ({ purpose, die }) => `Die for ${withHexNames(purpose)}: ${die}`,
  'card-played': ({ side, card, as }) => cardPlayed(side, card, as),
  passed: ({ side }) => does(side, 'passes', 'pass'),
  'hq-chosen': ({ hq, role }) => `${unitWord(hq)} directs the ${role}`,
  activated: ({ unit }) => `${unitWord(unit)} is activated`,
  moved: ({ units, mode, path }) => moved(units, mode, path),
  'asp-spent': ({ side, points }) =>
    `${does(side, 'spends', 'spend')} ${counted(points, 'amphibious shipping point')}`,
  'control-changed': ({ hex, to }) => `${does(to, 'takes', 'take')} ${hexWord(hex)}`,
  'battle-declared': ({ hex, special }) =>
    special ? `Special reaction: battle at ${hexWord(hex)}` : `Battle is declared at ${hexWord(hex)}`,
  joined: ({ unit, hex }) => `${unitWord(unit)} joins the battle at ${hexWord(hex)}`,
  covered: ({ unit, hex }) => `${unitWord(unit)} covers the landing at ${hexWord(hex)}`,
  abandoned: ({ side, card }) => `${does(side, 'abandons', 'abandon')} the offensive of ${cardWord(card)}`,
  intelligence: ({ condition, by }) => `Intelligence: ${condition}, by ${by}`,
  'combat-rolled': (event) => combatRolled(event),
  'step-lost': ({ target, hex, left }) => `${unitWord(target)} is ${left} at ${hexWord(hex)}`,
  'hits-lost': ({ hex, hits }) =>
    `${counted(hits, 'hit')} at ${hexWord(hex)} ${hits === 1 ? 'finds' : 'find'} no target`,
  'step-swapped': ({ from, to }) => `A step of ${unitWord(to)} goes to ${unitWord(from)}`,
  'combat-won': ({ hex, combat, side }) =>
    `${does(side, 'wins', 'win')} the ${combat} battle at ${hexWord(hex)}`,
  retreated: ({ unit, to }) =>
    to === 'eliminated'
      ? `${unitWord(unit)} cannot retreat and is eliminated`
      : `${unitWord(unit)} retreats to ${placeLabel(to)}`,
  placed: ({ unit, to, rule }) => placed(unit, to, rule),
  marker: ({ marker, value }) => `${capital(marker)}: ${markerValue(value)}`,
  'offensive-ended': ({ side, card }) =>
    `The offensive of ${side === 'japan' ? 'Japan' : 'the Allies'} with ${cardWord(card)} is over`,
};

/** `Turn 2, January-April 1942`. */
export function turnWord(turn: number): string {
  const { months, year } = calendar(turn);
  return `Turn ${turn}, ${months} ${year}`;
}

export const segmentWord = (segment: string): string => SEGMENT_WORD[segment] ?? capital(placeWord(segment));

const SEGMENT_WORD: Readonly<Record<string, string>> = {
  'deal-cards': 'Cards are dealt',
  'us-political-will': 'US political will',
};

/** `Japan draws`, `The Allies draw`. */
const does = (side: Side, singular: string, plural: string): string =>
  side === 'japan' ? `Japan ${singular}` : `The Allies ${plural}`;

const INITIATIVE = {
  'more-cards': 'more cards',
  tie: 'as many cards, and the year decides',
  'future-offensive': 'a future offensive is played first',
} as const;

/** How a card is used, where that is not what it is called. */
const USE_WORD: Readonly<Record<string, string>> = {
  operations: 'as an operations card',
  event: 'as an event',
  reaction: 'in reaction',
  'china-offensive': 'for an offensive in China',
  'end-rivalry': 'to end inter-service rivalry',
  'withdraw-hq': 'to withdraw an HQ',
  'return-hq': 'to bring back an HQ',
  'build-route': 'to build a transport route',
};

function cardPlayed(side: Side, card: CardId, as: string): string {
  if (as === 'future') return `${does(side, 'sets', 'set')} ${cardWord(card)} aside for a future offensive`;
  if (as === 'discard') return `${does(side, 'discards', 'discard')} ${cardWord(card)}`;
  return `${does(side, 'plays', 'play')} ${cardWord(card)} ${USE_WORD[as] ?? `as ${placeWord(as)}`}`;
}

const MODE_WORD: Readonly<Record<string, string>> = {
  naval: 'by sea',
  'naval-strategic': 'by sea (strategic)',
  air: 'by air',
  'air-extended': 'by air at extended range',
  'air-strategic': 'by air (strategic)',
  overland: 'by land',
  'strategic-transport': 'by strategic transport',
  amphibious: 'by amphibious assault',
  organic: 'by organic transport',
  barge: 'by barge',
};

function moved(units: readonly UnitId[], mode: string, path: readonly string[]): string {
  const [from, to] = [path[0], path.at(-1)];
  const by = MODE_WORD[mode] ?? placeWord(mode);
  const way = from === undefined || to === undefined ? '' : ` from ${placeLabel(from)} to ${placeLabel(to)}`;
  return `${units.map(unitWord).join(', ')} ${units.length === 1 ? 'moves' : 'move'} ${by}${way}`;
}

function combatRolled(event: Extract<GameEvent, { readonly type: 'combat-rolled' }>): string {
  const { side, combat, hex, strength, die, modified, hits, critical } = event;
  const change = modified === die ? '' : `, modified ${modified}`;
  return `${capital(combat)} combat at ${hexWord(hex)}, ${SIDE_WORD[side]}: strength ${strength}, die ${die}${change}: ${counted(hits, 'hit')}${critical ? ', critical' : ''}`;
}

function placed(unit: UnitId, to: string, rule: string): string {
  if (to === 'eliminated') return `${unitWord(unit)} is eliminated (${rule})`;
  if (to === 'out-of-play') return `${unitWord(unit)} is out of play (${rule})`;
  return `${unitWord(unit)} goes to ${placeLabel(to)} (${rule})`;
}

type Verdict = Extract<GameEvent, { readonly type: 'game-over' }>['verdict'];

const RESULT_WORD: Readonly<Record<Verdict['result'], string>> = {
  automatic: 'automatic victory',
  campaign: 'victory in the campaign',
  'allied-decisive': 'decisive victory',
  'allied-tactical': 'tactical victory',
  'japanese-tactical': 'tactical victory',
  'japanese-decisive': 'decisive victory',
};

export function verdictWord({ winner, result, reason, rule }: Verdict): string {
  return `${does(winner, 'wins', 'win')} the game, ${RESULT_WORD[result]}: ${reason} (${rule})`;
}

const POOL_WORD: Readonly<Record<string, string>> = {
  'us-naval': 'US naval',
  'commonwealth-naval': 'Commonwealth naval',
  chinese: 'Chinese',
};

const poolsWord = (pools: Readonly<Record<string, number>>): string =>
  Object.entries(pools)
    .filter(([, steps]) => steps > 0)
    .map(([pool, steps]) => `${steps} ${POOL_WORD[pool] ?? pool}`)
    .join(', ') || 'none';

/** A unit by its name; a garrison by its hex. */
const unitWord = (id: string): string =>
  id.startsWith('garrison:')
    ? `The garrison of ${hexWord(id.slice('garrison:'.length))}`
    : (findUnit(id)?.name ?? id);

function cardWord(id: CardId): string {
  const card = findCard(id);
  return card ? `${card.id} ${card.title}` : id;
}

/** `2015 Singapore`. */
function hexWord(id: string): string {
  const hex = findHex(id);
  return hex ? hexLabel(hex) : id;
}

/** A hex, or the name of a box. */
const placeLabel = (place: string): string => (findHex(place) ? hexWord(place) : `the ${boxWord(place)}`);

const where = (place: string): string =>
  findHex(place) ? `at ${hexWord(place)}` : `in ${placeLabel(place)}`;

/** `China box`, `delay box`, `box of turn 5`. */
function boxWord(box: string): string {
  if (box.startsWith('turn-')) return `box of ${placeWord(box)}`;
  return box === 'china-box' ? 'China box' : placeWord(box);
}

/** Hex numbers inside a sentence of the rules core. */
const withHexNames = (text: string): string => text.replace(/\b\d{4}\b/g, hexWord);

const markerValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : placeWord(String(value));

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
