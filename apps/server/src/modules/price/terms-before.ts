/** What prices were made of at an earlier moment, by the traces that were left since (PRICE-16, PRICE-34). */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { scopesOf, type PriceCaller, type Scopes } from './scopes.ts';
import { getTerms } from './store.ts';
import { contractPrice, priceTrace, pricingGroup, pricingGroupPrice, pricingGroupTrace, pricingMemberTrace } from './tables.ts';
import { viewerPrices, type MemberTerms, type PriceTerms, type ViewerPrices } from './viewer-prices.ts';

export interface Span {
  /** Milliseconds since 1970: after this, up to and including that. */
  since: number;
  until: number;
}

const instantOf = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
const within = (column: string, { since, until }: Span) => sql`${sql.raw(column)} > ${instantOf(since)} and ${sql.raw(column)} <= ${instantOf(until)}`;

/** First-level dealers whose offers or groups have changed, begun or ended, and enterprises whose contracts have. */
export async function listTouched(db: Db, span: Span): Promise<{ dealerNos: string[]; merchantNos: string[] }> {
  const dealers = await rowsOf<{ no: string }>(
    db,
    sql`select owner_no as no from ${priceTrace} where kind = 'offer' and ${within('gmt_create', span)}
      union select g.merchant_no from ${priceTrace} t join ${pricingGroup} g on g.group_no = t.owner_no where t.kind = 'group' and ${within('t.gmt_create', span)}
      union select g.merchant_no from ${pricingGroupTrace} t join ${pricingGroup} g on g.group_no = t.group_no where ${within('t.gmt_create', span)}
      union select merchant_no from ${pricingMemberTrace} where ${within('gmt_create', span)}
      union select merchant_no from ${pricingGroup} where (${within('gmt_begin', span)}) or (${within('gmt_end', span)})`,
  );
  const merchants = await rowsOf<{ no: string }>(
    db,
    sql`select owner_no as no from ${priceTrace} where kind = 'contract' and ${within('gmt_create', span)}
      union select merchant_no from ${contractPrice} where (${within('gmt_begin', span)}) or (${within('gmt_end', span)})`,
  );
  return { dealerNos: dealers.map(({ no }) => no), merchantNos: merchants.map(({ no }) => no) };
}

/**
 * Prices of these models for a caller as they were at the beginning of a span, and as they are at its end: offers, groups and contracts as
 * they stood, everything else as it is.
 */
export async function findPricesOver(
  db: Db,
  caller: PriceCaller,
  skuNos: readonly string[],
  span: Span,
): Promise<{ before: ViewerPrices; after: ViewerPrices }> {
  const scopes = scopesOf(caller);
  const now = await getTerms(db, scopes, skuNos);
  const then: PriceTerms = {
    ...now,
    contracts: await contractsBefore(db, scopes, skuNos, now, span),
    group: await groupBefore(db, scopes, skuNos, now.group, span),
    offers: await rolledBack(db, now.offers, { kind: 'offer', ownerNo: scopes.offersOf, skuNos }, span),
  };
  return { before: viewerPrices(caller, then, span.since), after: viewerPrices(caller, now, span.until) };
}

/** The first trace since then tells what stood before it. */
async function rolledBack(
  db: Db,
  prices: ReadonlyMap<string, number>,
  { kind, ownerNo, skuNos }: { kind: 'offer' | 'group'; ownerNo: string | null; skuNos: readonly string[] },
  { since }: Span,
): Promise<Map<string, number>> {
  const then = new Map(prices);
  if (ownerNo === null) return then;
  const rows = await rowsOf<{ skuNo: string; price: number | null }>(
    db,
    sql`select distinct on (sku_no) sku_no as "skuNo", old_price::float8 as price from ${priceTrace}
      where kind = ${kind} and owner_no = ${ownerNo} and gmt_create > ${instantOf(since)} and sku_no = any(${sql.param([...skuNos])}::text[]) order by sku_no, id`,
  );
  for (const { skuNo, price } of rows) {
    if (price === null) then.delete(skuNo);
    else then.set(skuNo, price);
  }
  return then;
}

/** Contracts are only ever added. */
async function contractsBefore(
  db: Db,
  { contractOf }: Scopes,
  skuNos: readonly string[],
  { contracts }: PriceTerms,
  { since }: Span,
): Promise<PriceTerms['contracts']> {
  if (contractOf === null || contracts.size === 0) return contracts;
  const rows = await rowsOf<{ skuNo: string; price: number; from: number; to: number | null }>(
    db,
    sql`select sku_no as "skuNo", price::float8 as price, (extract(epoch from gmt_begin) * 1000)::float8 as "from", (extract(epoch from gmt_end) * 1000)::float8 as "to"
      from ${contractPrice} where merchant_no = ${contractOf} and gmt_create <= ${instantOf(since)} and sku_no = any(${sql.param([...skuNos])}::text[])`,
  );
  const then = new Map<string, { price: number; from: number; to: number | null }[]>();
  for (const { skuNo, ...figure } of rows) then.set(skuNo, [...(then.get(skuNo) ?? []), figure]);
  return then;
}

async function groupBefore(db: Db, scopes: Scopes, skuNos: readonly string[], now: MemberTerms | null, span: Span): Promise<MemberTerms | null> {
  const { groupsOf, memberKind, memberNo } = scopes;
  if (groupsOf === null) return now;
  const at = instantOf(span.since);
  const [moved] = await rowsOf<{ groupNo: string | null }>(
    db,
    sql`select old_group_no as "groupNo" from ${pricingMemberTrace} where merchant_no = ${groupsOf} and member_kind = ${memberKind} and member_no = ${memberNo}
      and gmt_create > ${at} order by id limit 1`,
  );
  const groupNo = moved ? moved.groupNo : (now?.groupNo ?? null);
  if (groupNo === null) return null;
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  const terms = (from: typeof pricingGroup | typeof pricingGroupTrace) =>
    sql`select rate::float8 as rate, ${ms('gmt_begin')} as "from", ${ms('gmt_end')} as "to" from ${from} where group_no = ${groupNo}`;
  type Terms = Pick<MemberTerms, 'rate' | 'from' | 'to'>;
  const [changed] = await rowsOf<Terms>(db, sql`${terms(pricingGroupTrace)} and gmt_create > ${at} order by id limit 1`);
  const [stored] = changed ? [changed] : await rowsOf<Terms>(db, terms(pricingGroup));
  if (!stored) return null;
  const rows = await rowsOf<{ skuNo: string; price: number }>(
    db,
    sql`select sku_no as "skuNo", price::float8 as price from ${pricingGroupPrice} where group_no = ${groupNo} and sku_no = any(${sql.param([...skuNos])}::text[])`,
  );
  const prices = await rolledBack(db, new Map(rows.map(({ skuNo, price }) => [skuNo, price])), { kind: 'group', ownerNo: groupNo, skuNos }, span);
  return { groupNo, groupName: '', ...stored, prices };
}
