/** Prices as stored. What changes one leaves a trace and raises the version of its scope, in the same transaction. */
import type { ContractFigure } from '@portal/engines/pricing';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { insertMany, putMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { given } from '../../platform/db/readings.ts';
import { scopeName, type Scopes } from './scopes.ts';
import {
  contractPrice,
  dealerOffer,
  priceTrace,
  priceVersion,
  pricingGroup,
  pricingGroupMember,
  pricingGroupPrice,
  pricingGroupTrace,
  pricingMemberTrace,
  tierPrice,
} from './tables.ts';
import { NO_SHOP_STOCK, type PriceTerms } from './viewer-prices.ts';

export type TermsRow = {
  tier: [string, number][] | null;
  contracts: { skuNo: string; price: number; from: number; to: number | null }[] | null;
  groups: { groupNo: string; groupName: string; rate: number | null; from: number | null; to: number | null; prices: [string, number][] | null } | null;
  offers: [skuNo: string, price: number, stockTotal: number][] | null;
};
type TermsValues = Scopes & { skuNos: readonly string[] | null } & Record<string, unknown>;

const epochMs = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const pairs = sql.raw('json_agg(json_build_array(p.sku_no, p.price))');
const isNamed = sql`p.sku_no = any(${given('skuNos', 'text[]')})`;

const tierPart = (isAsked: SQL) => sql`(select ${pairs} from ${tierPrice} p where p.tier = ${given('tier')} and ${isAsked})`;
const contractPart = (
  isAsked: SQL,
) => sql`(select json_agg(json_build_object('skuNo', p.sku_no, 'price', p.price, 'from', ${epochMs('p.gmt_begin')}, 'to', ${epochMs('p.gmt_end')}))
      from ${contractPrice} p where p.merchant_no = ${given('contractOf')} and ${isAsked})`;
const groupPart = (
  dealerNo: SQL,
  isAsked: SQL,
) => sql`(select json_build_object('groupNo', g.group_no, 'groupName', g.group_name, 'rate', g.rate, 'from', ${epochMs('g.gmt_begin')}, 'to', ${epochMs('g.gmt_end')},
        'prices', (select ${pairs} from ${pricingGroupPrice} p where p.group_no = g.group_no and ${isAsked}))
      from ${pricingGroupMember} m join ${pricingGroup} g on g.group_no = m.group_no
      where m.merchant_no = ${dealerNo} and m.member_kind = ${given('memberKind')} and m.member_no = ${given('memberNo')})`;

/** The same of the models named, as parts of a statement that asks for more (`shopTermsReading`). */
export const TIER = tierPart(isNamed);
export const CONTRACTS = contractPart(isNamed);
export const groupOf = (dealerNo: SQL): SQL => groupPart(dealerNo, isNamed);

const termsStatement = namedStatement<{ all: boolean }, TermsValues>('price_terms', ({ all }) => {
  const isAsked = all ? sql`${given('skuNos', 'text[]')} is null` : isNamed;
  return sql`select ${tierPart(isAsked)} as tier, ${contractPart(isAsked)} as contracts, ${groupPart(given('groupsOf'), isAsked)} as groups,
    (select json_agg(json_build_array(p.sku_no, p.price, p.stock_total)) from ${dealerOffer} p where p.merchant_no = ${given('offersOf')} and ${isAsked}) as offers`;
});

/** What is made for these scopes, of these models or (null) of all; one statement. */
export async function getTerms(db: Db, scopes: Scopes, skuNos: readonly string[] | null): Promise<PriceTerms> {
  const [row] = await termsStatement.rows<TermsRow>(db, { all: skuNos === null }, { ...scopes, skuNos });
  return termsOf(row ?? { tier: null, contracts: null, groups: null, offers: null });
}

export function termsOf({ tier, contracts: figures, groups, offers }: TermsRow): PriceTerms {
  const contracts = new Map<string, ContractFigure[]>();
  for (const { skuNo, ...figure } of figures ?? []) contracts.set(skuNo, [...(contracts.get(skuNo) ?? []), figure]);
  return {
    tier: new Map(tier),
    contracts,
    group: groups ? { ...groups, prices: new Map(groups.prices) } : null,
    offers: new Map((offers ?? []).map(([skuNo, price]) => [skuNo, price])),
    shopStock: offers === null ? NO_SHOP_STOCK : { key: 'read', pieces: new Map(offers.map(([skuNo, _price, stockTotal]) => [skuNo, stockTotal])) },
  };
}

/** Of every scope that ever had a price. */
export async function listVersions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(priceVersion);
  return new Map(rows.map(({ scope, version }) => [scope, version]));
}

/** What is remembered of these scopes holds no more. */
export async function raiseVersion(db: Db, scopes: readonly string[]): Promise<void> {
  for (const scope of [...new Set(scopes)].sort()) {
    await db
      .insert(priceVersion)
      .values({ scope, version: 1 })
      .onConflictDoUpdate({ target: priceVersion.scope, set: { version: sql`${priceVersion.version} + 1` } });
  }
}

