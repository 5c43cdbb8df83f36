import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, type Situation, setUpWith, supplied, zoiAt } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

describe('6.21 air units that put each other out of supply', () => {
  // S Pac at Biak reaches Rabaul in exactly seven hexes, all ways past Wewak; the Japanese HQ at Efate
  // reaches Wewak in eleven or twelve, all ways past Rabaul. Each air unit stands in the other's way.
  const crossed: Situation = {
    scenario: '1941',
    place: {
      'us-hq-s-pac-ghormley': 3319,
      'us-5af': 4021,
      'jp-hq-south-seas': 4826,
      'jp-af-25': 3720,
    },
    japan: [3720, 4826],
  };
  const inSupply = (situation: Situation) => {
    const board = emptyMapWith(situation);
    return (['us-5af', 'jp-af-25'] as UnitId[]).filter((unit) => supplied(board, unit));
  };

  it('6.21 each by itself is in supply', () => {
    expect(inSupply(plus(crossed, { place: { 'jp-af-25': 'eliminated' } }))).toEqual(['us-5af']);
    expect(inSupply(plus(crossed, { place: { 'us-5af': 'eliminated' } }))).toEqual(['jp-af-25']);
  });

  it('6.21 together only the Allied one is, and only it projects ZOI', () => {
    expect(inSupply(crossed)).toEqual(['us-5af']);
    const board = emptyMapWith(crossed);
    expect(zoiAt(board, 'allies', 4021)).toBe('active');
    expect(zoiAt(board, 'japan', 3720)).toBe('none');
  });

  it('6.21 HQs of both sides stay in supply', () => {
    const board = emptyMapWith(crossed);
    expect(supplied(board, 'us-hq-s-pac-ghormley')).toBe(true);
    expect(supplied(board, 'jp-hq-south-seas')).toBe(true);
  });

  it('6.21 if the Japanese one does not depend on the Allied one, it stands and the other falls', () => {
    // The HQ at Truk instead: its way to Wewak is out of reach of Rabaul's ZOI.
    expect(inSupply(plus(crossed, { place: { 'jp-hq-south-seas': 4017 } }))).toEqual(['jp-af-25']);
  });

  it('6.21 if the Allied one does not depend on the Japanese one, it stands and the other falls', () => {
    // S Pac at Guadalcanal instead.
    expect(inSupply(plus(crossed, { place: { 'us-hq-s-pac-ghormley': 4423 } }))).toEqual(['us-5af']);
  });

  it("6.21 if the Allied one is out of supply anyway, it stands in nobody's way", () => {
    expect(inSupply(plus(crossed, { place: { 'us-hq-s-pac-ghormley': 'turn-2' } }))).toEqual(['jp-af-25']);
  });

  it('6.21 a unit activated in the offensive under way stands in any case', () => {
    expect(inSupply(plus(crossed, { activated: ['jp-af-25'] }))).toEqual(['jp-af-25']);
  });

  it('6.21 a ship that projects no ZOI suffers with the air unit', () => {
    const board = emptyMapWith(plus(crossed, { place: { 'jp-ca-aoba': 3720, 'us-ca-northampton': 4021 } }));
    expect(supplied(board, 'jp-ca-aoba')).toBe(false);
    expect(supplied(board, 'us-ca-northampton')).toBe(true);
  });
});

describe('6.21, 6.4 air units that neutralise each other', () => {
  it('6.21 the set-up of 1942: all around Manila in supply, the bombers at Menado not', () => {
    const board = setUpWith({});
    const around: UnitId[] = [
      'us-hq-sw-pac', // Manila
      'us-feaf',
      'us-r-corps',
      'jp-ad-5', // 2812
      'jp-army-14',
      'jp-army-19', // 2913
      'jp-cvl-ryujo', // Davao
      'jp-cvl-zuiho',
      'jp-army-16',
    ];
    expect(around.filter((unit) => supplied(board, unit))).toEqual(around);
    expect(supplied(board, 'us-19-lrb')).toBe(false);
    expect(zoiAt(board, 'japan', 2813)).toBe('neutralised');
    expect(zoiAt(board, 'allies', 2812)).toBe('neutralised');
    expect(zoiAt(board, 'japan', 2917)).toBe('active');
  });

  it('6.21 without the carriers at Davao the bombers are', () => {
    const board = setUpWith({ place: { 'jp-cvl-ryujo': 3706, 'jp-cvl-zuiho': 3706 } });
    expect(supplied(board, 'us-19-lrb')).toBe(true);
  });

  it('6.21 without FEAF Manila is cut off', () => {
    const board = setUpWith({ place: { 'us-feaf': 'eliminated' } });
    expect(supplied(board, 'us-hq-sw-pac')).toBe(false);
    expect(supplied(board, 'us-r-corps')).toBe(false);
  });
});
