import type { OrderSummary } from './shapes.ts';

type FlashSale = NonNullable<OrderSummary['flashSale']>;

/** The mark of an order whose prices a flash sale set, on page, paper and worksheet (SECKILL-15). */
export const flashNames: Readonly<Record<FlashSale, string>> = {
  platform: '限时秒杀 · 平台活动',
  shop: '限时秒杀 · 店铺活动',
};

/** Who bears what the sale's price is below the daily one: the dealer, of either (SECKILL-16). */
export const flashBearers: Readonly<Record<FlashSale, string>> = { platform: '经销商（平台不补）', shop: '经销商' };