export type PriceTraceRow = Omit<typeof priceTrace.$inferInsert, 'id'>;

/** Changes of prices. One that leaves a price as it was is none. */
export async function insertTraces(db: Db, rows: readonly PriceTraceRow[]): Promise<void> {
  await insertMany(
    db,
    priceTrace,
    rows.filter(({ oldPrice, newPrice }) => (oldPrice ?? null) !== (newPrice ?? null)),
  );
}

/** Since when and by whom a price changes: `by` is an account, null the provider. */
export interface PriceChanging {
  now: number;
  by: string | null;
}

export async function putTierPrices(
  db: Db,
  rows: readonly Pick<typeof tierPrice.$inferSelect, 'tier' | 'skuNo' | 'price'>[],
  changing: PriceChanging,
): Promise<void> {
  if (rows.length === 0) return;
  const gmtCreate = new Date(changing.now);
  const known = new Map(
    (
      await db
        .select()
        .from(tierPrice)
        .where(inArray(tierPrice.tier, [...new Set(rows.map(({ tier }) => tier))]))
    ).map((row) => [`${row.tier} ${row.skuNo}`, row.price]),
  );
  await putMany(
    db,
    tierPrice,
    rows.map((row) => ({ ...row, gmtModified: gmtCreate })),
    { on: ['tier', 'skuNo'], set: ['price', 'gmtModified'] },
  );
  await insertTraces(
    db,
    rows.map(({ tier, skuNo, price }) => ({
      skuNo,
      kind: 'tier',
      ownerNo: tier,
      oldPrice: known.get(`${tier} ${skuNo}`) ?? null,
      newPrice: price,
      changedBy: changing.by,
      gmtCreate,
    })),
  );
  await raiseVersion(
    db,
    rows.map(({ tier }) => scopeName.tier(tier)),
  );
}

export async function insertContractPrices(
  db: Db,
  rows: readonly Omit<typeof contractPrice.$inferInsert, 'id' | 'gmtCreate'>[],
  changing: PriceChanging,
): Promise<void> {
  const gmtCreate = new Date(changing.now);
  await insertMany(
    db,
    contractPrice,
    rows.map((row) => ({ ...row, gmtCreate })),
  );
  await insertTraces(
    db,
    rows.map(({ skuNo, merchantNo, price }) => ({
      skuNo,
      kind: 'contract',
      ownerNo: merchantNo,
      oldPrice: null,
      newPrice: price,
      changedBy: changing.by,
      gmtCreate,
    })),
  );
  await raiseVersion(
    db,
    rows.map(({ merchantNo }) => scopeName.contracts(merchantNo)),
  );
}

/** A dealer's group as a whole. */
export interface NewPricingGroup {
  groupNo: string;
  merchantNo: string;
  groupName: string;
  rate: number | null;
  gmtBegin?: Date | null;
  gmtEnd?: Date | null;
  members: readonly Pick<typeof pricingGroupMember.$inferSelect, 'memberKind' | 'memberNo'>[];
  prices: readonly { skuNo: string; price: number }[];
}

export async function insertPricingGroup(db: Db, { members, prices, ...group }: NewPricingGroup, changing: PriceChanging): Promise<void> {
  const { groupNo, merchantNo } = group;
  const gmtCreate = new Date(changing.now);
  await db.insert(pricingGroup).values({ ...group, gmtCreate });
  await insertMany(
    db,
    pricingGroupMember,
    members.map((member) => ({ ...member, merchantNo, groupNo })),
  );
  await insertMany(
    db,
    pricingGroupPrice,
    prices.map((price) => ({ ...price, groupNo })),
  );
  await insertTraces(
    db,
    prices.map(({ skuNo, price }) => ({ skuNo, kind: 'group', ownerNo: groupNo, oldPrice: null, newPrice: price, changedBy: changing.by, gmtCreate })),
  );
  await raiseVersion(db, [scopeName.dealer(merchantNo)]);
}

export type StoredOffer = Omit<typeof dealerOffer.$inferSelect, 'merchantNo'>;
export type StoredOfferFields = Omit<StoredOffer, 'gmtModified'>;

/** Changes of one dealer's offers follow each other, so that each trace tells what stood before it. Held to the end of the transaction. */
export async function lockOffers(db: Db, dealerNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers|${dealerNo}`}, 0))`);
}

