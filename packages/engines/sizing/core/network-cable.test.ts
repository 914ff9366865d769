/** Boxes and plugs of network cable, cut run by run. Source: SIZE-13, SIZE-15. */
import { describe, expect, it } from 'vitest';
import { isInReach, networkCableLines } from './network-cable.ts';

const boxes = (counts: readonly (readonly [number, number])[]): number => networkCableLines(counts)[0]?.quantity ?? Number.NaN;
const packs = (counts: readonly (readonly [number, number])[]): number =>
  networkCableLines(counts).find(({ role }) => role === 'rj45Plug')?.quantity ?? Number.NaN;

describe('the reach of copper', () => {
  it.each([
    [1, true],
    [93.9, true],
    [94, true], // 94 + 6 = 100
    [94.1, false],
    [300, false],
  ])('a run of %d m: %s', (runM, isReached) => expect(isInReach(runM)).toBe(isReached));
});

describe('boxes by what can be cut out of them', () => {
  it.each([
    { runM: 50, runs: 5, count: 1 }, // 61 m, five a box
    { runM: 50, runs: 6, count: 2 },
    { runM: 80, runs: 3, count: 1 }, // 94 m, three a box
    { runM: 80, runs: 4, count: 2 },
    { runM: 94, runs: 2, count: 1 }, // 109.4 m, two a box
    { runM: 94, runs: 3, count: 2 },
    { runM: 10, runs: 17, count: 1 }, // 17 m, seventeen a box
    { runM: 10, runs: 18, count: 2 },
  ])('$runs runs of $runM m: $count', ({ runM, runs, count }) => expect(boxes([[runM, runs]])).toBe(count));

  it('runs share their boxes, whatever their lengths, the longest cut first', () => {
    expect(
      boxes([
        [50, 2],
        [50, 3],
      ]),
    ).toBe(1);
    expect(
      boxes([
        [50, 2],
        [80, 1],
      ]),
    ).toBe(1); // 94 + 2 × 61 = 216 m
    // 94 × 3 = 282, then 61 × 4 = 244: what is left of the first takes no 61
    expect(
      boxes([
        [80, 3],
        [50, 4],
      ]),
    ).toBe(2);
  });

  it('what copper does not reach, and what is none, takes no cable and no plugs', () => {
    const none = [
      [95, 10],
      [50, 0],
    ] as const;
    expect([boxes(none), packs(none)]).toEqual([0, 0]);
  });
});

describe('what lies outdoors', () => {
  it('is of its own kind, in boxes of its own, with plugs like all', () => {
    const lines = networkCableLines([[50, 4]], { outdoors: [[50, 4]] });
    expect(lines.map(({ role, quantity, attributes, fits }) => [role, quantity, attributes['location'], fits])).toEqual([
      ['networkCableBox', 1, undefined, { location: 'indoor' }],
      ['networkCableBox', 1, 'outdoor', undefined],
      ['rj45Plug', 1, undefined, undefined],
    ]);
  });
});

describe('plugs, two a run and 15 % spare', () => {
  it.each([
    { runs: 43, count: 1 }, // 98.9
    { runs: 44, count: 2 }, // 101.2
    { runs: 86, count: 2 }, // 197.8
    { runs: 87, count: 3 }, // 200.1
  ])('$runs runs: $count packs of a hundred', ({ runs, count }) => expect(packs([[20, runs]])).toBe(count));
});
