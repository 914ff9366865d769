/** Network cable by run: each line of cameras with the average and the farthest that somebody said. Source: CHECK-21. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { assignmentOf } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { aCableBox, aCamera, aConverter, checked, found, proposed } from './list-builder.ts';

const cable = (lines: readonly GivenLine[], settings = {}): string[] => found(lines, settings).filter((text) => /^(CABLE_SHORT|DISTANCE)/.test(text));
const whyOf = (lines: readonly GivenLine[], code: string): string | undefined => checked(lines).issues.find((issue) => issue.code === code)?.why;
const inside = (quantity: number, runAvgM?: number, runMaxM?: number) =>
  aCamera({ location: 'indoor', ...(runAvgM !== undefined && { runAvgM }), ...(runMaxM !== undefined && { runMaxM }) }, quantity);

describe('the longest run of each line', () => {
  it.each<[string, GivenLine[], string[]]>([
    ['84 m and its ends are 90 m', [inside(1, 84, 84), aCableBox()], []],
    ['85 m is near the limit', [inside(1, 85, 85), aCableBox()], ['DISTANCE_NEAR_LIMIT']],
    ['94 m and its ends are 100 m', [inside(1, 94, 94), aCableBox()], ['DISTANCE_NEAR_LIMIT']],
    ['95 m is beyond it', [inside(1, 95, 95), aCableBox()], ['DISTANCE_OVER_100M']],
    ['a short average hides none', [inside(8, 30, 95), aCableBox({}, 2)], ['DISTANCE_OVER_100M']],
    ['fibre takes the farthest', [inside(8, 30, 95), aCableBox({}, 2), aConverter({}, 2)], []],
    ['two beyond the limit and one pair of converters', [inside(2, 95, 120), aConverter({}, 2)], ['DISTANCE_OVER_100M']],
  ])('%s', (_name, lines, expected) => expect(cable(lines)).toEqual(expected));

  it('near the limit and told, it is a hint; an average may have farther ones, and is a warning', () => {
    const severity = (line: GivenLine, settings: object = {}) =>
      checked([line, aCableBox()], settings).issues.find(({ code }) => code === 'DISTANCE_NEAR_LIMIT')?.severity;
    expect([severity(inside(1, 85, 85)), severity(inside(1), { avgCableM: 85 })]).toEqual(['info', 'warning']);
  });

  it('is said of the line it is of, and the others are counted all the same', () => {
    const { issues } = checked([inside(5, 20, 40), inside(5, 30, 95)]);
    const [over] = issues.filter(({ code }) => code === 'DISTANCE_OVER_100M');
    expect([over?.lines, over?.why]).toEqual([[1], '最远走线 95＋两端 6 ＝ 101 m，双绞线信道上限 100 m']);
    // 4 of 28 m, 1 of 50 m, 4 of 39 m: 318 m, and 305 m are a box
    expect(cable([inside(5, 20, 40), inside(5, 30, 95)])).toEqual(['CABLE_SHORT 2', 'DISTANCE_OVER_100M'].toReversed());
  });
});

describe('boxes', () => {
  it.each<[string, GivenLine[], string[]]>([
    // 11 × 20 ÷ 10 + 6 = 28 m: ten out of a box
    ['ten of 20 m are one box, whatever the average of the list', [inside(10, 20, 20), aCableBox()], []],
    ['eleven are two', [inside(11, 20, 20), aCableBox()], ['CABLE_SHORT 1']],
    // 94 m, 83 m: three of either fill a box
    ['three of 80 m and three of 70 m are two boxes', [inside(3, 80, 80), inside(3, 70, 70), aCableBox({}, 2)], []],
    ['and are not one', [inside(3, 80, 80), inside(3, 70, 70), aCableBox()], ['CABLE_SHORT 1']],
  ])('%s', (_name, lines, expected) => expect(cable(lines)).toEqual(expected));

  it('says each length with its count', () =>
    expect(whyOf([inside(3, 20, 40)], 'CABLE_SHORT')).toBe(
      '1 根各 1.1 × 40＋6 ＝ 50 m，2 根各 1.1 × 20＋6 ＝ 28 m，每箱 305 m 整根裁；3 台摄像机需 1 箱，已有 0 箱',
    ));
});

it('the same said of each line is as if it were said of the list', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 5 }),
      (counts, metres, boxes) => {
        const listed = boxes > 0 ? [aCableBox({}, boxes)] : [];
        const said = [...counts.map((count) => inside(count, metres, metres)), ...listed];
        const unsaid = [...counts.map((count) => inside(count)), ...listed];
        expect(cable(said)).toEqual(cable(unsaid, { avgCableM: metres }));
        expect(proposed(said)).toEqual(proposed(unsaid, { avgCableM: metres }));
      },
    ),
    { numRuns: 200 },
  ));

it('what is proposed leaves no run without cable', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 34 })), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(305, 300, 100, 40), fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
      (cameras, boxes) => {
        const lines = [
          ...cameras.map(([count, metres, more]) => inside(count, metres, metres + more)),
          ...boxes.map(([lengthM, count]) => aCableBox({ lengthM }, count)),
        ];
        const coming = checked(lines).additions.filter(({ role }) => role === 'networkCableBox');
        expect(cable([...lines, ...coming]).filter((text) => text.startsWith('CABLE'))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  ));

it('a far line loses more power in its cable', () => {
  const issueOf = (metres: number) =>
    checked([
      aCamera({ powerW: 12, location: 'indoor', runAvgM: metres, runMaxM: metres }, 8),
      { role: 'poeSwitch', quantity: 1, attributes: { poePorts: 8, poeBudgetW: 98, poeStandard: 'at' } },
    ]).issues.some(({ code }) => code === 'POE_POWER_SHORT');
  expect([issueOf(5), issueOf(90)]).toEqual([false, true]);
});

describe('the assignment says of each line', () => {
  const runsOf = (lines: readonly GivenLine[]) => assignmentOf({ lines, avgCableM: 50 }, WHOLE_EFFORT)?.cabling;
  it('its average and its farthest, and what is laid of that', () =>
    expect(runsOf([inside(5, 20, 40), inside(5), inside(2, 30, 95), aCableBox()])).toEqual({
      runs: [
        { place: 0, quantity: 5, onFibre: 0, extended: 0, averageM: 20, longestM: 40, laidM: 46, isWithin: true },
        { place: 1, quantity: 5, onFibre: 0, extended: 0, averageM: 50, longestM: null, laidM: 56, isWithin: true },
        { place: 2, quantity: 2, onFibre: 0, extended: 0, averageM: 30, longestM: 95, laidM: 101, isWithin: false },
      ],

      reached: 11,
      beyond: 1,
      cut: 5,
    }));
  it('what fibre takes of it', () =>
    expect(runsOf([inside(1, 300, 300), aConverter({}, 2)])?.runs).toEqual([
      { place: 0, quantity: 1, onFibre: 1, extended: 0, averageM: 300, longestM: 300, laidM: null, isWithin: true },
    ]));
});
