import { describe, expect, it } from 'vitest';
import { groupLines } from './group-lines.ts';
import { aLine } from './line-builder.ts';
import { ordersHref, parseOrdersQuery, withOrdersSort } from './orders-query.ts';
import { parsePastedColumn, spreadColumn } from './paste-column.ts';

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

describe('a column pasted from a spreadsheet', () => {
  it('is the first cell of each row; one cell is ordinary text', () => {
    expect(parsePastedColumn('90\t甲\r\n85.5\t乙\r\n\r\n')).toEqual(['90', '85.5']);
    expect(parsePastedColumn('90')).toBeNull();
    expect(parsePastedColumn('90\r\n')).toBeNull();
  });

  it('is laid from the cell down; empty rows leave their line, rows beyond the end fall away', () => {
    expect([...spreadColumn(['A', 'B', 'C'], 'B', ['1', '2', '3'])]).toEqual([
      ['B', '1'],
      ['C', '2'],
    ]);
    expect([...spreadColumn(['A', 'B', 'C'], 'A', ['1', '', '3'])]).toEqual([
      ['A', '1'],
      ['C', '3'],
    ]);
  });
});

describe('the address of my design orders', () => {
  it('carries search, sort and page there and back', () => {
    const query = { keyword: '园区 A&B', sort: 'amount', order: 'asc', page: 3, size: 20 } as const;
    expect(parseOrdersQuery(new URLSearchParams(ordersHref(query).split('?')[1]))).toEqual(query);
    expect(ordersHref(parseOrdersQuery(new URLSearchParams('page=0&size=7&sort=x')))).toBe('/tool/designOrder');
  });

  it('the same sort flips and begins at page 1', () => {
    const query = parseOrdersQuery(new URLSearchParams('page=3'));
    expect(withOrdersSort(query, 'gmtModified')).toMatchObject({ order: 'asc', page: 1 });
    expect(withOrdersSort(query, 'amount')).toMatchObject({ sort: 'amount', order: 'desc' });
  });
});
