import { describe, expect, it } from 'vitest';
import {
  airNavalWinner,
  groundFighters,
  groundOutcome,
  isGroundBattle,
} from '../../../src/rules/combat/winner.ts';
import { withChanges } from '../../../src/rules/state/board.ts';
import { battle, type Fight } from './support.ts';

const winner = (fight: Fight) => {
  const { board, battle: fought } = battle(fight);
  return airNavalWinner(board, fought);
};

const sea: Fight = { hex: 4612, offensive: 'japan', place: {} };

describe('9.3 who wins the air-naval battle', () => {
  it('9.3 more attack strength left wins', () => {
    expect(winner({ ...sea, place: { 'jp-ca-aoba': 4612, 'us-ca-northampton': 4612 } })).toBe('japan');
    expect(winner({ ...sea, place: { 'jp-ca-aoba': [4612, 'reduced'], 'us-ca-northampton': 4612 } })).toBe(
      'allies',
    );
  });

  it('9.3 a tie goes to the reaction player', () => {
    const place = { 'jp-cv-akagi': 4612, 'us-cv-wasp': 4612 } as const;
    expect(winner({ ...sea, place })).toBe('allies');
    expect(winner({ ...sea, place, offensive: 'allies' })).toBe('japan');
  });

  it('9.3 air units at extended range count half, as they fought', () => {
    const place = { 'jp-af-24': 4715, 'us-cve-st-lo': 4612 } as const;
    expect(winner({ ...sea, place })).toBe('japan');
    expect(winner({ ...sea, place, extended: ['jp-af-24'] })).toBe('allies');
  });

  it('9.3 escorts outside the hex do not count, ships inside do', () => {
    const place = { 'jp-cvl-ryujo': 4614, 'jp-bb-hiei': 4614, 'us-cv-wasp': 4612 } as const;
    expect(winner({ ...sea, place })).toBe('allies');
    expect(winner({ ...sea, place: { ...place, 'jp-bb-hiei': 4612 } })).toBe('japan');
  });

  it('9.3 units that were not activated count for both sides', () => {
    const place = { 'us-ca-northampton': 4612, 'us-7af': 5108, 'jp-ca-aoba': 4612 } as const;
    expect(winner({ ...sea, offensive: 'allies', place, idle: ['us-ca-northampton'] })).toBe('allies');
  });

  it('9.3 the reaction player wins if only he has air units or carriers left', () => {
    const place = { 'jp-bb-yamato': 4612, 'us-marine-211': 4612 } as const;
    expect(winner({ ...sea, place })).toBe('allies');
  });

  it('9.3 not if the offensive player has one too, nor for ships, nor for the offensive player', () => {
    const place = { 'jp-bb-yamato': 4612, 'us-marine-211': 4612 } as const;
    expect(winner({ ...sea, place: { ...place, 'jp-cvl-ryujo': 4614 } })).toBe('japan');
    expect(winner({ ...sea, place: { 'jp-bb-yamato': 4612, 'us-ca-northampton': 4612 } })).toBe('japan');
    expect(winner({ ...sea, place, offensive: 'allies' })).toBe('japan');
  });

  it('9.3 eliminated air units do not give that victory', () => {
    const { board, battle: fought } = battle({
      ...sea,
      place: { 'jp-bb-yamato': 4612, 'us-marine-211': 4612 },
    });
    const after = withChanges(board, { units: { 'us-marine-211': { at: 'eliminated' } } });
    expect(airNavalWinner(after, fought)).toBe('japan');
  });

  it('9.31 the offensive player wins if no air or naval unit survives', () => {
    const { board, battle: fought } = battle({
      ...sea,
      place: { 'jp-ca-aoba': 4612, 'us-ca-northampton': 4612 },
    });
    const after = withChanges(board, {
      units: { 'jp-ca-aoba': { at: 'eliminated' }, 'us-ca-northampton': { at: 'eliminated' } },
    });
    expect(airNavalWinner(after, fought)).toBe('japan');
  });

  it('9.34 the offensive player has won if there were none', () => {
    expect(winner({ ...sea, place: { 'jp-sn-4': 4612, 'us-w-bde': 4612 } })).toBe('japan');
  });
});

