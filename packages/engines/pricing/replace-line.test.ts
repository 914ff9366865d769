import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SkuType } from '../goods/index.ts';
import { canBeReplaced, priceLine, replaceLine, residueNumOf, sortLines, totalsOf } from './index.ts';
import type { ListLine } from './index.ts';

const aLine = (skuNo: string, fields: Partial<ListLine> = {}): ListLine => ({
  ...priceLine({ price: 100, skuType: SkuType.Normal, maxNum: fields.maxNum }, { quantity: fields.quantity ?? 1, rate: fields.rate }, 'selection'),
  skuNo,
  productName: `产品${skuNo}`,
  sort: 1,
  productCategory: '视频监控 > 网络摄像机',
});
const linesOf = (names: string): ListLine[] => sortLines([...names].map((name) => aLine(name)));
const shown = (lines: readonly ListLine[]): string => lines.map(({ skuNo }) => skuNo).join('');

describe('replacing a line (PRICE-9)', () => {
  test.each([
    ['one by one', 'ABC', 'B', 'X', 'AXC', ''],
    ['one by several, in the order chosen', 'ABC', 'B', 'YX', 'AYXC', ''],
    ['duplicates are dropped and named', 'ABC', 'B', 'XAC', 'AXC', 'AC'],
    ['the line itself is a duplicate', 'ABC', 'A', 'AX', 'XBC', 'A'],
    ['what is chosen twice comes once', 'ABC', 'C', 'XX', 'ABX', 'X'],
  ])('%s', (_what, names, old, chosen, after, dropped) => {
    const outcome = replaceLine(linesOf(names), old, linesOf(chosen), 500);
    expect(outcome.kind === 'replaced' && [shown(outcome.lines), shown(outcome.duplicates)]).toEqual([after, dropped]);
  });

  it('the old line goes to quantity 0, each new one to 1 and rate 100.00', () => {
    const lines = sortLines([aLine('A', { quantity: 40, rate: 80 }), aLine('B', { quantity: 3 })]);
    const outcome = replaceLine(lines, 'A', [aLine('X', { quantity: 7 })], 500);
    expect(outcome).toMatchObject({
      kind: 'replaced',
      lines: [
        { skuNo: 'X', quantity: 1, rate: 100, amount: 100, sort: 1 },
        { skuNo: 'B', quantity: 3 },
      ],
    });
  });

  it('keeps the old quantity where that is asked for, up to the highest of the new model', () => {
    const outcome = replaceLine(linesOf('A'), 'A', [aLine('X'), aLine('Y', { maxNum: 20 })], 500, 40);
    expect(outcome.kind === 'replaced' && outcome.added.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [40, 4000],
      [20, 2000],
    ]);
  });

  it('nothing chosen', () => expect(replaceLine(linesOf('AB'), 'A', [], 500)).toEqual({ kind: 'nothingChosen' }));
  it('nothing but duplicates changes nothing', () =>
    expect(replaceLine(linesOf('AB'), 'A', linesOf('B'), 500)).toMatchObject({ kind: 'allDuplicates', duplicates: [{ skuNo: 'B' }] }));
  it('a line that left meanwhile is not replaced', () => expect(replaceLine(linesOf('AB'), 'Q', linesOf('X'), 500)).toEqual({ kind: 'lineMissing' }));
  it('no more than the list has room for; the old line makes room for one', () => {
    expect(residueNumOf(500, 500)).toBe(1);
    expect(replaceLine(linesOf('ABC'), 'A', linesOf('X'), 3)).toMatchObject({ kind: 'replaced' });
    expect(replaceLine(linesOf('ABC'), 'A', linesOf('XY'), 3)).toEqual({ kind: 'tooMany', residueNum: 1 });
  });
  it('duplicates take no room', () => expect(replaceLine(linesOf('ABC'), 'A', linesOf('XBC'), 3)).toMatchObject({ kind: 'replaced' }));

  it('the provider’s own products alone can be replaced', () =>
    expect([SkuType.Normal, SkuType.SelfDefined, SkuType.Software].map((skuType) => canBeReplaced({ skuType }))).toEqual([true, false, false]));
});

it('whatever is replaced by whatever: others keep place and figures, nothing stands twice, places are 1 … n', () => {
  const name = fc.constantFrom(...'ABCDEFGHIJKL');
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1 }), fc.array(name), fc.nat(), fc.integer({ min: 12, max: 20 }), (names, chosen, at, max) => {
      const lines = linesOf(names.join(''));
      const old = names[at % names.length] ?? '';
      const outcome = replaceLine(lines, old, linesOf(chosen.join('')), max);
      const fresh = [...new Set(chosen)].filter((one) => !names.includes(one));
      if (outcome.kind !== 'replaced') {
        expect(fresh.length === 0 || fresh.length > residueNumOf(lines.length, max)).toBe(true);
        return;
      }
      expect(outcome.lines.map(({ skuNo }) => skuNo)).toEqual(names.flatMap((one) => (one === old ? fresh : [one])));
      expect(outcome.lines.map(({ sort }) => sort)).toEqual(outcome.lines.map((_line, index) => index + 1));
      expect(outcome.lines.length).toBeLessThanOrEqual(max);
      expect(outcome.added.length + outcome.duplicates.length).toBe(chosen.length);
      expect(totalsOf(outcome.lines).amount).toBe(totalsOf(lines).amount - 100 + 100 * fresh.length);
    }),
  );
});
