import { expect, it } from 'vitest';
import { categoriesOfLine } from './category-of-line.ts';
import { aLine } from './line-builder.ts';
import { differenceText, newAmountOf } from './replacement-figures.ts';

it('the chosen models cost one piece each, or as many as the line has', () => {
  const line = { quantity: 40 };
  const chosen = [aLine('X', { price: 10.5 }), aLine('Y', { price: 1, maxNum: 20 })];
  expect(newAmountOf({ line, chosen, keepsQuantity: false })).toBe(11.5);
  expect(newAmountOf({ line, chosen, keepsQuantity: true })).toBe(440);
});

it('a difference says which way it goes', () => {
  expect([differenceText(0.1, 0.3), differenceText(1234.5, 0), differenceText(5, 5)]).toEqual(['+¥0.20', '-¥1,234.50', '不变']);
});

it('a line is found among the categories by their names', () => {
  const node = (id: number, catagoryName: string, children: never[] = []) => ({ id, catagoryName, dataId: '', spuCount: 1, children });
  const tree = [{ ...node(1, '视频监控'), children: [node(101, '网络摄像机')] }];
  const idsOf = (productCategory: string) => categoriesOfLine({ productCategory }, tree).map(({ id }) => id);
  expect(['视频监控 > 网络摄像机', '视频监控 > 没有的', '网络摄像机', ''].map(idsOf)).toEqual([[1, 101], [1], [], []]);
});
