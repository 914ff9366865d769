/** A dealer's pricing groups as stored. What changes one leaves a trace and raises the version of the dealer's scope, in the same transaction. */
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { insertMany, putMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import { scopeName } from './scopes.ts';
import { insertTraces, raiseVersion, type PriceChanging } from './store.ts';
import { pricingGroup, pricingGroupMember, pricingGroupPrice, pricingGroupTrace, pricingMemberTrace } from './tables.ts';

export type PricingGroupRow = typeof pricingGroup.$inferSelect;
export type GroupTermsRow = Pick<PricingGroupRow, 'groupName' | 'rate' | 'gmtBegin' | 'gmtEnd'>;
export type GroupMember = Pick<typeof pricingGroupMember.$inferSelect, 'memberKind' | 'memberNo'>;

/** Changes of one dealer's groups follow each other, so that each trace tells what stood before it. Held to the end of the transaction. */
export async function lockGroups(db: Db, dealerNo: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`groups|${dealerNo}`}, 0))`);
}

/** A dealer's, the oldest first, with how many members and prices each has. */
export async function listGroups(db: Db, dealerNo: string): Promise<(PricingGroupRow & { memberCount: number; priceCount: number })[]> {
  const groups = await db
    .select()
    .from(pricingGroup)
    .where(eq(pricingGroup.merchantNo, dealerNo))
    .orderBy(asc(pricingGroup.gmtCreate), asc(pricingGroup.groupNo));
  const numbers = groups.map(({ groupNo }) => groupNo);
  if (numbers.length === 0) return [];
  const countOf = async (table: typeof pricingGroupMember | typeof pricingGroupPrice): Promise<Map<string, number>> => {
    const rows = await db.select({ groupNo: table.groupNo, counted: count() }).from(table).where(inArray(table.groupNo, numbers)).groupBy(table.groupNo);
    return new Map(rows.map(({ groupNo, counted }) => [groupNo, counted]));
  };
  const [members, prices] = [await countOf(pricingGroupMember), await countOf(pricingGroupPrice)];
  return groups.map((group) => ({ ...group, memberCount: members.get(group.groupNo) ?? 0, priceCount: prices.get(group.groupNo) ?? 0 }));
}

/** Under `lockGroups`. */
export async function updatePricingGroup(db: Db, before: PricingGroupRow, terms: GroupTermsRow, { now, by }: PriceChanging): Promise<void> {
  const { groupNo, merchantNo, rate, gmtBegin, gmtEnd } = before;
  await db.update(pricingGroup).set(terms).where(eq(pricingGroup.groupNo, groupNo));
  const isSame = rate === terms.rate && gmtBegin?.getTime() === terms.gmtBegin?.getTime() && gmtEnd?.getTime() === terms.gmtEnd?.getTime();
  if (!isSame) await db.insert(pricingGroupTrace).values({ groupNo, rate, gmtBegin, gmtEnd, changedBy: by, gmtCreate: new Date(now) });
  await raiseVersion(db, [scopeName.dealer(merchantNo)]);
}

/** Under `lockGroups`, with all its prices; whoever asks has seen that nobody is in it. */
export async function deletePricingGroup(db: Db, { groupNo, merchantNo, rate, gmtBegin, gmtEnd }: PricingGroupRow, changing: PriceChanging): Promise<void> {
  const prices = await db.select({ skuNo: pricingGroupPrice.skuNo }).from(pricingGroupPrice).where(eq(pricingGroupPrice.groupNo, groupNo));
  await putGroupPrices(
    db,
    { groupNo, merchantNo },
    prices.map(({ skuNo }) => ({ skuNo, price: null })),
    changing,
  );
  await db.insert(pricingGroupTrace).values({ groupNo, rate, gmtBegin, gmtEnd, changedBy: changing.by, gmtCreate: new Date(changing.now) });
  await db.delete(pricingGroup).where(eq(pricingGroup.groupNo, groupNo));
}

/** Under `lockGroups`: these members are in this group from now on, null: in none. Who is there already stays. */
export async function putGroupMembers(
  db: Db,
  { dealerNo, groupNo }: { dealerNo: string; groupNo: string | null },
  members: readonly GroupMember[],
  { now, by }: PriceChanging,
): Promise<void> {
  const keyOf = ({ memberKind, memberNo }: GroupMember): string => `${memberKind} ${memberNo}`;
  const own = await db.select().from(pricingGroupMember).where(eq(pricingGroupMember.merchantNo, dealerNo));
  const known = new Map(own.map((row) => [keyOf(row), row.groupNo]));
  const moving = members.filter((member) => (known.get(keyOf(member)) ?? null) !== groupNo);
  if (moving.length === 0) return;
  if (groupNo === null)
    for (const { memberKind, memberNo } of moving)
      await db
        .delete(pricingGroupMember)
        .where(and(eq(pricingGroupMember.merchantNo, dealerNo), eq(pricingGroupMember.memberKind, memberKind), eq(pricingGroupMember.memberNo, memberNo)));
  else
    await putMany(
      db,
      pricingGroupMember,
      moving.map(({ memberKind, memberNo }) => ({ memberKind, memberNo, merchantNo: dealerNo, groupNo })),
      { on: ['merchantNo', 'memberKind', 'memberNo'], set: ['groupNo'] },
    );
  await insertMany(
    db,
    pricingMemberTrace,
    moving.map(({ memberKind, memberNo }) => ({
      merchantNo: dealerNo,
      memberKind,
      memberNo,
      oldGroupNo: known.get(keyOf({ memberKind, memberNo })) ?? null,
      newGroupNo: groupNo,
      changedBy: by,
      gmtCreate: new Date(now),
    })),
  );
  await raiseVersion(db, [scopeName.dealer(dealerNo)]);
}

/** Null: none of its own. */
export async function findGroupPrice(db: Db, groupNo: string, skuNo: string): Promise<number | null> {
  const [row] = await db
    .select({ price: pricingGroupPrice.price })
    .from(pricingGroupPrice)
    .where(and(eq(pricingGroupPrice.groupNo, groupNo), eq(pricingGroupPrice.skuNo, skuNo)));
  return row?.price ?? null;
}

/** Under `lockGroups`: prices of a group by model; null takes one away. */
export async function putGroupPrices(
  db: Db,
  { groupNo, merchantNo }: Pick<PricingGroupRow, 'groupNo' | 'merchantNo'>,
  prices: readonly { skuNo: string; price: number | null }[],
  { now, by }: PriceChanging,
): Promise<void> {
  if (prices.length === 0) return;
  const named = and(
    eq(pricingGroupPrice.groupNo, groupNo),
    inArray(
      pricingGroupPrice.skuNo,
      prices.map(({ skuNo }) => skuNo),
    ),
  );
  const known = new Map((await db.select().from(pricingGroupPrice).where(named)).map(({ skuNo, price }) => [skuNo, price]));
  const [kept, gone] = [
    prices.flatMap(({ skuNo, price }) => (price === null ? [] : [{ groupNo, skuNo, price }])),
    prices.filter(({ price }) => price === null),
  ];
  if (kept.length > 0) await putMany(db, pricingGroupPrice, kept, { on: ['groupNo', 'skuNo'], set: ['price'] });
  for (const { skuNo } of gone) await db.delete(pricingGroupPrice).where(and(eq(pricingGroupPrice.groupNo, groupNo), eq(pricingGroupPrice.skuNo, skuNo)));
  await insertTraces(
    db,
    prices.map(({ skuNo, price }) => ({
      skuNo,
      kind: 'group',
      ownerNo: groupNo,
      oldPrice: known.get(skuNo) ?? null,
      newPrice: price,
      changedBy: by,
      gmtCreate: new Date(now),
    })),
  );
  await raiseVersion(db, [scopeName.dealer(merchantNo)]);
}

/** A group's prices as a table, for a higher room's reading: `sku_no`, `price`. */
export const groupPriceRows = (groupNo: string) => sql`(select sku_no, price from ${pricingGroupPrice} where group_no = ${groupNo})`;
