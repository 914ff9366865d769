/** What holds on every floor, beside the worked examples. Source: CALC-6. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageCableM, cabinetsBySize, cabledFloor, cableAreaMm2, cablesPerBoxOf, longestCableM, trunkAreaMm2, type Floor } from './floor.ts';

const BOX_M = 305;
const VALUES = { boxLengthM: BOX_M, cableType: 'cat6', trunkFillPercent: 30 } as Parameters<typeof cabledFloor>[1];
const floor = fc
  .record({ points: fc.integer({ min: 1, max: 400 }), nearestM: fc.integer({ min: 1, max: 90 }), farthestM: fc.integer({ min: 1, max: 90 }) })
  .filter(({ nearestM, farthestM }) => nearestM <= farthestM) as fc.Arbitrary<Floor>;

describe('a floor', () => {
  it('an average cable lies between the nearest and the longest with its spare, and a box gives at least what it holds', () =>
    fc.assert(
      fc.property(floor, (row) => {
        const average = averageCableM(row);
        expect(average).toBeGreaterThan(row.nearestM);
        expect(longestCableM(row)).toBeGreaterThan(row.farthestM);
        const perBox = cablesPerBoxOf(row, BOX_M);
        expect(perBox * average).toBeLessThanOrEqual(BOX_M + 1e-6);
        expect((perBox + 1) * average).toBeGreaterThan(BOX_M - 1e-6);
      }),
    ));

  it('every point has a cable, a port and room in a cabinet, and one piece less would not do', () =>
    fc.assert(
      fc.property(floor, (row) => {
        const found = cabledFloor(row, VALUES);
        expect(found.boxes * found.cablesPerBox).toBeGreaterThanOrEqual(row.points);
        expect((found.boxes - 1) * found.cablesPerBox).toBeLessThan(row.points);
        expect(found.patchPanels * 24).toBeGreaterThanOrEqual(row.points);
        expect((found.patchPanels - 1) * 24).toBeLessThan(row.points);
        expect(found.cabinetU * found.cabinets).toBeGreaterThanOrEqual(found.rackU);
      }),
    ));

  it('a point more never asks for less', () =>
    fc.assert(
      fc.property(floor, (row) => {
        const [now, more] = [cabledFloor(row, VALUES), cabledFloor({ ...row, points: row.points + 1 }, VALUES)];
        for (const key of ['totalM', 'boxes', 'patchPanels', 'rackU', 'trunkAreaMm2'] as const) expect(more[key]).toBeGreaterThanOrEqual(now[key]);
        if (more.fibreCores !== null) expect(now.fibreCores ?? Infinity).toBeLessThanOrEqual(more.fibreCores);
      }),
    ));

  it('the trunking holds its cables at the fill asked for, and the one that is named is as large', () =>
    fc.assert(
      fc.property(floor, fc.integer({ min: 25, max: 50 }), (row, trunkFillPercent) => {
        const values = { ...VALUES, trunkFillPercent };
        const needed = trunkAreaMm2(row.points, values);
        expect((needed * trunkFillPercent) / 100).toBeCloseTo(cableAreaMm2(row.points, 'cat6'), 6);
        const { trunkSize } = cabledFloor(row, values);
        const [width = 0, height = 0] = (trunkSize ?? '').split('x').map(Number);
        expect(trunkSize === null ? needed > 400 * 200 - 1 : width * height >= needed - 1e-6).toBe(true);
      }),
    ));

  it('cabinets of all floors are counted once, the lowest first', () =>
    fc.assert(
      fc.property(fc.array(floor, { minLength: 1, maxLength: 12 }), (rows) => {
        const floors = rows.map((row) => cabledFloor(row, VALUES));
        const bySize = cabinetsBySize(floors);
        expect(bySize.reduce((sum, [, cabinets]) => sum + cabinets, 0)).toBe(floors.reduce((sum, { cabinets }) => sum + cabinets, 0));
        const heights = bySize.map(([height]) => height);
        expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b));
      }),
    ));
});
