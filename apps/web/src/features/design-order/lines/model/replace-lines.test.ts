import { describe, expect, it } from 'vitest';
import { aLine, linesOf } from './line-builder.ts';
import { noRoomFor, replacedBy, replacementUndone } from './replace-lines.ts';

const [a, b, c] = [aLine('A', { quantity: 40 }), aLine('B'), aLine('C')];
const second = { ...b, sort: 2 };
const lines = [a, second, { ...c, sort: 3 }];
const product = (skuNo: string) => ({ ...aLine(skuNo), id: '' });

describe('replacing a line of the list (PRICE-9)', () => {
  it('the new one comes with one piece, or with those of the old line where that is asked for', () => {
    expect(replacedBy(lines, a, [product('X')], false)).toMatchObject({ kind: 'replaced', lines: [{ skuNo: 'X', quantity: 1 }, {}, {}], notice: null });
    expect(replacedBy(lines, a, [product('X')], true)).toMatchObject({ lines: [{ skuNo: 'X', quantity: 40 }, {}, {}] });
  });
  it('says what was dropped, and what was refused', () => {
    expect(replacedBy(lines, a, [product('X'), product('B')], false)).toMatchObject({ kind: 'replaced', notice: '存在重复产品：DS-B' });
    expect(replacedBy(lines, a, [product('B'), product('C')], false)).toEqual({ kind: 'refused', text: '存在重复产品：DS-B、DS-C' });
    expect(replacedBy(lines, a, [], false)).toEqual({ kind: 'refused', text: '请选择替换产品' });
    expect(replacedBy(lines, aLine('Q'), [product('X')], false)).toEqual({ kind: 'refused', text: '该产品已不在清单中，请刷新后重试' });
  });
  it('no more than the list has room for', () => {
    const full = linesOf(...Array.from({ length: 500 }, (_none, index) => `M${index}`));
    const [first] = full;
    expect(replacedBy(full, first ?? a, [product('X'), product('Y')], false)).toEqual({ kind: 'refused', text: '最多可选择1个产品，请删除后再添加' });
    expect([noRoomFor(full, 0), noRoomFor(full, 1)]).toEqual([null, '最多可选择1个产品，请删除后再添加']);
  });
  it('taken back, the old line stands where it stood with its figures, and other edits stay', () => {
    const outcome = replacedBy(lines, second, [product('X'), product('Y')], false);
    const edited = outcome.kind === 'replaced' ? outcome.lines.map((line) => (line.skuNo === 'C' ? { ...line, quantity: 9 } : line)) : [];
    const undone = replacementUndone(edited, second, outcome.kind === 'replaced' ? outcome.added : [], () => true);
    expect(undone.map(({ skuNo, quantity, sort }) => `${sort}${skuNo}${quantity}`)).toEqual(['1A40', '2B1', '3C9']);
  });
});
