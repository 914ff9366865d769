import { StockLevel } from '@portal/engines/goods';
import { expect, it } from 'vitest';
import { stockText, supplyWords } from './supply-words.ts';

it.each([
  [{ stockTotal: 7, leadDays: 3, unit: '台' }, '经销商库存\u00a07\u00a0台 · 3\u00a0天供货'],
  [{ stockTotal: 7, leadDays: 0 }, '经销商库存\u00a07 · 当天供货'],
  [{ stockTotal: null, leadDays: 2 }, '2\u00a0天供货'],
  [{ stockTotal: null, leadDays: null }, ''],
])('what a dealer has, and in how many days %#', (supply, words) => expect(supplyWords(supply)).toBe(words));

it.each([
  [{ stockTotal: 7, stockSource: 'dealer' }, '经销商库存 7'],
  [{ stockTotal: 1200 }, '平台库存 1,200'],
  [{ stockTotal: 0, stockSource: 'dealer' }, '经销商暂时缺货'],
  [{ stockTotal: 0, stockSource: 'platform' }, '平台暂时缺货'],
  [{ stockTotal: StockLevel.None, stockSource: 'level' }, '暂时缺货'],
  [{ stockTotal: StockLevel.Few, stockSource: 'level' }, '库存紧张'],
  [{ stockTotal: StockLevel.More, stockSource: 'level' }, '有货'],
] as const)('how many can be had, and of none the one word for it %#', (model, words) => expect(stockText(model)).toBe(words));
