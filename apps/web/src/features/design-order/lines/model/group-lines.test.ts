import { describe, expect, it } from 'vitest';
import { groupLines } from './group-lines.ts';
import { aLine } from './line-builder.ts';

describe('lines by first category', () => {
  it('keep their order, and their subtotals sum what they hold', () => {
    const groups = groupLines([
      aLine('A', { productCategory: '视频监控 > 摄像机', price: 10, quantity: 2 }),
      aLine('B', { productCategory: '门禁 > 读卡器', price: 5 }),
      aLine('C', { productCategory: '视频监控 > 录像机', price: 1, rate: 50 }),
      aLine('D', { productCategory: '' }),
    ]);
    expect(groups.map(({ title, lines, totals }) => [title, lines.map((line) => line.skuNo).join(''), totals.amount])).toEqual([
      ['视频监控', 'AC', 20.5],
      ['门禁', 'B', 5],
      ['其他', 'D', 100],
    ]);
  });
});
