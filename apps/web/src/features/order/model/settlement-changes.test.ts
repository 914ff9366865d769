import type { Settlement } from '@portal/contract/order';
import { describe, expect, it } from 'vitest';
import { lineTrouble, settlementChanges, toldChanges } from './settlement-changes.ts';

type Line = Settlement['lines'][number];
const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  spuNo: 'P1',
  skuNo: `K${id}`,
  skuName: '',
  spuName: '枪型摄像机',
  skuModel: `HV-${id}`,
  skuDesc: '',
  skuType: 0,
  picUrl: '',
  unit: '台',
  quantity: 2,
  quantityMax: 999,
  price: 100,
  priceLabel: '客户价',
  priceSource: 'tier',
  priceWhenAdded: 100,
  priceStep: 0,
  amount: 200,
  stockTotal: null,
  platformStock: 0,
  leadDays: null,
  status: 'normal',
  selected: true,
  sourceType: 'product',
  sourceId: '',
  gmtCreate: '2026-11-23T00:00:00.000Z',
  ...more,
});
const settlement = (lines: Line[], freight = 0): Settlement => ({
  address: null,
  shop: { shopNo: 'M1', shopName: '经销商' },
  lines,
  goodsAmount: 0,
  coupons: [],
  couponAmount: 0,
  freight,
  freightWords: '',
  amount: 0,
  parts: [],
  knownInvoice: null,
  points: [],
  isReady: true,
});

describe('what an order comes to now, beside what was seen (ORDER-20)', () => {
  it('is no change where all is as it was', () => {
    const same = settlement([line('a'), line('b', { status: 'shortOfStock', stockTotal: 1 })], 12);
    expect(settlementChanges(same, same)).toEqual([]);
  });

  it('names each line that changed with both figures, lines that are gone, and the freight', () => {
    const before = settlement([line('a'), line('b'), line('c'), line('d')], 0);
    const now = settlement(
      [line('a', { price: 120.5 }), line('b', { status: 'shortOfStock', stockTotal: 1 }), line('d', { price: null, status: 'noPrice' })],
      15,
    );
    expect(settlementChanges(before, now).map(({ name, words }) => `${name} ${words}`)).toEqual([
      'HV-a 单价 ¥100.00 → ¥120.50',
      'HV-b 库存不足，仅剩 1 台',
      'HV-d 单价 ¥100.00 → 暂无价格，暂无价格，请联系经销商报价',
      'HV-c 已不在购物车中',
      '运费 ¥0.00 → ¥15.00',
    ]);
  });

  it('is told by the server in the same words, a line in one row, then the whole (ORDER-49)', () => {
    const change = (kind: string, skuNo: string, was: number | null, now: number | null) => ({ kind, skuNo, skuModel: '', was, now });
    const told = toldChanges(
      [
        change('price', 'Ka', 100, 120.5),
        change('quantity', 'Ka', 2, 1),
        change('gone', 'Kb', 2, null),
        change('freight', '', 0, 15),
        change('amount', '', 400, 135.5),
      ],
      settlement([line('a'), line('b')]),
    );
    expect(told.map(({ name, words }) => `${name} ${words}`)).toEqual([
      'HV-a 单价 ¥100.00 → ¥120.50，数量 2 → 1',
      'HV-b 已不在购物车中',
      '运费 ¥0.00 → ¥15.00',
      '应付 ¥400.00 → ¥135.50',
    ]);
  });

  it('a price that only changed since it was put into the cart keeps nothing from being bought', () =>
    expect(lineTrouble(line('a', { status: 'priceChanged', priceStep: 3 }))).toBe(''));
});
