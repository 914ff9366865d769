/** What an item costs customers otherwise: a flash sale is cheaper for each of them (SECKILL-10). */
import type { SeckillGoods, SeckillGoodsFound } from '@portal/contract/seckill';
import { UserType } from '@portal/engines/access';
import type { Db } from '../../platform/db/database.ts';
import { listSkuPrices } from '../catalog/index.ts';
import { listOffers, type AskingPrices } from '../price/index.ts';
import { findGoods, searchGoods } from './goods-for-sale.ts';
import type { Organiser } from './store.ts';

/** Who buys, of a dealer or of the provider's activities; contracts and groups are made for single ones, and are no measure. */
const BUYERS = [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel] as const;

type For = Pick<Organiser, 'shopNo'>;

const buying = (asking: AskingPrices, { shopNo }: For, userType: UserType): AskingPrices => ({
  ...asking,
  caller: { accountNo: '', merchantNo: '', userType, boundShopNo: shopNo || null },
});

/** At the lowest of what they pay: of the shop's customers, or, of the provider's activities, of those of a dealer without offers of its own; whoever asks. With what the shop has of it. */
export async function findGoodsFor(asking: AskingPrices, organiser: For, code: string): Promise<SeckillGoods | undefined> {
  const priced: SeckillGoods[] = [];
  for (const userType of BUYERS) {
    const goods = await findGoods(buying(asking, organiser, userType), code);
    if (goods === undefined) return undefined;
    priced.push(goods);
  }
  const [lowest] = priced.toSorted((one, other) => (one.originalPrice ?? Infinity) - (other.originalPrice ?? Infinity));
  if (lowest === undefined) return undefined;
  const stock = await stockIn(
    asking.db,
    organiser,
    lowest.parts.map(({ skuNo }) => skuNo),
  );
  return { ...lowest, parts: lowest.parts.map((part) => ({ ...part, stock: stock.get(part.skuNo) ?? null })) };
}

/** What a word finds, each at the price it would be added with, and how many there are: to choose by (SECKILL-10). */
export async function searchGoodsFor(asking: AskingPrices, organiser: For, keyword: string): Promise<SeckillGoodsFound[]> {
  const found = await searchGoods(asking.db, keyword);
  const skuNos = found.flatMap(({ code, suitNo }) => (suitNo === '' ? [code] : []));
  const stock = await stockIn(asking.db, organiser, skuNos);
  const lowest = new Map<string, number>();
  for (const userType of BUYERS)
    for (const [skuNo, { price }] of await listSkuPrices(buying(asking, organiser, userType), skuNos))
      if (price !== null) lowest.set(skuNo, Math.min(price, lowest.get(skuNo) ?? Infinity));
  const told: SeckillGoodsFound[] = [];
  for (const one of found) {
    const set = one.suitNo === '' ? undefined : await findGoodsFor(asking, organiser, one.code);
    const ofModel = { originalPrice: lowest.get(one.code) ?? null, stock: stock.get(one.code) ?? null };
    told.push({ ...one, ...(set ? { originalPrice: set.originalPrice, stock: setsIn(set) } : ofModel) });
  }
  return told;
}

/** Of these what a dealer has to sell; of what it offers nothing special of, and of the provider's, there is no figure (SECKILL-11). */
async function stockIn(db: Db, { shopNo }: For, skuNos: readonly string[]): Promise<Map<string, number>> {
  const offers = shopNo === '' ? [] : await listOffers(db, shopNo, skuNos);
  return new Map(offers.map(({ skuNo, stockTotal }) => [skuNo, stockTotal]));
}

function setsIn({ parts }: SeckillGoods): number | null {
  const counted = parts.flatMap(({ stock, quantity }) => (stock === null ? [] : [Math.floor(stock / quantity)]));
  return counted.length === 0 ? null : Math.min(...counted);
}
