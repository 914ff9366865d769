/** What the demo world's dealers pay: figures of two tiers, a contract, two groups of a first-level dealer, what three dealers offer, and what changed lately. */
import type { PriceTier } from '@portal/engines/access';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import { insertContractPrices, insertPricingGroup, insertTraces, putOffers, putTierPrices } from '../src/modules/price/index.ts';
import type { Db } from '../src/platform/db/database.ts';

const DAY_MS = 24 * 3_600_000;
/** Per cent of the channel price; the second level has none of its own. */
const TIER_RATES: readonly (readonly [PriceTier, rate: number])[] = [
  ['first', 88],
  ['gold', 95],
];
const [firstDealer, otherDealer, thirdDealer] = ['M100001', 'M100002', 'M100003'];
/** Dealer, per cent of the channel price, days to deliver, every how many models it has, every how many of those it is out of. */
const OFFERS: readonly (readonly [dealerNo: string, rate: number, leadDays: number, every: number, outEvery: number])[] = [
  [firstDealer, 108, 2, 2, 7],
  [otherDealer, 110, 3, 3, 5],
  [thirdDealer, 106, 5, 5, 4],
];

const part = (price: number, rate: number): number => Math.max(0.01, Math.round(price * rate) / 100);

export async function insertDemoPrices(db: Db, { skus = [] }: CatalogRows, now: number): Promise<void> {
  const changing = { now, by: null };
  const priced = skus.flatMap(({ skuNo, price }) => (typeof price === 'number' && price > 0 ? [{ skuNo, price }] : []));
  const tiers = TIER_RATES.flatMap(([tier, rate]) =>
    // every fifth has none of its own
    priced.flatMap(({ skuNo, price }, place) => (place % 5 === 4 ? [] : [{ tier, skuNo, price: part(price, rate) }])),
  );
  await putTierPrices(db, tiers, changing);
  const contracted = priced.slice(0, 6);
  await insertContractPrices(
    db,
    contracted.map(({ skuNo, price }, place) => ({
      merchantNo: 'M200002',
      skuNo,
      price: part(price, 86),
      gmtBegin: new Date(now - 30 * DAY_MS),
      // the last of them is over
      gmtEnd: new Date(now + (place === contracted.length - 1 ? -1 : 335) * DAY_MS),
    })),
    changing,
  );
  const enterprise = (memberNo: string) => ({ memberKind: 'enterprise' as const, memberNo });
  await insertPricingGroup(
    db,
    { groupNo: 'demo-group-1', merchantNo: firstDealer, groupName: '工程客户', rate: 97, members: [enterprise('M200003')], prices: [] },
    changing,
  );
  await insertPricingGroup(
    db,
    {
      groupNo: 'demo-group-2',
      merchantNo: firstDealer,
      groupName: '重点项目',
      rate: null,
      members: [enterprise('M200002')],
      prices: priced.slice(4, 24).map(({ skuNo, price }) => ({ skuNo, price: part(price, 92) })),
    },
    changing,
  );
  for (const [dealerNo, rate, leadDays, every, outEvery] of OFFERS) {
    const offered = priced.filter((_, place) => place % every === 0);
    await putOffers(
      db,
      dealerNo,
      offered.map(({ skuNo, price }, place) => ({
        skuNo,
        price: part(price, rate),
        stockTotal: place % outEvery === 0 ? 0 : 5 + ((place * 37) % 200),
        leadDays,
      })),
      changing,
    );
  }
  await insertTraces(
    db,
    priced
      .slice(0, 12)
      .map(({ skuNo, price }) => ({ skuNo, kind: 'channel', oldPrice: part(price, 104), newPrice: price, gmtCreate: new Date(now - 3 * DAY_MS) })),
  );
}
