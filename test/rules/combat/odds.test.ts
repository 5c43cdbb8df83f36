import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/units.ts';
import type { Battle } from '../../../src/rules/combat/battle.ts';
import { odds } from '../../../src/rules/combat/odds.ts';
import { type Supposition, supposedBattle } from '../../../src/rules/combat/supposed.ts';
import type { Board } from '../../../src/rules/state/board.ts';
import { emptyMapWith, setUpWith } from '../../support/situation.ts';
import { battle } from './support.ts';

describe('9.0 the odds of a battle', () => {
  it('9.4 Kuantan: 85 of 100', () => {
    const { board, battle: fought } = battle({
      hex: 2014,
      offensive: 'japan',
      place: { 'jp-army-38': 2014, 'ind-3-corps': 2014 },
    });
    const { airNaval, ground, control } = odds(board, fought);
    expect(airNaval).toBeNull();
    // Japan eliminates the corps with 5 to 9 and reduces it with less; the corps reduces the army with 7 to 9,
    // which makes the losses equal: 0.5 + 0.5 * 0.7.
    expect(ground!.chance).toBeCloseTo(1);
    expect(ground!.winner.japan).toBeCloseTo(0.85);
    expect(control!.allies).toBeCloseTo(0.15);
    expect(ground!.losses.japan).toBeCloseTo(0.3);
    expect(ground!.losses.allies).toBeCloseTo(1.5);
  });

  const cruisers = (intelligence: Battle['intelligence']) => {
    const { board, battle: fought } = battle({
      hex: 4613,
      offensive: 'japan',
      intelligence,
      place: { 'jp-ca-aoba': 4613, 'us-ca-northampton': [4613, 'reduced'] },
    });
    return odds(board, fought);
  };

  it('9.2C at intercept both roll with all they have', () => {
    // Aoba 12-10, Northampton 6-8 on its last step. Japan sinks it with 12 hits (6 to 9); half is 6. Northampton does
    // damage with a critical 9 alone: then 7 against 6, or against nothing.
    const { airNaval, ground, control } = cruisers('intercept');
    expect(airNaval!.losses.allies).toBeCloseTo(0.4);
    expect(airNaval!.losses.japan).toBeCloseTo(0.1);
    expect(airNaval!.winner.japan).toBeCloseTo(1);
    expect([ground, control]).toEqual([null, null]);
  });

  it('9.2D at surprise the second side rolls only if it survives', () => {
    // With +3 Japan sinks it with 3 to 9; in the other 3 cases of 10 it answers, and hits with a 9.
    const { airNaval } = cruisers('surprise');
    expect(airNaval!.losses.allies).toBeCloseTo(0.7);
    expect(airNaval!.losses.japan).toBeCloseTo(0.03);
  });

  it('9.2E at ambush the reaction player rolls first', () => {
    // A reduced Aoba has 7: too little for 8 at any die but a critical 9.
    const { airNaval } = cruisers('ambush');
    expect(airNaval!.losses.japan).toBeCloseTo(0.1);
    expect(airNaval!.losses.allies).toBeCloseTo(0.9 * 0.4 + 0.1 * 0.1);
  });

  it('9.32 ground combat takes place as often as the landing force wins the air-naval battle', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-ca-aoba': 4612, 'jp-army-2': 4612, 'us-marine-211': 4612, 'us-w-bde': 4612 },
      landed: ['jp-army-2'],
      assaultedDefenders: true,
    });
    const { airNaval, ground, control } = odds(board, fought);
    // Aoba must shoot down the air unit, or it wins: 12 hits with 6 to 9.
    expect(airNaval!.winner.japan).toBeCloseTo(0.4);
    expect(ground!.chance).toBeCloseTo(0.4);
    expect(ground!.winner.japan + ground!.winner.allies).toBeCloseTo(0.4);
    expect(control!.japan).toBeCloseTo(ground!.winner.japan);
  });

  it('9.2F5 bombardment leaves the last step to the ground battle', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-bb-nagato': 4612, 'jp-army-2': 4612, 'us-w-bde': 4612, 'us-sf-bde': 4612 },
      landed: ['jp-army-2'],
      assaultedDefenders: true,
    });
    const { airNaval, ground } = odds(board, fought);
    expect(ground!.chance).toBeCloseTo(1);
    expect(airNaval!.losses.japan).toBe(0);
  });
});

