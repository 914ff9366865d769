import { mayCall, type UserType } from '../access/index.ts';

/** Which of a model's two prices someone sees: `channel` 客户价, `refer` 参考价. */
export type PriceView = 'channel' | 'refer';

/**
 * Who sees which price, said once: dealers, their staff and sales staff the channel price, visitors, individuals and user types
 * nobody knows the suggested retail price. Column, order of a list, label and the keys of what is remembered follow from it.
 */
export const priceViewOf = (viewer: UserType): PriceView => (mayCall('customerPrice', viewer) ? 'channel' : 'refer');

/** What a price in this view is called on the page; `mixed`: over figures from different places no one name is right. For reading only: nothing is decided by it. */
export const priceLabels = { channel: '客户价', refer: '参考价', mixed: '价格' } as const satisfies Record<PriceView | 'mixed', string>;

/** Over several prices: their name, where they have one name. */
export function commonPriceLabel(priced: readonly { priceLabel: string }[]): string {
  const [label = priceLabels.mixed, ...others] = new Set(priced.map(({ priceLabel }) => priceLabel));
  return others.length === 0 ? label : priceLabels.mixed;
}
