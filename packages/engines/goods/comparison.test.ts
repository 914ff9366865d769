import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedOf, differingValues, isComparableWith, ticksAmong, withTick, type Comparable } from './index.ts';

const product = (skuNo: string, firstCategoryId: number | null, secondCategoryId: number | null, separateCategory = false): Comparable => ({
  skuNo,
  firstCategoryId,
  secondCategoryId,
  separateCategory,
});
const dome = product('dome', 1, 11);
const otherDome = product('dome-2', 1, 11);
const bullet = product('bullet', 1, 12);
const ups = product('ups', 9, 91, true);
const battery = product('battery', 9, 92, true);
const lost = product('lost', null, null);
const all = [dome, otherDome, bullet, ups, battery, lost];
const blocked = (...ticked: string[]) => [...blockedOf(all, new Set(ticked))];

describe('who is compared with whom (COMPARE-2)', () => {
  it.each([
    ['nothing ticked leaves everything open', [], []],
    ['a product needs the same second category', ['dome'], ['bullet', 'ups', 'battery', 'lost']],
    ['where its category says so the same first one is enough', ['ups'], ['dome', 'dome-2', 'bullet', 'lost']],
    ['one without a category stands alone', ['lost'], ['dome', 'dome-2', 'bullet', 'ups', 'battery']],
  ])('%s', (_, ticked, expected) => expect(blocked(...ticked)).toEqual(expected));

  it('without a category nothing is alike, not even another without one', () => {
    expect(isComparableWith(lost, product('lost-2', null, null))).toBe(false);
    expect(isComparableWith(product('lost', null, null, true), product('lost-2', null, null, true))).toBe(false);
  });

  it('a press on what is blocked changes nothing, on what is ticked lets it go', () => {
    expect(withTick(all, new Set(['dome']), 'bullet')).toEqual(new Set(['dome']));
    expect(withTick(all, new Set(['dome']), 'dome-2')).toEqual(new Set(['dome', 'dome-2']));
    expect(withTick(all, new Set(['dome']), 'dome')).toEqual(new Set());
    expect(withTick(all, new Set(), 'unknown')).toEqual(new Set());
  });

  it('removing the only one that is ticked opens everything again', () => {
    const left = all.filter((one) => one !== dome);
    expect([...blockedOf(left, ticksAmong(left, new Set(['dome'])))]).toEqual([]);
  });

  it('a list that has changed keeps the ticks that still go together', () =>
    expect(ticksAmong([bullet, dome, ups], new Set(['dome', 'bullet', 'gone']))).toEqual(new Set(['bullet'])));

  const category = fc.option(fc.integer({ min: 1, max: 3 }));
  const products = fc
    .uniqueArray(
      fc.record({ skuNo: fc.integer({ min: 1, max: 12 }).map(String), firstCategoryId: category, secondCategoryId: category, separateCategory: fc.boolean() }),
      {
        selector: ({ skuNo }) => skuNo,
        maxLength: 8,
      },
    )
    .map((made) => made as Comparable[]);

  it('whatever is pressed and removed, what is ticked goes with the first of it', () =>
    fc.assert(
      fc.property(products, fc.array(fc.record({ at: fc.nat(11), removes: fc.boolean() })), (made, presses) => {
        let list = made;
        let ticked = new Set<string>();
        for (const { at, removes } of presses) {
          const skuNo = String(at + 1);
          if (removes) {
            list = list.filter((one) => one.skuNo !== skuNo);
            ticked = ticksAmong(list, ticked);
          } else ticked = withTick(list, ticked, skuNo);
          const chosen = list.find((one) => ticked.has(one.skuNo));
          for (const one of list) {
            const isOpen = chosen === undefined || one === chosen || isComparableWith(chosen, one);
            if (ticked.has(one.skuNo)) expect(blockedOf(list, ticked).has(one.skuNo)).toBe(false);
            else expect(blockedOf(list, ticked).has(one.skuNo)).toBe(!isOpen);
          }
          if (ticked.size === 0) expect(blockedOf(list, ticked).size).toBe(0);
        }
      }),
    ));
});

describe('what differs (COMPARE-4)', () => {
  it.each([
    [[], []],
    [['4MP'], [false]],
    [
      ['4MP', '4MP'],
      [false, false],
    ],
    [
      ['4MP', '8MP'],
      [true, true],
    ],
    [
      ['4MP', '4MP', '8MP'],
      [false, false, true],
    ],
    [
      ['4MP', '4MP', '8MP', '8MP'],
      [true, true, true, true],
    ],
    [
      ['4MP', '', ''],
      [true, false, false],
    ],
  ])('%j', (values, expected) => expect(differingValues(values)).toEqual(expected));

  it('something stands out exactly where not all say the same, and equal values stand alike', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', 'a', 'b', 'c'), { maxLength: 6 }), (values) => {
        const differs = differingValues(values);
        expect(differs.includes(true)).toBe(new Set(values).size > 1);
        values.forEach((value, at) => values.forEach((other, place) => value === other && expect(differs[at]).toBe(differs[place])));
      }),
    ));
});
