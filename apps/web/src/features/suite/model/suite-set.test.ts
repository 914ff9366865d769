import { expect, it } from 'vitest';
import { suiteStockWords } from './suite-set.ts';

const part = (stockSource: 'platform' | 'dealer' | 'level', skuType: 0 | 2 = 0) => ({ stockSource, skuType });

it.each([
  [12, [part('platform'), part('platform')], 0.6, '平台现货可配 12 套'],
  [0, [part('level')], 0, '现货不足一套'],
  [1, [part('level')], 0.1, '整套现货紧张'],
  [21, [part('level'), part('level')], 1, '整套现货'],
  [1200, [part('dealer'), part('platform', 2)], 1, '经销商现货可配 1,200 套'],
  [3, [part('dealer'), part('platform')], 0.15, '现货可配 3 套'],
  [0, [part('dealer')], 0, '经销商现货不足一套'],
])('%d suites of parts of whom reads %s', (stockTotal, parts, ratio, label) => expect(suiteStockWords(stockTotal, parts)).toEqual({ ratio, label }));
