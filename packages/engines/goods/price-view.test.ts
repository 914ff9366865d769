import { describe, expect, it } from 'vitest';
import { UserType } from '../access/index.ts';
import { priceLabels, priceViewOf, viewerPrice } from './index.ts';

describe('whose price', () => {
  const sku = { price: 80, referPrice: 100 };
  it('shows the suggested retail price to visitors and individuals and the channel price to everyone else', () => {
    const shown = Object.values(UserType).map((userType) => [userType, viewerPrice(userType, sku), priceLabels[priceViewOf(userType)]]);
    expect(shown.filter(([, price]) => price === 100)).toEqual([
      [UserType.Person, 100, '参考价'],
      [UserType.Tourist, 100, '参考价'],
    ]);
    expect(shown.filter(([, price, label]) => price === 80 && label === '客户价')).toHaveLength(7);
  });
  it('never shows a channel price to a user type it does not know', () => {
    expect(priceViewOf(99 as UserType)).toBe('refer');
    expect(viewerPrice(99 as UserType, sku)).toBe(100);
  });
  it('keeps a missing price missing', () => expect(viewerPrice(UserType.SecondLevel, { price: null, referPrice: 100 })).toBeNull());
});
