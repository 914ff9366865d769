import type { CompareItem, CompareResult } from '@portal/contract/compare';
import { expect, it } from 'vitest';
import { comparedRows } from './compared-rows.ts';

const model = (skuNo: string, skuDesc: string, values: string[], diffAttrIdxArr: number[]) =>
  ({
    skuNo,
    skuDesc,
    skuDescDiff: diffAttrIdxArr.length > 0,
    compareSkuAttrList: values.map((attrValue) => ({ attrName: '', attrValue })),
    diffAttrIdxArr,
  }) as unknown as CompareItem;
const result: CompareResult = {
  compareSkuAttrList: [
    { attrName: '像素', attrGroup: '图像' },
    { attrName: '供电', attrGroup: '接口' },
  ],
  compareSkuList: [model('K1', '400 万', ['400 万', 'PoE'], [0]), model('K2', '800 万', ['800 万', 'PoE'], [0])],
};

it('description first, then a row for each attribute, each value under its model', () => {
  expect(comparedRows(result, false).map(({ name, cells }) => [name, ...cells.map(({ skuNo, text, differs }) => `${skuNo} ${text} ${differs}`)])).toEqual([
    ['描述', 'K1 400 万 true', 'K2 800 万 true'],
    ['像素', 'K1 400 万 true', 'K2 800 万 true'],
    ['供电', 'K1 PoE false', 'K2 PoE false'],
  ]);
});

it('only those in which something stands out, where that is asked for', () =>
  expect(comparedRows(result, true).map(({ name }) => name)).toEqual(['描述', '像素']));
