/** What an item costs customers otherwise: a flash sale is cheaper for each of them (SECKILL-10). */
import type { SeckillGoods } from '@portal/contract/seckill';
import { UserType } from '@portal/engines/access';
import type { AskingPrices } from '../price/index.ts';
import { findGoods } from './goods-for-sale.ts';
import type { Organiser } from './store.ts';

/** Who buys, of a dealer or of the provider's activities; contracts and groups are made for single ones, and are no measure. */
const BUYERS = [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel] as const;

/** At the lowest of what they pay: of the shop's customers, or, of the provider's activities, of those of a dealer without offers of its own; whoever asks. */
export async function findGoodsFor(asking: AskingPrices, { shopNo }: Pick<Organiser, 'shopNo'>, code: string): Promise<SeckillGoods | undefined> {
  const priced: SeckillGoods[] = [];
  for (const userType of BUYERS) {
    const goods = await findGoods({ ...asking, caller: { accountNo: '', merchantNo: '', userType, boundShopNo: shopNo || null } }, code);
    if (goods === undefined) return undefined;
    priced.push(goods);
  }
  return priced.toSorted((one, other) => (one.originalPrice ?? Infinity) - (other.originalPrice ?? Infinity))[0];
}
