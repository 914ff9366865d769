import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintsOf, type Outlines } from './sentinels.ts';
import { innerPoint, type Point, type Polygons, isInPolygons, simplifyFeatures } from './simplify.ts';

const folder = new URL('../../apps/web/public/outlines/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const china = JSON.parse(read('china.json')) as Outlines;

describe('the outlines that ship (DEALER-7)', () => {
  it('lose nothing of the country', () => {
    expect(complaintsOf(china)).toEqual([]);
  });

  it('would be refused without a line, a province or an island', () => {
    const { provinces, lines } = china;
    expect(complaintsOf({ provinces, lines: lines.slice(1) })).toContain('7 boundary lines');
    expect(complaintsOf({ provinces: provinces.filter(({ code }) => code !== '71'), lines })).toContain('台北 does not lie in 71');
    const withoutIslands = provinces.map((one) => ({
      ...one,
      polygons: one.polygons.filter(([ring]) => (ring?.length ?? 0) > 40),
    }));
    expect(complaintsOf({ provinces: withoutIslands, lines })).toContain('Diaoyu Dao is missing');
  });

  it('are the files the manifest names', () => {
    const { sha256, counts } = JSON.parse(read('manifest.json')) as { sha256: Record<string, string>; counts: { counties: number } };
    for (const [path, digest] of Object.entries(sha256)) expect([path, createHash('sha256').update(read(path)).digest('hex')]).toEqual([path, digest]);
    expect(Object.keys(sha256)).toHaveLength(1 + 2 * china.provinces.length);
    expect(counts.counties).toBeGreaterThan(2880);
  });

  it('have a middle for each county, its city and its province', () => {
    const centres = JSON.parse(read('centres/33.json')) as Record<string, [number, number]>;
    const zhejiang = china.provinces.find(({ code }) => code === '33')?.polygons ?? [];
    for (const code of ['33', '3301', '330108']) expect(centres[code] && isInPolygons(centres[code], zhejiang)).toBe(true);
  });
});

describe('thinning', () => {
  const border = Array.from({ length: 11 }, (_, at): [number, number] => [1 + (at % 2 ? 0.01 : 0), at / 10]);
  const left: Point[] = [[0, 0], ...border, [0, 1], [0, 0]];
  const right: Point[] = [[2, 0], [2, 1], ...border.toReversed(), [2, 0]];

  it('keeps one border between two that touch', () => {
    const [one, two] = simplifyFeatures([{ polygons: [[left]] }, { polygons: [[right]] }], { tolerance: 0.1, digits: 2, smallRing: 0 });
    const on = (feature: { polygons: Polygons } | undefined) => feature?.polygons.flat(2).filter(([x]) => x >= 1 && x <= 1.01);
    expect(new Set(on(one)?.map(String)).size).toBe(2);
    expect(new Set(on(one)?.map(String))).toEqual(new Set(on(two)?.map(String)));
  });

  it('finds a point inside also where the middle lies outside', () => {
    const horseshoe: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [1, 1],
      [1, 10],
      [0, 10],
      [0, 0],
    ];
    const point = innerPoint([[horseshoe]]);
    expect(isInPolygons(point, [[horseshoe]])).toBe(true);
  });
});
