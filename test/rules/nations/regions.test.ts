import { describe, expect, it } from 'vitest';
import { gainsOf, type Politics, politicalPhase } from '../../support/politics.ts';
import { at, holder, targets } from '../play/support.ts';

describe('13.84 the Australian Mandates', () => {
  /** Japan has Rabaul from the beginning; here Guadalcanal too. */
  const japanese = (more: Politics = {}) =>
    politicalPhase({ ...more, japan: [4021, 4423, ...(more.japan ?? [])] });
  /** Japan held them all, and the Allies are back in Rabaul and Guadalcanal. */
  const allied = (more: Politics = {}) =>
    politicalPhase({
      mandates: 'japan',
      ...more,
      allies: [4021, 4423],
      japan: [3820, 4020, 3921, 4121, 4222, 4022],
    });

  it('13.84, 13.81 with Rabaul and Guadalcanal Japan has every hex of them, base or not', () => {
    const gains = gainsOf(japanese(), 'japan');
    expect(gains).toEqual(
      expect.arrayContaining([3820, 4020, 3921, 4121, 4222, 4322, 4022, 4120, 4422, 4522]),
    );
  });

  it('13.84, 13.81 and none outside them', () => {
    const played = japanese();
    expect(holder(played, 3922)).toBe('allies');
    expect(holder(played, 4723)).toBe('allies');
    expect(holder(played, 4825)).toBe('allies');
  });

  it('13.84 not with Rabaul alone', () => {
    expect(gainsOf(politicalPhase({ japan: [4021] }), 'japan')).toEqual([]);
  });

  it('13.84 not with Guadalcanal alone', () => {
    expect(gainsOf(politicalPhase({ japan: [4423], allies: [4021] }), 'japan')).toEqual([]);
  });

  it('13.84 ground units keep their hex', () => {
    expect(holder(japanese({ place: { 'us-1m-div': 4222 } }), 4222)).toBe('allies');
  });

  it('13.84, 8.22 ships do not, and have to flee', () => {
    const played = japanese({ place: { 'us-ca-northampton': 4222 } });
    expect(holder(played, 4222)).toBe('japan');
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).toEqual(expect.arrayContaining(['4825', '3823', '3727']));
    expect(targets(played, 'go')).not.toContain('4222');
    expect(targets(played, 'go')).not.toContain('3820');
  });

  it('13.84, 8.32 air units neither', () => {
    const played = japanese({ place: { 'us-13af': 4222 } });
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).toContain('3823');
    expect(targets(played, 'go')).not.toContain('4825');
  });

  it('13.84, 6.14 nor an HQ', () => {
    const played = japanese({ place: { 'us-hq-s-pac-ghormley': 4222 } });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'placed', unit: 'us-hq-s-pac-ghormley', to: 'turn-3' }),
    );
  });

  it('13.84 the Allies get them back with both', () => {
    expect(gainsOf(allied(), 'allies')).toEqual([3820, 3921, 4020, 4022, 4121, 4222]);
  });

  it('13.84 but for those with Japanese ground units', () => {
    const gains = gainsOf(allied({ place: { 'jp-sn-1': 4020, 'jp-af-25': 3921 } }), 'allies');
    expect(gains).toEqual([3820, 3921, 4022, 4121, 4222]);
  });

  it('13.84 Japanese ships have to flee then', () => {
    const played = allied({ place: { 'jp-ca-aoba': 4020 } });
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'japan' });
    expect(targets(played, 'go')).toContain('4017');
  });

  it('13.84 with one of the two lost again everything stays as it is', () => {
    const played = politicalPhase({ mandates: 'allies', japan: [4021], allies: [4423, 4020] });
    expect(gainsOf(played, 'japan')).toEqual([]);
    expect(gainsOf(played, 'allies')).toEqual([]);
    expect(played.state.board.mandates).toBe('allies');
  });

  it('13.84 who holds them as a whole is recorded', () => {
    expect(japanese({ mandates: 'allies' }).state.board.mandates).toBe('japan');
    expect(allied().state.board.mandates).toBe('allies');
  });
});

