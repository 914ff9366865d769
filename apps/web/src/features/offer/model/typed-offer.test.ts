import { describe, expect, it } from 'vitest';
import { readOffer, typedOf } from './typed-offer.ts';

const stored = { price: 12.5, stockTotal: 3, leadDays: 2 };

describe('what is typed into a row of offers', () => {
  it('is nothing new as it stands, and where nothing is', () => {
    expect(readOffer(typedOf(stored), stored)).toEqual({ state: 'same' });
    expect(readOffer(typedOf(null), null)).toEqual({ state: 'same' });
  });
  it('waits for all three of a model that is not offered yet', () =>
    expect(readOffer({ price: '9', stockTotal: '', leadDays: '' }, null)).toEqual({ state: 'open' }));
  it.each([
    [{ price: 'abc', stockTotal: '' }, 'price', '报价应为数字，例如 12.50'],
    [{ price: '12.345', stockTotal: '' }, 'price', '报价最多两位小数'],
    [{ price: '9', stockTotal: '-3' }, 'stockTotal', '库存应为 0 到 999999 的整数'],
  ] as const)('%j is refused before all three are there', (typed, field, words) =>
    expect(readOffer({ leadDays: '', ...typed }, null)).toEqual({ state: 'wrong', field, words }),
  );
  it('is read however it is typed', () =>
    expect(readOffer({ price: '￥１，２８０．５', stockTotal: '１０', leadDays: ' 0 ' }, null)).toEqual({
      state: 'new',
      offer: { price: 1280.5, stockTotal: 10, leadDays: 0 },
    }));
  it.each([
    [{ price: '' }, 'price', '请输入报价'],
    [{ price: '0' }, 'price', '报价应大于 0'],
    [{ price: '1.005' }, 'price', '报价最多两位小数'],
    [{ stockTotal: '1.5' }, 'stockTotal', '库存应为 0 到 999999 的整数'],
    [{ stockTotal: '-1' }, 'stockTotal', '库存应为 0 到 999999 的整数'],
    [{ leadDays: '366' }, 'leadDays', '供货天数应为 0 到 365 的整数'],
  ] as const)('%j is refused', (change, field, words) =>
    expect(readOffer({ ...typedOf(stored), ...change }, stored)).toEqual({ state: 'wrong', field, words }),
  );
});
