import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import { type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { at, go, targets } from '../play/support.ts';

/** The ports a unit may be placed in now. */
const portsOf = (from: Played, unit: UnitId): string[] =>
  legalReplies(from.state)
    .flatMap((answer) => (answer.do === 'place' && answer.unit === unit ? [answer.to] : []))
    .sort();

const ship = (unit: UnitId, to: number) => ({ do: 'place', unit, to: String(to) });

describe('J35 Operation KE', () => {
  // Guadalcanal under Allied ZOI; no Japanese HQ is anywhere near.
  const guadalcanal: Situation = {
    place: {
      'jp-army-17': 4423,
      'jp-sn-1': 4423,
      'jp-sn-2': 4422,
      'jp-sn-3': 4523,
      'jp-sn-4': 4222,
      'us-hq-s-pac-ghormley': 4828,
      'us-cv-enterprise': 4424,
    },
    japan: [4021, 4222, 4422, 4423, 4523],
  };
  const play = (situation: Situation): Played =>
    go(aboutToPlay('J35', situation), { do: 'event', card: 'J35' });
  const from = (situation: Situation, coast: number): Played =>
    go(play(situation), { do: 'choose', what: String(coast) });

  test('J35 a coast with Japanese units is chosen', () => {
    const asked = play(guadalcanal);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan', rule: 'J35' });
    const coasts = targets(asked, 'choose', 'what');
    expect(coasts).toEqual(expect.arrayContaining(['4423', '4222']));
    expect(coasts).not.toContain('4021');
  });

  test('J35 three ground units there and around go to one port, through ZOI and out of supply', () => {
    const asked = from(guadalcanal, 4423);
    expect(zoiAt(asked.state.board, 'allies', 4423)).toBe('active');
    expect(supplied(asked.state.board, 'jp-army-17')).toBe(false);
    // Bougainville is two hexes away.
    expect(targets(asked, 'place', 'unit')).toEqual(['jp-army-17', 'jp-sn-1', 'jp-sn-2', 'jp-sn-3']);
    expect(portsOf(asked, 'jp-army-17')).toEqual(expect.arrayContaining(['4021', '4222']));
    const one = go(asked, ship('jp-army-17', 4021));
    expect(portsOf(one, 'jp-sn-2')).toEqual(['4021']);
    const three = go(one, ship('jp-sn-2', 4021), ship('jp-sn-1', 4021));
    expect([at(three, 'jp-army-17'), at(three, 'jp-sn-2'), at(three, 'jp-sn-1')]).toEqual([
      '4021',
      '4021',
      '4021',
    ]);
    expect(at(three, 'jp-sn-3')).toBe('4523');
    expect(three.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(three.state.board.thisTurn.aspUsed.japan).toBe(0);
    expect(three.state.cards.japan.discard).toContain('J35');
  });

  test('J35 fewer may go', () => {
    const one = go(from(guadalcanal, 4423), ship('jp-sn-1', 4021), { do: 'decline' });
    expect(at(one, 'jp-sn-1')).toBe('4021');
    expect(at(one, 'jp-army-17')).toBe('4423');
    expect(one.decision?.kind).toBe('play-card');
  });

  test('J35, 8.44 15 hexes from a coast, 30 from a port', () => {
    // Manila is 17 hexes from Santa Isabel and no nearer by sea; Guadalcanal is a port.
    const asked = from(plus(guadalcanal, { japan: [2813] }), 4423);
    expect(portsOf(asked, 'jp-sn-2')).not.toContain('2813');
    expect(portsOf(asked, 'jp-army-17')).toContain('2813');
  });

  test('J35 a unit inland embarks at the coast chosen', () => {
    // 3621, behind Aitape, touches no sea.
    const inland: Situation = { place: { 'jp-army-18': 3621, 'jp-sn-1': 3620 }, japan: [3520, 3620, 3621] };
    // With one coast to choose it is not asked.
    const asked = play(inland);
    expect(portsOf(asked, 'jp-army-18')).toContain('3520');
    expect(at(go(asked, ship('jp-army-18', 3520), { do: 'decline' }), 'jp-army-18')).toBe('3520');
  });

  test('J35, 8.44 not into a port with enemies, nor one of theirs', () => {
    const ports = portsOf(
      from(plus(guadalcanal, { place: { 'us-ca-northampton': 4021 }, allies: [4020] }), 4423),
      'jp-army-17',
    );
    expect(ports).toContain('4222');
    expect(ports).not.toContain('4021');
    expect(ports).not.toContain('4020');
  });

  test('J35, 8.11 nobody embarks beside enemy ships', () => {
    const watched: Situation = {
      place: { 'jp-army-17': 4423, 'us-ca-northampton': 4423 },
      japan: [4423],
    };
    expect(offered(aboutToPlay('J35', watched), 'event')).toEqual([]);
  });

  test('J35, 8.48 the port is not overstacked in the end', () => {
    const full = plus(guadalcanal, {
      place: { 'jp-army-18': 4021, 'jp-army-25': 4021, 'jp-army-15': 4021 },
    });
    const crowded = go(from(full, 4423), ship('jp-sn-1', 4021), { do: 'decline' });
    expect(crowded.decision).toMatchObject({ kind: 'overstacked', side: 'japan' });
  });

  test('J35 is no event without a ground unit to evacuate', () => {
    expect(offered(aboutToPlay('J35', { place: { 'jp-ca-aoba': 4423 }, japan: [4423] }), 'event')).toEqual(
      [],
    );
    expect(offered(aboutToPlay('J35', guadalcanal), 'event')).toHaveLength(1);
  });
});

describe('J77 Fuel Shortage', () => {
  const SHIPS = ['jp-bb-yamato', 'jp-bb-nagato', 'jp-ca-aoba', 'jp-ca-nachi', 'jp-ca-takao'] as const;
  const truk: Situation = {
    place: {
      'jp-hq-combined-fleet-yamamoto': 4017,
      'jp-hq-south': 2212,
      'jp-hq-south-seas': 4021,
      'jp-army-17': 4017,
      'jp-bb-yamato': 4017,
      'jp-bb-nagato': 4017,
      'jp-ca-aoba': 4017,
      'jp-ca-nachi': 4017,
      'jp-ca-takao': 4021,
    },
    japan: [2616, 2715, 4021],
    allies: [2220],
  };
  const play = (situation: Situation): Played =>
    go(aboutToPlay('J77', situation), { do: 'event', card: 'J77' });

  test('J77 the Combined Fleet HQ and any ships may go, others not', () => {
    const asked = play(truk);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan', rule: 'J77' });
    expect(targets(asked, 'place', 'unit')).toEqual([...SHIPS, 'jp-hq-combined-fleet-yamamoto'].sort());
  });

  test('J77 to Japanese ports within 3 hexes of a resource hex, however far', () => {
    const ports = portsOf(play(truk), 'jp-bb-yamato');
    expect(ports).toEqual(expect.arrayContaining(['2212', '2616', '2715']));
    // Rabaul has no oil near it, Soerabaja is Allied.
    expect(ports).not.toContain('4021');
    expect(ports).not.toContain('2220');
  });

  test('J77, 6.11 the HQ not beside another', () => {
    const ports = portsOf(play(truk), 'jp-hq-combined-fleet-yamamoto');
    expect(ports).toContain('2616');
    expect(ports).not.toContain('2212');
  });

  test('J77 four ships at most, and the HQ besides, to ports of their own', () => {
    const four = go(
      play(truk),
      ship('jp-bb-yamato', 2616),
      ship('jp-bb-nagato', 2715),
      ship('jp-ca-aoba', 2616),
      ship('jp-ca-takao', 2616),
    );
    expect(at(four, 'jp-bb-nagato')).toBe('2715');
    expect(at(four, 'jp-ca-takao')).toBe('2616');
    expect(targets(four, 'place', 'unit')).toEqual(['jp-hq-combined-fleet-yamamoto']);
    const all = go(four, ship('jp-hq-combined-fleet-yamamoto', 2616));
    expect(at(all, 'jp-hq-combined-fleet-yamamoto')).toBe('2616');
    expect(all.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(all.state.cards.japan.discard).toContain('J77');
  });

  test('J77 nobody must go', () => {
    const stayed = go(play(truk), { do: 'decline' });
    expect(at(stayed, 'jp-hq-combined-fleet-yamamoto')).toBe('4017');
    expect(stayed.decision?.kind).toBe('play-card');
  });

  test('J77 never into Allied ZOI that is not neutralised', () => {
    // Miri, two hexes from Tarakan and three from Jolo.
    const miri = plus(truk, { place: { 'us-hq-sw-pac': 2415, 'us-5af': 2415 }, allies: [2415] });
    const asked = play(miri);
    expect(zoiAt(asked.state.board, 'allies', 2616)).toBe('active');
    expect(portsOf(asked, 'jp-bb-yamato')).not.toContain('2616');
    expect(portsOf(asked, 'jp-bb-yamato')).toContain('2715');
  });

  test('J77, 6.4 a carrier under way neutralises nothing, one that has arrived does', () => {
    const miri = plus(truk, {
      place: { 'us-hq-sw-pac': 2415, 'us-5af': 2415, 'jp-cv-shokaku': 4017 },
      allies: [2415],
    });
    const asked = play(miri);
    expect(portsOf(asked, 'jp-cv-shokaku')).not.toContain('2616');
    const covered = go(asked, ship('jp-cv-shokaku', 2715));
    expect(zoiAt(covered.state.board, 'allies', 2616)).toBe('neutralised');
    expect(portsOf(covered, 'jp-bb-yamato')).toContain('2616');
  });

  test('J77, 8.24 a port is not overstacked in the end', () => {
    const full = plus(truk, {
      place: {
        'jp-cv-shokaku': 2616,
        'jp-cv-akagi': 2616,
        'jp-bb-hiei': 2616,
        'jp-bb-kongo': 2616,
        'jp-ca-mogami': 2616,
        'jp-ca-takao': 2616,
      },
    });
    const crowded = go(play(full), ship('jp-bb-yamato', 2616), { do: 'decline' });
    expect(crowded.decision).toMatchObject({ kind: 'overstacked', side: 'japan', rule: '8.24' });
  });

  test('J77 without the HQ the ships may go all the same', () => {
    const away = plus(truk, { place: { 'jp-hq-combined-fleet-yamamoto': 'turn-4' } });
    expect(targets(play(away), 'place', 'unit')).toEqual([...SHIPS].sort());
  });
});