describe('9.13, 9.32, 9.33 who fights on the ground', () => {
  /** The Allies win the air-naval battle with an air unit against none. */
  const lost: Fight = {
    hex: 2015,
    offensive: 'japan',
    place: { 'jp-army-38': 2015, 'jp-army-25': 2015, 'uk-air-ma': 2015, 'aus-8-div': 2015 },
    landed: ['jp-army-25'],
  };
  const units = (fight: Fight, side: 'japan' | 'allies') => {
    const { board, battle: fought } = battle(fight);
    return groundFighters(board, fought, side).map(({ unit }) => unit);
  };

  it('9.13 after a lost air-naval battle only those who came by land', () => {
    expect(units(lost, 'japan')).toEqual(['jp-army-38']);
  });

  it('9.13 after a won one all', () => {
    const won = { ...lost, place: { ...lost.place, 'jp-cv-akagi': 2017 } } as Fight;
    expect(units(won, 'japan')).toEqual(['jp-army-38', 'jp-army-25']);
  });

  it('9.13 the reaction player’s units always, also those that landed', () => {
    expect(units(lost, 'allies')).toEqual(['aus-8-div']);
    const reaction: Fight = {
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'jp-cv-akagi': 4612, 'us-m-bde': 4612 },
      landed: ['jp-sn-4'],
    };
    expect(units(reaction, 'allies')).toEqual(['us-m-bde']);
  });

  it('9.32 no ground battle if all landed; they must leave and control nothing', () => {
    const { board, battle: fought } = battle({ ...lost, landed: ['jp-army-25', 'jp-army-38'] });
    expect(isGroundBattle(board, fought)).toBe(false);
    expect(groundOutcome(board, fought, null)).toEqual({
      winner: null,
      retreats: null,
      control: 'allies',
      turnedBack: ['jp-army-38', 'jp-army-25'],
    });
  });

  it('9.32 landed units do not get a hex without enemy ground units either', () => {
    const { board, battle: fought } = battle({
      ...lost,
      place: { 'jp-army-25': 2015, 'uk-air-ma': 2015 },
    });
    expect(groundOutcome(board, fought, null)).toMatchObject({
      control: 'allies',
      turnedBack: ['jp-army-25'],
    });
  });

  it('9.32 one that came by land beside one that landed fights for the hex alone', () => {
    const { board, battle: fought } = battle(lost);
    expect(isGroundBattle(board, fought)).toBe(true);
    const after = withChanges(board, { units: { 'aus-8-div': { at: 'eliminated' } } });
    expect(groundOutcome(after, fought, { japan: 0, allies: 2 })).toMatchObject({
      winner: 'japan',
      control: 'japan',
      turnedBack: ['jp-army-25'],
    });
  });

  it('9.32 and if it dies the landed one does not take its place', () => {
    const { board, battle: fought } = battle(lost);
    const after = withChanges(board, {
      units: { 'aus-8-div': { at: 'eliminated' }, 'jp-army-38': { at: 'eliminated' } },
    });
    expect(groundOutcome(after, fought, { japan: 2, allies: 2 })).toMatchObject({
      winner: 'allies',
      control: 'allies',
    });
  });

  it('9.33 the only side with ground units controls the hex', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'jp-cv-akagi': 4612, 'us-marine-211': 4612 },
      landed: ['jp-sn-4'],
    });
    expect(isGroundBattle(board, fought)).toBe(false);
    expect(groundOutcome(board, fought, null)).toMatchObject({ control: 'japan', retreats: null });
  });

  it('9.33 with no ground units at all the reaction player keeps the hex', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-cv-akagi': 4612, 'us-marine-211': 4612 },
    });
    expect(groundOutcome(board, fought, null)).toMatchObject({ winner: null, control: 'allies' });
  });

  it('9.34 without air and naval units landed and marching units fight alike', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'us-w-bde': 4612 },
      landed: ['jp-sn-4'],
    });
    expect(isGroundBattle(board, fought)).toBe(true);
  });

  it('8.45B units caught without escort do not fight though the battle be won, and must leave', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': [4612, 'reduced'], 'jp-cv-akagi': 4614, 'us-w-bde': 4612, 'us-dd-asia': 4612 },
      landed: ['jp-sn-4'],
      cannotFight: ['jp-sn-4'],
    });
    expect(airNavalWinner(board, fought)).toBe('japan');
    expect(isGroundBattle(board, fought)).toBe(false);
    expect(groundOutcome(board, fought, null)).toMatchObject({ control: 'allies', turnedBack: ['jp-sn-4'] });
  });

  it('9.3 a battle at sea gives nobody control', () => {
    const { board, battle: fought } = battle({
      hex: 4613,
      offensive: 'japan',
      place: { 'jp-cv-akagi': 4613, 'us-ca-northampton': 4613 },
    });
    expect(groundOutcome(board, fought, null).control).toBeNull();
  });
});

describe('9.4C the end of ground combat', () => {
  const { board, battle: fought } = battle({
    hex: 2014,
    offensive: 'japan',
    place: { 'jp-army-38': 2014, 'ind-3-corps': 2014 },
  });
  const gone = (...units: ('jp-army-38' | 'ind-3-corps')[]) =>
    withChanges(board, { units: Object.fromEntries(units.map((unit) => [unit, { at: 'eliminated' }])) });

  it('9.4C1 with both sides left the one that lost more steps retreats', () => {
    expect(groundOutcome(board, fought, { japan: 0, allies: 1 })).toMatchObject({
      winner: 'japan',
      retreats: 'allies',
      control: 'japan',
    });
    expect(groundOutcome(board, fought, { japan: 1, allies: 0 })).toMatchObject({
      winner: 'allies',
      retreats: 'japan',
      control: 'allies',
    });
  });

  it.each([0, 1])('9.4C1 after equal losses, %i each, the offensive player retreats', (steps) => {
    expect(groundOutcome(board, fought, { japan: steps, allies: steps })).toMatchObject({
      winner: 'allies',
      retreats: 'japan',
      control: 'allies',
    });
  });

  it('9.4C1, 9.4C3 the only side left wins, whatever it lost', () => {
    expect(groundOutcome(gone('ind-3-corps'), fought, { japan: 3, allies: 2 })).toMatchObject({
      winner: 'japan',
      retreats: null,
      control: 'japan',
    });
    expect(groundOutcome(gone('jp-army-38'), fought, { japan: 2, allies: 3 })).toMatchObject({
      winner: 'allies',
      retreats: null,
      control: 'allies',
    });
  });

  it('9.4C2 with both gone the reaction player keeps the hex', () => {
    expect(groundOutcome(gone('jp-army-38', 'ind-3-corps'), fought, { japan: 2, allies: 2 })).toMatchObject({
      winner: 'allies',
      retreats: null,
      control: 'allies',
    });
  });

  it('9.4 a ground battle not yet fought has no outcome', () => {
    expect(() => groundOutcome(board, fought, null)).toThrow();
  });
});