describe('13.85 New Guinea', () => {
  /** Its ports, and the resource of Vogelkop. */
  const KEYS = [3319, 3520, 3720, 3822, 3823, 4024, 3219];

  it('13.85 whoever has every port and the resource gets the other named hexes', () => {
    expect(gainsOf(politicalPhase({ japan: KEYS }), 'japan')).toEqual([3119, 3620, 3721, 3922]);
  });

  it('13.85 the Allies likewise', () => {
    const played = politicalPhase({ allies: KEYS, japan: [3119, 3620, 3721, 3922] });
    expect(gainsOf(played, 'allies')).toEqual([3119, 3620, 3721, 3922]);
  });

  it.each([
    ['Biak', 3319],
    ['Hollandia', 3520],
    ['Wewak', 3720],
    ['Lae', 3822],
    ['Port Moresby', 3823],
    ['Gili Gili', 4024],
    ['Vogelkop', 3219],
  ])('13.85 not without %s', (_, missing) => {
    expect(gainsOf(politicalPhase({ japan: KEYS.filter((hex) => hex !== missing) }), 'japan')).toEqual([]);
  });

  it('13.85 nothing but named hexes', () => {
    const played = politicalPhase({ japan: KEYS });
    expect(holder(played, 3521)).toBe('allies');
    expect(holder(played, 3923)).toBe('allies');
  });

  it('13.85 a unit of any kind keeps its hex: an air unit', () => {
    const played = politicalPhase({ japan: KEYS, place: { 'aus-air': 3922 } });
    expect(gainsOf(played, 'japan')).toEqual([3119, 3620, 3721]);
  });

  it('13.85 and ground units do', () => {
    const played = politicalPhase({ japan: KEYS, place: { 'aus-1-corps': 3721 } });
    expect(gainsOf(played, 'japan')).toEqual([3119, 3620, 3922]);
  });
});

describe('13.92 the Marshalls', () => {
  /** Every island within two hexes of Eniwetok or Kwajalein. */
  const OTHERS = [4316, 4615, 4616, 4713, 4716, 4815, 4816, 4817, 4916];
  const taken = (place: Politics['place'] = {}) => politicalPhase({ allies: [4415, 4715], place });

  it('13.92 with Eniwetok and Kwajalein the Allies have them all', () => {
    expect(gainsOf(taken(), 'allies')).toEqual(OTHERS);
  });

  it('13.92 not with one of the two', () => {
    expect(gainsOf(politicalPhase({ allies: [4415] }), 'allies')).toEqual([]);
    expect(gainsOf(politicalPhase({ allies: [4715] }), 'allies')).toEqual([]);
  });

  it('13.92 but for those with Japanese ground units', () => {
    const gains = gainsOf(taken({ 'jp-sn-1': 4815, 'jp-af-24': 4816 }), 'allies');
    expect(gains).toEqual(OTHERS.filter((hex) => hex !== 4815));
  });

  it('13.92, 8.32 Japanese air units there have to flee', () => {
    // Jaluit: Kusaie is three hexes away, Truk seven.
    const played = taken({ 'jp-af-24': 4817 });
    expect(at(played, 'jp-af-24')).toBe('4517');
  });

  it('13.92, 8.32 and are lost if there is no airfield in range', () => {
    // Mili: nothing Japanese within five hexes once Kusaie is gone.
    const played = politicalPhase({ allies: [4415, 4715, 4517], place: { 'jp-af-24': 4916 } });
    expect(at(played, 'jp-af-24')).toBe('eliminated');
  });

  it('13.92 Kusaie, Wake and the Gilberts are not among them', () => {
    const played = politicalPhase({ allies: [4415, 4715], japan: [4612, 5018] });
    expect(holder(played, 4517)).toBe('japan');
    expect(holder(played, 4612)).toBe('japan');
    expect(holder(played, 5018)).toBe('japan');
  });

  it('13.92 Japan gets nothing by holding the two', () => {
    expect(gainsOf(politicalPhase({ allies: [4815] }), 'japan')).toEqual([]);
  });
});