/** A dealer's, of these models or (null) of all. */
export const listOffers = (db: Db, dealerNo: string, skuNos: readonly string[] | null): Promise<StoredOffer[]> =>
  db
    .select({
      skuNo: dealerOffer.skuNo,
      price: dealerOffer.price,
      stockTotal: dealerOffer.stockTotal,
      leadDays: dealerOffer.leadDays,
      gmtModified: dealerOffer.gmtModified,
    })
    .from(dealerOffer)
    .where(and(eq(dealerOffer.merchantNo, dealerNo), skuNos === null ? undefined : inArray(dealerOffer.skuNo, [...skuNos])))
    .orderBy(dealerOffer.skuNo);

/** Offers as a table, for a higher room's reading that must be one statement: `sku_no`, `price`, `stock_total`, `lead_days`, `gmt_modified`. */
export const offerRows = (dealerNo: string) =>
  sql`(select sku_no, price, stock_total, lead_days, gmt_modified from dealer_offer where merchant_no = ${dealerNo})`;

/** Under `lockOffers`. Those that stand already are changed. */
export async function putOffers(db: Db, dealerNo: string, rows: readonly StoredOfferFields[], changing: PriceChanging): Promise<void> {
  if (rows.length === 0) return;
  const gmtModified = new Date(changing.now);
  const known = new Map(
    (
      await listOffers(
        db,
        dealerNo,
        rows.map(({ skuNo }) => skuNo),
      )
    ).map(({ skuNo, price }) => [skuNo, price]),
  );
  await putMany(
    db,
    dealerOffer,
    rows.map((row) => ({ ...row, merchantNo: dealerNo, gmtModified })),
    { on: ['merchantNo', 'skuNo'], set: ['price', 'stockTotal', 'leadDays', 'gmtModified'] },
  );
  await insertTraces(
    db,
    rows.map(({ skuNo, price }) => ({
      skuNo,
      kind: 'offer',
      ownerNo: dealerNo,
      oldPrice: known.get(skuNo) ?? null,
      newPrice: price,
      changedBy: changing.by,
      gmtCreate: gmtModified,
    })),
  );
  await raiseVersion(db, [scopeName.dealer(dealerNo)]);
}

/** Under `lockOffers`. */
export async function deleteOffers(db: Db, dealerNo: string, skuNos: readonly string[], changing: PriceChanging): Promise<void> {
  const gone = await db
    .delete(dealerOffer)
    .where(and(eq(dealerOffer.merchantNo, dealerNo), inArray(dealerOffer.skuNo, [...skuNos])))
    .returning({ skuNo: dealerOffer.skuNo, price: dealerOffer.price });
  await insertTraces(
    db,
    gone.map(({ skuNo, price }) => ({
      skuNo,
      kind: 'offer',
      ownerNo: dealerNo,
      oldPrice: price,
      newPrice: null,
      changedBy: changing.by,
      gmtCreate: new Date(changing.now),
    })),
  );
  if (gone.length > 0) await raiseVersion(db, [scopeName.dealer(dealerNo)]);
}

/** Who is in which of a dealer's groups, as a table for a higher room's reading: `member_kind`, `member_no`, `group_no`, `group_name`. */
export const groupMemberRows = (dealerNo: string) => sql`(select m.member_kind, m.member_no, g.group_no, g.group_name
  from ${pricingGroupMember} m join ${pricingGroup} g on g.group_no = m.group_no where m.merchant_no = ${dealerNo})`;

/** Enterprises with a contract that holds at `now`, as such a table: `merchant_no`. */
export const contractHolderRows = (now: number) => {
  const at = new Date(now).toISOString();
  return sql`(select distinct merchant_no from ${contractPrice} where gmt_begin <= ${at}::timestamptz and (gmt_end is null or gmt_end > ${at}::timestamptz))`;
};

/** What of prices names an account. */
export async function deletePricesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(pricingGroupMember).where(and(eq(pricingGroupMember.memberKind, 'account'), eq(pricingGroupMember.memberNo, accountNo)));
  await db.delete(pricingMemberTrace).where(and(eq(pricingMemberTrace.memberKind, 'account'), eq(pricingMemberTrace.memberNo, accountNo)));
  for (const trace of [priceTrace, pricingGroupTrace, pricingMemberTrace])
    await db.update(trace).set({ changedBy: null }).where(eq(trace.changedBy, accountNo));
}

const listNamedIn =
  (table: typeof dealerOffer | typeof contractPrice | typeof pricingGroupPrice) =>
  async (db: Db, skuNos: readonly string[]): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ skuNo: table.skuNo })
      .from(table)
      .where(sql`${table.skuNo} = any(${sql.param([...skuNos])}::text[])`);
    return rows.map(({ skuNo }) => skuNo);
  };

/** Which of the models a dealer offers. */
export const listOfferedSkuNos = listNamedIn(dealerOffer);

/** Which of the models an enterprise has a contract about, whenever it holds. */
export const listContractedSkuNos = listNamedIn(contractPrice);

/** Which of the models a dealer has put a price in for a group of its customers. */
export const listGroupPricedSkuNos = listNamedIn(pricingGroupPrice);
