/** Boxes of cable and plugs, by an average and cut by cut. Source: CALC-8. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../../roles/index.ts';
import { hTwistedPairAmount, packCuts } from './calculate.ts';
import { twistedPair } from './plan.ts';

const valid = (inputs: object) => {
  const result = hTwistedPairAmount(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
/** Nothing but the distance: no spare, no terminations, no plugs to spoil. */
const bare = { sparePercent: 0, terminalAllowanceM: 0, plugSparePercent: 0 };
const errors = (inputs: object): string[] => {
  const result = hTwistedPairAmount(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};

describe('by an average', () => {
  it.each([
    // the average and 10 % more, and 6 m for the terminations; whole cables out of 305 m
    { farthestM: 60, nearestM: 15, averageM: 47.25, cablesPerBox: 6 },
    { farthestM: 90, nearestM: 90, averageM: 105, cablesPerBox: 2 },
    { farthestM: 50, nearestM: 50, averageM: 61, cablesPerBox: 5 }, // 305 exactly
    { farthestM: 50.1, nearestM: 50, averageM: 61.06, cablesPerBox: 4 },
    { farthestM: 300, nearestM: 0, averageM: 171, cablesPerBox: 1 },
    { farthestM: 271, nearestM: 271, averageM: 304.1, cablesPerBox: 1 },
    { farthestM: 1, nearestM: 0, averageM: 6.55, cablesPerBox: 46 },
  ])('$nearestM to $farthestM m: $averageM m a cable, $cablesPerBox out of a box', ({ farthestM, nearestM, ...expected }) =>
    expect(valid({ points: 1, farthestM, nearestM })).toMatchObject(expected),
  );

  it.each([
    // six cables of 47.25 m a box
    { points: 1, boxes: 1, boxesByLength: 1, totalM: 47.3, leftoverM: 257.8, plugs: 3 }, // 2.3
    { points: 6, boxes: 1, boxesByLength: 1, totalM: 283.5, leftoverM: 21.5, plugs: 14 }, // 13.8
    { points: 7, boxes: 2, boxesByLength: 2, totalM: 330.8, leftoverM: 279.3, plugs: 17 }, // 16.1
    { points: 84, boxes: 14, boxesByLength: 14, totalM: 3969, leftoverM: 301, plugs: 194 }, // 193.2; 13.01 boxes
    { points: 90, boxes: 15, boxesByLength: 14, totalM: 4252.5, leftoverM: 322.5, plugs: 207 }, // 207 exactly
    { points: 100_000, boxes: 16_667, boxesByLength: 15_492, totalM: 4_725_000, leftoverM: 358_435, plugs: 230_000 },
  ])('$points points: $boxes boxes, $plugs plugs', ({ points, ...expected }) => expect(valid({ points, farthestM: 60, nearestM: 15 })).toMatchObject(expected));

  it.each([
    { plugsPerCable: 0, plugSparePercent: 50, plugs: 0 },
    { plugsPerCable: 1, plugSparePercent: 0, plugs: 20 },
    { plugsPerCable: 2, plugSparePercent: 5, plugs: 42 }, // exactly
    { plugsPerCable: 4, plugSparePercent: 15, plugs: 92 },
    { plugsPerCable: 4, plugSparePercent: 16, plugs: 93 }, // 92.8
  ])('20 points with $plugsPerCable plugs a cable and $plugSparePercent % to spoil: $plugs', ({ plugs, ...inputs }) =>
    expect(valid({ points: 20, farthestM: 10, nearestM: 10, ...inputs }).plugs).toBe(plugs),
  );

  it.each([
    { farthestM: 84, warnings: [] },
    { farthestM: 84.1, warnings: ['OVER_90M'] },
    { farthestM: 89, warnings: ['OVER_90M'] },
    { farthestM: 94, warnings: ['OVER_90M'] },
    { farthestM: 94.1, warnings: ['OVER_100M'] },
  ])('the cable as it lies counts for the limits, way and 6 m of ends without the spare: $farthestM m $warnings', ({ farthestM, warnings }) => {
    expect(valid({ points: 1, farthestM, nearestM: 0 }).warnings).toEqual(warnings);
    expect(valid({ mode: 'list', lengthsM: [5, farthestM, 5] }).warnings).toEqual(warnings);
  });
});

describe('cut by cut', () => {
  it.each([
    { title: 'one box to the last metre', lengthsM: [100, 100, 105], boxes: 1 },
    { title: 'a metre more opens a second', lengthsM: [100, 100, 106], boxes: 2 },
    { title: 'two halves and one of a box', lengthsM: [152.5, 152.5, 152.5], boxes: 2 },
    { title: 'no two longer than half share one', lengthsM: [153, 153, 153], boxes: 3 },
    { title: 'the short ends of long cuts are used', lengthsM: [5, 200, 5, 200, 100, 100], boxes: 2 }, // 200 + 100 + 5 twice
    { title: 'longest first, whatever the order given', lengthsM: [100, 100, 200, 200], boxes: 2 },
  ])('$title', ({ lengthsM, boxes }) => {
    expect(valid({ ...bare, mode: 'list', lengthsM })).toMatchObject({ boxes, cablesPerBox: null });
  });

  it('spare and terminations are added to every cut', () =>
    // 3 × (50 × 1.1 + 6) = 183; plugs 3 × 2 × 1.15 = 6.9
    expect(valid({ mode: 'list', lengthsM: [50, 50, 50] })).toMatchObject({ averageM: 61, totalM: 183, boxes: 1, boxesByLength: 1, leftoverM: 122, plugs: 7 }));

  it('the points asked for by an average are of no account', () => expect(valid({ mode: 'list', lengthsM: [10], points: -1 }).boxes).toBe(1));
});

describe('what cannot be', () => {
  it.each([
    { inputs: {}, refused: ['points REQUIRED', 'farthestM REQUIRED', 'nearestM REQUIRED'] },
    { inputs: { points: 1, farthestM: 10, nearestM: 11 }, refused: ['nearestM CONFLICT'] },
    { inputs: { points: 1, farthestM: 10, nearestM: 10 }, refused: [] },
    { inputs: { points: 1, farthestM: 273, nearestM: 273 }, refused: ['farthestM CONFLICT'] }, // 306.3 m
    { inputs: { points: 1, farthestM: 60, nearestM: 15, boxLengthM: 50, terminalAllowanceM: 30 }, refused: ['farthestM CONFLICT'] },
    { inputs: { points: 0, farthestM: 0, nearestM: 0 }, refused: ['points OUT_OF_RANGE', 'farthestM OUT_OF_RANGE'] },
    { inputs: { points: 1.5, farthestM: 301, nearestM: '5' }, refused: ['points NOT_INTEGER', 'farthestM OUT_OF_RANGE', 'nearestM NOT_A_NUMBER'] },
    { inputs: { mode: 'list' }, refused: ['lengthsM REQUIRED'] },
    { inputs: { mode: 'list', lengthsM: [] }, refused: ['lengthsM REQUIRED'] },
    { inputs: { mode: 'list', lengthsM: [10, 280, 290] }, refused: ['lengthsM[1] CONFLICT'] }, // 314 m, the first of the two
    { inputs: { mode: 'list', lengthsM: [10, 0] }, refused: ['lengthsM[1] OUT_OF_RANGE'] },
  ])('$inputs: $refused', ({ inputs, refused }) => expect(errors(inputs).toSorted()).toEqual(refused.toSorted()));
});

describe('products', () => {
  const products = (inputs: object) => {
    const result = valid(inputs);
    return twistedPair.products(result.values, result);
  };
  it('boxes of the length reckoned with, and bags of a hundred plugs', () => {
    expect(products({ points: 43, farthestM: 60, nearestM: 15 })).toEqual([
      { role: 'networkCableBox', quantity: 8, attributes: { lengthM: 305, category: 'cat6' } },
      { role: 'rj45Plug', quantity: 1, attributes: { pieces: 100, category: 'cat6' } }, // 98.9
    ]);
    expect(products({ points: 44, farthestM: 60, nearestM: 15 })[1]).toMatchObject({ quantity: 2 }); // 101.2
  });
  it('no bag where no plugs are wanted', () =>
    expect(products({ points: 4, farthestM: 10, nearestM: 10, plugsPerCable: 0 }).map(({ role }) => role)).toEqual(['networkCableBox']));

  const line = (role: string, quantity: number): GivenLine => ({ role, quantity, attributes: {} });
  it.each([
    { lines: [], inputs: null },
    { lines: [line('nvr', 2), line('hdd', 4)], inputs: null },
    { lines: [line('ipCamera', 0)], inputs: null },
    { lines: [line('ipCamera', 8), line('nvr', 1), line('ipCamera', 4)], inputs: { mode: 'average', points: 12 } },
  ])('a cable for each camera of the list: $inputs', ({ lines, inputs }) => expect(twistedPair.inputsFrom(lines)).toEqual(inputs));

  it('as long as the list’s check takes each to be, of the cable the list has most of', () => {
    const cam = (quantity: number, attributes: Record<string, number>) => ({ role: 'ipCamera', quantity, attributes });
    const box = (quantity: number, category: string, lengthM: number) => ({ role: 'networkCableBox', quantity, attributes: { category, lengthM } });
    const lines = [cam(3, { runAvgM: 52, runMaxM: 57 }), cam(2, {}), cam(1, { runMaxM: 20 }), box(1, 'cat6', 305), box(4, 'cat5e', 100)];
    const rest = { mode: 'list', points: 6, cableType: 'cat5e', boxLengthM: 100 };
    expect(twistedPair.inputsFrom(lines)).toEqual({ ...rest, lengthsM: [57, 52, 52, 50, 50, 20] });
    expect(twistedPair.howTaken?.(lines).notes).toEqual(['2 个点没有单独填走线，按清单检查的平均 50 m 填入']);
    expect(twistedPair.inputsFrom(lines, { retentionDays: 30, hoursPerDay: 24, avgCableM: 40 })).toEqual({ ...rest, lengthsM: [57, 52, 52, 40, 40, 20] });
    expect(twistedPair.inputsFrom([cam(2, {}), box(1, 'cat9', 20)])).toEqual({ mode: 'average', points: 2 });
    expect(twistedPair.inputsFrom([cam(10_001, { runAvgM: 52 })])).toEqual({ mode: 'average', points: 10_001 });
  });
});

describe('what is said', () => {
  const said = (inputs: object) => {
    const result = valid(inputs);
    return { working: twistedPair.working(result.values, result), meaning: twistedPair.meaning(result.values, result) };
  };
  it('the average with its numbers put in', () => {
    const { working, meaning } = said({ points: 24, farthestM: 60, nearestM: 15 });
    expect(working.map(({ title, substituted, value }) => `${title}：${substituted} ＝ ${value}`)).toEqual([
      '平均每根长度：（60＋15）÷ 2 ×（1＋10%）＋6 ＝ 47.25 m',
      '每箱可裁根数：305 ÷ 47.25 ＝ 6 根',
      '箱数：24 ÷ 6 ＝ 4 箱',
      '按总长折算（下限）：1,134 ÷ 305 ＝ 4 箱',
      '最长一根的敷设长度：60 ＋ 6 ＝ 66 m',
      '水晶头：24 × 2 ×（1＋15%） ＝ 56 个',
    ]);
    expect(meaning[0]).toBe('24 个点需要网线 4 箱（每箱 305 m），水晶头 56 个。');
  });
  it('the cuts of the first six boxes, and that there are more', () => {
    const packing = (boxes: number) => said({ ...bare, mode: 'list', lengthsM: Array.from({ length: boxes }, () => 160) }).working[1]?.substituted;
    expect(packing(2)).toBe('第 1 箱 160；第 2 箱 160');
    expect(packing(6)).toMatch(/第 6 箱 160$/);
    expect(packing(7)).toMatch(/第 6 箱 160 …$/);
  });
});

describe('whatever is measured', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 });
  it('every cut lies whole in one box, no box is overfull, and no two boxes would go into one', () => {
    fc.assert(
      fc.property(cuts, (lengths) => {
        const boxes = packCuts(lengths, 305);
        expect(boxes.flat().toSorted((a, b) => a - b)).toEqual(lengths.toSorted((a, b) => a - b));
        const filled = boxes.map((box) => box.reduce((sum, cut) => sum + cut, 0)).toSorted((a, b) => a - b);
        expect(filled.at(-1)).toBeLessThanOrEqual(305);
        if (filled.length > 1) expect((filled[0] ?? 0) + (filled[1] ?? 0)).toBeGreaterThan(305);
      }),
    );
  });
  it('boxes are never fewer than the metres ask for, and one more point never needs fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 250 }), (points, farthestM) => {
        const of = (count: number) => valid({ points: count, farthestM, nearestM: 1 });
        expect(of(points).boxes).toBeGreaterThanOrEqual(of(points).boxesByLength);
        expect(of(points).leftoverM).toBeGreaterThanOrEqual(0);
        expect(of(points + 1).boxes).toBeGreaterThanOrEqual(of(points).boxes);
        expect(of(points + 1).plugs).toBeGreaterThan(of(points).plugs);
      }),
    );
  });
});
