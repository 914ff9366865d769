import { describe, expect, it } from 'vitest';
import { parseRange, pasteRange, tableText } from './cell-range.ts';
import { aLine, linesOf } from './line-builder.ts';
import { readSheetText } from './pasted-rows.ts';

const figures = (lines: readonly { skuNo: string; ratePrice: number | null; rate: number; quantity: number }[]) =>
  lines.map(({ skuNo, ratePrice, rate, quantity }) => `${skuNo} ${ratePrice} ${rate} ${quantity}`);
const pasted = (field: 'ratePrice' | 'rate' | 'quantity', text: string, skuNo = 'A') =>
  pasteRange(linesOf('A', 'B', 'C'), skuNo, field, parseRange(text) ?? []);

describe('cells as in a spreadsheet (PICK-14)', () => {
  it('one cell is ordinary text; a column, a row and a block are a range', () => {
    expect([parseRange('90'), parseRange('90\n'), parseRange('90\n80\r\n'), parseRange('90\t3')]).toEqual([null, null, [['90'], ['80']], [['90', '3']]]);
  });

  it('a column goes down from its cell; empty cells leave theirs alone, rows beyond the list are counted', () => {
    const { outcome, rows, beyond } = pasted('rate', '90\n\n80\n70\n60', 'A');
    expect(outcome.kind === 'changed' && figures(outcome.lines)).toEqual(['A 90 90 1', 'B 100 100 1', 'C 80 80 1']);
    expect([rows, beyond]).toEqual([2, 2]);
  });

  it('columns go to the right: discounted price, rate, quantity; beyond the quantity there is none', () => {
    const { outcome, rows } = pasted('ratePrice', '90\t\t5\t9\n\t50\t6\t9', 'B');
    expect(outcome.kind === 'changed' && figures(outcome.lines)).toEqual(['A 100 100 1', 'B 90 90 5', 'C 50 50 6']);
    expect(rows).toBe(2);
  });

  it('what is cut is said', () => {
    expect(pasted('rate', '90\t10000').outcome).toMatchObject({ kind: 'changed', notice: '该产品数量不能大于9999' });
  });

  it('what is copied out has a head, and comes back by 粘贴清单', () => {
    const text = tableText([aLine('A', { quantity: 12, rate: 80, productName: '=1+1' }), aLine('B', { price: null })]);
    expect(text.split('\r\n').map((row) => row.split('\t'))).toEqual([
      ['型号', '产品名称', '数量', '单位', '客户价', '折后价', '折扣率', '小计'],
      ['DS-A', "'=1+1", '12', '台', '100.00', '80.00', '80.00%', '960.00'],
      ['DS-B', '产品 B', '1', '台', '', '', '100.00%', '0.00'],
    ]);
    expect(readSheetText(text)).toMatchObject({ kind: 'rows', rows: [{ cells: { 0: 'DS-A' } }, { cells: { 0: 'DS-B' } }] });
  });
});
