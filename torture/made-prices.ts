/** Prices made for some: a contract, a group, an offer and a tier for each side, by figures that stand nowhere else (PRICE-12 to 18). */
import { insertContractPrices, insertPricingGroup, putOffers, putTierPrices } from '@portal/server/modules/price/index';
import { aSku } from '@portal/server/testkit/goods';
import type { TestPortal } from '@portal/server/testkit/portal';

export interface MadePrice {
  /** As an answer or a page may write it. */
  figures: readonly string[];
  /** The model it is of. */
  skuNo: string;
  /** The enterprises whose people may read it. */
  merchantNos: readonly string[];
}

/** All but the other dealer order from the first, which sees what its customers see. */
const [FIRST, OTHER, INSTALLER, OTHER_INSTALLER, GOLD, OTHER_GOLD] = ['M100001', 'M100002', 'M200001', 'M200005', 'M200002', 'M200003'] as const;
/** Of an industry: it orders from others, at the prices of the second level. */
const INDUSTRY = 'M200007';
const CONTRACTS = [
  { merchantNo: INSTALLER, price: 4107.31 },
  { merchantNo: GOLD, price: 4213.37 },
] as const;
const GROUPS = [
  { groupName: '玄甲组', memberNo: INSTALLER, price: 4307.41 },
  { groupName: '素乙组', memberNo: GOLD, price: 4409.43 },
] as const;
/** Nobody acts for the other dealer or orders from it: its figure is for none of them. */
const OFFERS = [
  { merchantNo: FIRST, price: 4507.47, merchantNos: [FIRST, INSTALLER, OTHER_INSTALLER, GOLD, OTHER_GOLD] },
  { merchantNo: OTHER, price: 4603.53, merchantNos: [OTHER] },
] as const;
/** What all of the trade pay where nothing is made for them; a visitor and an individual read the reference price. */
const PAID_BY_TRADE = 8765.25;
export const TRADE_PRICE = ['8765.25', '8,765.25'] as const;
const TIERS = [
  { tier: 'first', price: 4703.59, merchantNos: [FIRST] },
  { tier: 'second', price: 4801.61, merchantNos: [INSTALLER, OTHER_INSTALLER, INDUSTRY, FIRST] },
  { tier: 'gold', price: 4903.67, merchantNos: [GOLD, OTHER_GOLD, FIRST] },
] as const;

/** A model for each kind, so that no rank hides another. */
export async function insertMadePrices(test: TestPortal, spuNo: string): Promise<readonly MadePrice[]> {
  const model = async (price: number | null) => (await aSku(test.database, { spuNo, price, referPrice: 9876.5 })).skuNo;
  const [contracted, grouped, offered, tiered] = [await model(PAID_BY_TRADE), await model(PAID_BY_TRADE), await model(null), await model(PAID_BY_TRADE)];
  const changing = { now: test.clock.now(), by: null };
  const [gmtBegin, gmtEnd] = [new Date(changing.now - 86_400_000), null];
  await test.database.transaction(async (db) => {
    await insertContractPrices(
      db,
      CONTRACTS.map((contract) => ({ ...contract, skuNo: contracted, gmtBegin, gmtEnd })),
      changing,
    );
    for (const { groupName, memberNo, price } of GROUPS) {
      const members = [{ memberKind: 'enterprise' as const, memberNo }];
      const group = { groupNo: `group-${memberNo}`, merchantNo: FIRST, groupName, rate: null, members, prices: [{ skuNo: grouped, price }] };
      await insertPricingGroup(db, group, changing);
    }
    for (const { merchantNo, price } of OFFERS) await putOffers(db, merchantNo, [{ skuNo: offered, price, stockTotal: 3, leadDays: 2 }], changing);
    await putTierPrices(
      db,
      TIERS.map(({ tier, price }) => ({ tier, skuNo: tiered, price })),
      changing,
    );
  });
  await test.database.pool.query('update catalog_version set version = version + 1');
  return [
    ...CONTRACTS.map(({ merchantNo, price }) => made(contracted, price, [merchantNo, FIRST])),
    ...GROUPS.map(({ memberNo, groupName, price }) => made(grouped, price, [memberNo, FIRST], groupName)),
    ...OFFERS.map(({ price, merchantNos }) => made(offered, price, merchantNos)),
    ...TIERS.map(({ price, merchantNos }) => made(tiered, price, merchantNos)),
  ];
}

const made = (skuNo: string, price: number, merchantNos: readonly string[], ...words: string[]): MadePrice => ({
  skuNo,
  figures: [price.toFixed(2), price.toLocaleString('en-US', { minimumFractionDigits: 2 }), ...words],
  merchantNos,
});

/** What of them is not for whoever acts for this enterprise; '': for a visitor, or somebody without one. */
export const mayNotRead = (prices: readonly MadePrice[], merchantNo: string): string[] =>
  prices.flatMap(({ figures, merchantNos }) => (merchantNos.includes(merchantNo) ? [] : figures));
