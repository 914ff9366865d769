import type { OrderSummary } from '@portal/contract/order';

/** The mark of lines whose price a flash sale set (SECKILL-15). */
export const flashNames: Readonly<Record<NonNullable<OrderSummary['flashSale']>, string>> = {
  platform: '限时秒杀 · 平台活动',
  shop: '限时秒杀 · 店铺活动',
};

/** To the dealer that sends what the provider has priced; '' of every other order. */
export const flashBorneWords = ({ flashSale }: Pick<OrderSummary, 'flashSale'>): string =>
  flashSale === 'platform' ? '价格由平台秒杀活动设定，按秒杀价分账；与日常价的差额由您承担，平台不补。' : '';
