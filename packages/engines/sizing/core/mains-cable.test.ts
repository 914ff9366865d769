/** Cable of the mains by the breaker before it, rolls by the way. Source: SIZE-15. */
import { describe, expect, it } from 'vitest';
import { BREAKERS_A } from '../../constants/mains.ts';
import { mainsCableFor, mainsCableLine, mainsCableOver } from './mains-cable.ts';

describe('the thinnest that carries the current of its breaker', () => {
  it.each([
    [16, 2.5],
    [20, 2.5],
    [25, 4],
    [32, 6],
    [40, 10],
    [50, 10],
    [63, 16],
    [80, 25],
    [100, 35],
    [125, 50],
    [160, 70],
    [200, 95],
  ])('%d A: %d mm²', (breakerA, areaMm2) => expect(mainsCableFor(breakerA)).toEqual({ areaMm2, parallel: 1 }));

  it('of more than the thickest carries two share the current', () => {
    expect(mainsCableFor(239)).toEqual({ areaMm2: 120, parallel: 1 });
    expect(mainsCableFor(250)).toEqual({ areaMm2: 50, parallel: 2 }); // 125 A each
    expect(mainsCableFor(400)).toEqual({ areaMm2: 95, parallel: 2 }); // 200 A each
  });

  it('a larger breaker never takes less copper', () => {
    const copper = BREAKERS_A.value.map((breakerA) => mainsCableFor(breakerA)).map(({ areaMm2, parallel }) => areaMm2 * parallel);
    expect(copper.filter((_, place) => copper.slice(0, place).some((before) => before > (copper[place] ?? 0) * 1.3))).toEqual([]);
  });
});

describe('over a distance no more than a twentieth is lost', () => {
  // ohms a metre: 0.0225 × 0.9 ÷ mm² and 0.00008 × 0.436; one phase there and back, of 220 V
  it.each([
    { phases: 3, currentA: 17.9, breakerA: 25, lengthM: 50, sum: '4 mm²: 0.0050974 × 50 × 17.9 ÷ 2.2', areaMm2: 4, drop: 2.07 },
    { phases: 3, currentA: 17.9, breakerA: 25, lengthM: 120, sum: '4 mm²: 4.98', areaMm2: 4, drop: 4.98 },
    { phases: 3, currentA: 17.9, breakerA: 25, lengthM: 121, sum: '4 mm²: 5.02; 6 mm²: 3.36', areaMm2: 6, drop: 3.36 },
    { phases: 3, currentA: 17.9, breakerA: 25, lengthM: 200, sum: '6 mm²: 5.55; 10 mm²: 3.35', areaMm2: 10, drop: 3.35 },
    { phases: 1, currentA: 12.3, breakerA: 16, lengthM: 50, sum: '2.5 mm²: 2 × 0.0081349 × 50 × 12.3 ÷ 2.2', areaMm2: 2.5, drop: 4.55 },
    { phases: 1, currentA: 12.3, breakerA: 16, lengthM: 90, sum: '2.5 mm²: 8.19; 4: 5.13; 6: 3.43', areaMm2: 6, drop: 3.43 },
  ])('$currentA A over $lengthM m on $phases: $sum', ({ areaMm2, drop, ...feed }) => {
    const found = mainsCableOver({ powerFactor: 0.9, ...feed });
    expect(found).toMatchObject({ areaMm2, parallel: 1, isThicker: areaMm2 > mainsCableFor(feed.breakerA).areaMm2 });
    expect(found.dropPercent).toBeCloseTo(drop, 1);
  });

  it('what the thickest loses too much on is laid several times', () => {
    // 120 mm²: 0.00020363 × 500 × 190 ÷ 2.2 = 8.79 %
    expect(mainsCableOver({ breakerA: 239, currentA: 190, powerFactor: 0.9, phases: 3, lengthM: 500 })).toMatchObject({ areaMm2: 120, parallel: 2 });
  });
});

describe('rolls of a hundred metres, a tenth spare, every feed from one of them', () => {
  it.each([
    { runs: 1, runM: 90, rolls: 1 }, // 99 m
    { runs: 1, runM: 91, rolls: 2 }, // 100.1
    { runs: 4, runM: 50, rolls: 4 }, // 55 m, one a roll
    { runs: 4, runM: 45, rolls: 2 }, // 49.5 m, two a roll
    { runs: 0, runM: 50, rolls: 0 },
  ])('$runs feeds of $runM m: $rolls', ({ runs, runM, rolls }) =>
    expect(mainsCableLine({ phases: 1, areaMm2: 2.5, feeds: [[runs, runM]] }, '每条车道 1 路').quantity).toBe(rolls),
  );

  it('three cores of one phase, five of three', () => {
    const cores = (phases: number) => mainsCableLine({ phases, areaMm2: 4, feeds: [[1, 10]] }, '总电源').attributes['cores'];
    expect([cores(1), cores(3)]).toEqual([3, 5]);
  });
});
