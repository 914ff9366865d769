import { SkuType } from '@portal/engines/goods';
import { expect, it } from 'vitest';
import { stockSaid } from './stock-said.ts';

const line = { status: 'normal', skuType: SkuType.Normal, stockTotal: null, platformStock: null, leadDays: null, unit: '台' } as const;

it.each([
  ['the dealer says what it has, and when', { stockTotal: 42, leadDays: 2 }, '经销商库存 42 台 · 2 天供货'],
  ['too few of it, what there is', { status: 'shortOfStock', stockTotal: 3, leadDays: 2 }, '经销商库存 3 台 · 2 天供货'],
  ['the dealer has none: the state says so', { status: 'shortOfStock', stockTotal: 0, leadDays: 2 }, ''],
  ['the dealer says nothing, the provider has some', { platformStock: 1200 }, '平台库存 1,200 台，以经销商确认为准'],
  ['nobody has any that is known of', { platformStock: 0 }, '平台暂时缺货，以经销商确认为准'],
  ['without a price it is there all the same', { status: 'noPrice', platformStock: 7 }, '平台库存 7 台，以经销商确认为准'],
  ['software lies in no store', { skuType: SkuType.Software, platformStock: 0 }, '软件授权，无需备货'],
  ['what is not sold is not counted', { status: 'notOffered', stockTotal: 9 }, ''],
  ['nor what is off sale', { status: 'delisted', platformStock: 9 }, ''],
] as const)('%s (GOODS-42)', (_, fields, said) => {
  expect(stockSaid({ ...line, ...fields }).replaceAll('\u00a0', ' ')).toBe(said);
});
