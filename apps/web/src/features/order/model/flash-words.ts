import type { Order, OrderSummary } from '@portal/contract/order';
import { flashDifference } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';

/** To the dealer that sends what the provider has priced; '' of every other order. */
export const flashBorneWords = ({ flashSale }: Pick<OrderSummary, 'flashSale'>): string =>
  flashSale === 'platform' ? '价格由平台秒杀活动设定，按秒杀价分账；与日常价的差额由您承担，平台不补。' : '';

/** What that is for this order, as its worksheet has it (SECKILL-16); '' where the daily price is not known, and of its own sale. */
export function flashDifferenceWords({ flashSale, lines }: Pick<Order, 'flashSale' | 'lines'>): string {
  const difference = flashSale === 'platform' ? flashDifference(lines) : null;
  return difference === null ? '' : `本单差额 ${formatYuan(difference).text}。`;
}
