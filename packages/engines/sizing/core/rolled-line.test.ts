/** Every run of cable comes from one roll. Source: SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Runs } from './network-cable.ts';
import { rolledLine } from './rolled-line.ts';

const lineOf = (runs: Runs) => rolledLine('powerCable', { areaMm2: 1.5 }, runs, { rule: '每台设备 1 条', named: '几台设备' });

describe('a tenth more than the way, rolls of a hundred metres', () => {
  it.each([
    { runs: [[30, 7]], rolls: 3 }, // 33 m, three a roll
    { runs: [[30, 6]], rolls: 2 },
    { runs: [[46, 2]], rolls: 2 }, // 50.6 m: the rest of a roll is too short, however many metres there are in all
    { runs: [[45, 2]], rolls: 1 }, // 49.5
    { runs: [[90, 1]], rolls: 1 }, // 99
    { runs: [[91, 1]], rolls: 2 }, // 100.1, joined
    { runs: [[100, 10]], rolls: 11 }, // ten whole ones, ten times 10 m of another
    {
      runs: [
        [60, 2],
        [30, 2],
      ],
      rolls: 2,
    }, // 66 and 33 of each
    {
      runs: [
        [60, 1],
        [60, 1],
      ],
      rolls: 2,
    },
    { runs: [[0, 5]], rolls: 0 },
    { runs: [[50, 0]], rolls: 0 },
    { runs: [], rolls: 0 },
  ])('$runs → $rolls', ({ runs, rolls }) => expect(lineOf(runs as unknown as Runs).quantity).toBe(rolls));

  it('says the cuts, and where one is longer than a roll that it is joined in a box', () => {
    expect(lineOf([[30, 7]])).toMatchObject({
      role: 'powerCable',
      attributes: { areaMm2: 1.5, rollM: 100 },
      reason: { rule: '每台设备 1 条；每条加 10 %，从一卷里裁，不接头', inputs: '几台设备，共 210 m', arithmetic: '33 m × 7；每卷 100 m → 3 卷' },
    });
    expect(lineOf([[91, 1]]).reason.rule).toContain('长过一卷的在接线盒里接');
  });
});

describe('whatever the runs', () => {
  const runs = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 6 });

  it('there is at least as much cable as is laid, and never a roll for each piece and more', () =>
    fc.assert(
      fc.property(runs, (told) => {
        const metres = told.reduce((sum, [runM, count]) => sum + runM * 1.1 * count, 0);
        const pieces = told.reduce((sum, [runM, count]) => sum + count * Math.ceil((runM * 1.1 - 1e-9) / 100), 0);
        const { quantity } = lineOf(told);
        expect(quantity * 100).toBeGreaterThanOrEqual(metres - 1e-6);
        expect(quantity).toBeLessThanOrEqual(pieces);
      }),
    ));

  it('the order in which they are told is no matter, nor whether alike ones are told at once', () =>
    fc.assert(
      fc.property(runs, (told) => {
        const { quantity } = lineOf(told);
        expect(lineOf(told.toReversed()).quantity).toBe(quantity);
        expect(lineOf(told.flatMap(([runM, count]) => Array.from({ length: count }, (): [number, number] => [runM, 1]))).quantity).toBe(quantity);
      }),
    ));

  it('of one length as many as a roll holds whole', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 200 }), (runM, count) => {
        const each = Math.floor(100 / (runM * 1.1) + 1e-9);
        expect(lineOf([[runM, count]]).quantity).toBe(Math.ceil(count / each));
      }),
    ));
});
