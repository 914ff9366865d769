/** What credits are given for. */
import { and, asc, desc, eq, getTableColumns, gt, gte, ilike, lte, ne, sql } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import { creditsExchange, creditsGoods } from './tables.ts';

export type GoodsRow = typeof creditsGoods.$inferSelect;

/** Those that are given, in their order; `pointsMax`: of no more a piece. What is sold out stands last. */
export async function listGoodsPage(
  db: Db,
  { page, size, pointsMax }: { page: number; size: number; pointsMax: number | null },
): Promise<{ rows: GoodsRow[]; total: number }> {
  const where = and(
    eq(creditsGoods.isOffered, true),
    pointsMax === null ? undefined : and(lte(creditsGoods.points, pointsMax), gt(creditsGoods.stockTotal, 0)),
  );
  const rows = await db
    .select()
    .from(creditsGoods)
    .where(where)
    .orderBy(sql`${creditsGoods.stockTotal} = 0`, asc(creditsGoods.sortNo), asc(creditsGoods.spuNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(creditsGoods, where) };
}

const isGiven = (spuNo: string) => and(eq(creditsGoods.spuNo, spuNo), eq(creditsGoods.isOffered, true));

export async function findGoods(db: Db, spuNo: string): Promise<GoodsRow | undefined> {
  const [row] = await db.select().from(creditsGoods).where(isGiven(spuNo));
  return row;
}

/** The same, kept from other changes to the end of the transaction. */
export async function lockGoods(db: Db, spuNo: string): Promise<GoodsRow | undefined> {
  const [row] = await db.select().from(creditsGoods).where(isGiven(spuNo)).for('update');
  return row;
}

/** More pieces (below 0: fewer) are there, whether they are still given or not. */
export async function raiseGoodsStock(db: Db, spuNo: string, pieces: number): Promise<void> {
  await db
    .update(creditsGoods)
    .set({ stockTotal: sql`${creditsGoods.stockTotal} + ${pieces}` })
    .where(eq(creditsGoods.spuNo, spuNo));
}

/** Whether they are given or not; those that are first. With the pieces exchanged so far. */
export async function listDeskGoodsPage(
  db: Db,
  { page, size, keyword, isOffered }: { page: number; size: number; keyword: string; isOffered: boolean | null },
): Promise<{ rows: (GoodsRow & { exchanged: number })[]; total: number }> {
  const where = and(
    keyword === '' ? undefined : ilike(creditsGoods.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
    isOffered === null ? undefined : eq(creditsGoods.isOffered, isOffered),
  );
  const rows = await db
    .select({ ...getTableColumns(creditsGoods), exchanged: exchangedPieces })
    .from(creditsGoods)
    .where(where)
    .orderBy(desc(creditsGoods.isOffered), asc(creditsGoods.sortNo), asc(creditsGoods.spuNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(creditsGoods, where) };
}

const exchangedPieces = sql<number>`(select coalesce(sum(x.quantity), 0)::int from credits_exchange x where x.spu_no = "credits_goods"."spu_no" and x.state <> 'cancelled')`;

/** Given or not, kept from other changes to the end of the transaction. */
export async function lockDeskGoods(db: Db, spuNo: string): Promise<(GoodsRow & { exchanged: number }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(creditsGoods), exchanged: exchangedPieces })
    .from(creditsGoods)
    .where(eq(creditsGoods.spuNo, spuNo))
    .for('update');
  return row;
}

/** In its place; a new one comes last. */
export async function putGoods(db: Db, row: Omit<GoodsRow, 'sortNo'>): Promise<void> {
  const { spuNo: _no, ...rest } = row;
  await db
    .insert(creditsGoods)
    .values({ ...row, sortNo: sql`(select coalesce(max(g.sort_no), 0) + 1 from credits_goods g)` })
    .onConflictDoUpdate({ target: creditsGoods.spuNo, set: rest });
}

/** By pieces exchanged since then; what was cancelled counts for nothing. */
export const listRanked = async (db: Db, since: Date, most: number): Promise<GoodsRow[]> => {
  const pieces = sql<number>`sum(${creditsExchange.quantity})`;
  const rows = await db
    .select({ goods: creditsGoods })
    .from(creditsExchange)
    .innerJoin(creditsGoods, eq(creditsGoods.spuNo, creditsExchange.spuNo))
    .where(and(gte(creditsExchange.gmtCreate, since), ne(creditsExchange.state, 'cancelled'), eq(creditsGoods.isOffered, true)))
    .groupBy(creditsGoods.spuNo)
    .orderBy(desc(pieces), asc(creditsGoods.spuNo))
    .limit(most);
  return rows.map(({ goods }) => goods);
};

/** In their order. */
export const insertGoods = (db: Db, goods: readonly Omit<typeof creditsGoods.$inferInsert, 'sortNo'>[]): Promise<void> =>
  insertMany(
    db,
    creditsGoods,
    goods.map((one, sortNo) => ({ ...one, sortNo })),
  );