describe('9.1 a battle that is only supposed', () => {
  const suppose = (board: Board, rest: Partial<Supposition> & Pick<Supposition, 'hex'>) =>
    supposedBattle(board, { attacker: 'japan', intelligence: 'intercept', units: [], ...rest });
  const battleOf = (board: Board, rest: Partial<Supposition> & Pick<Supposition, 'hex'>): Battle => {
    const supposed = suppose(board, rest);
    if ('rule' in supposed) throw new Error(supposed.message);
    return supposed.battle;
  };
  const malaya = setUpWith({});

  it('9.1 without units: who is in the hex', () => {
    const board = emptyMapWith({ place: { 'jp-ca-aoba': 4612, 'us-w-bde': 4612, 'us-cv-wasp': 4611 } });
    expect(battleOf(board, { hex: '4612' }).participants).toEqual([
      { unit: 'jp-ca-aoba', at: '4612', activated: true, extended: false },
      { unit: 'us-w-bde', at: '4612', activated: false, extended: false },
    ]);
  });

  it('9.11 air units take part from where they stand, at extended range if they must', () => {
    const { participants } = battleOf(malaya, { hex: '2015', units: [unitOf('jp-af-22')] });
    expect(participants.find(({ unit }) => unit === 'jp-af-22')).toMatchObject({
      at: '2212',
      extended: true,
    });
  });

  it('9.11 not beyond their range, and not at an extended range in brackets', () => {
    expect(suppose(malaya, { hex: '2015', units: [unitOf('jp-cv-akagi')] })).toMatchObject({ rule: '9.11' });
    const board = emptyMapWith({
      place: { 'jp-ca-aoba': 4612, 'us-2maw': 4715, 'us-5af': 4715 },
      allies: [4715],
    });
    const asked = { hex: '4612', attacker: 'allies' } as const;
    expect(battleOf(board, { ...asked, units: [unitOf('us-5af')] }).participants[0]).toMatchObject({
      extended: true,
    });
    expect(suppose(board, { ...asked, units: [unitOf('us-2maw')] })).toMatchObject({ rule: '9.11' });
  });

  it('9.13 ground units next to the hex march, others land', () => {
    const asked = battleOf(malaya, { hex: '2014', units: [unitOf('jp-army-38'), unitOf('jp-army-14')] });
    expect(asked.landed).toEqual(['jp-army-14']);
  });

  it('9.4 a landing against ground units or an HQ is one against defenders', () => {
    expect(battleOf(malaya, { hex: '2015', units: [unitOf('jp-army-25')] }).assaultedDefenders).toBe(true);
    const board = emptyMapWith({ place: { 'us-marine-211': 4612, 'jp-sn-4': 4715 } });
    expect(battleOf(board, { hex: '4612', units: [unitOf('jp-sn-4')] }).assaultedDefenders).toBe(false);
  });

  it('9.1 refused: nobody to fight, the wrong side, an HQ, a unit not on the map', () => {
    expect(suppose(malaya, { hex: '4613' })).toMatchObject({ rule: '7.24' });
    expect(suppose(malaya, { hex: '2015' })).toMatchObject({ rule: '9.1' });
    for (const unit of ['us-cv-wasp', 'jp-hq-south', 'jp-cv-taiho'] as const) {
      expect(suppose(malaya, { hex: '2015', units: [unitOf(unit)] }), unit).toMatchObject({ rule: '9.1' });
    }
  });

  it('13.76 a garrison is somebody to fight', () => {
    const board = emptyMapWith({ place: { 'us-1m-div': 2813 } });
    expect(battleOf(board, { hex: '2609', attacker: 'allies', units: [unitOf('us-1m-div')] }).landed).toEqual(
      ['us-1m-div'],
    );
  });
});
