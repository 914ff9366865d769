/** What stands on the first page as its staff sees it: what is over and what is to come too. */
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { promotion } from './tables.ts';

export type PromotionRow = typeof promotion.$inferSelect;

const LISTED_MAX = 200;

/** Not over, in the order of their places; then what is over, the latest first. */
export async function listPromotionRows(db: Db, now: Date): Promise<PromotionRow[]> {
  const isOver = sql`coalesce(${promotion.gmtTo} <= ${now}, false)`;
  return db
    .select()
    .from(promotion)
    .orderBy(isOver, sql`case when ${isOver} then ${promotion.gmtTo} end desc`, asc(promotion.placement), asc(promotion.sortNo), asc(promotion.id))
    .limit(LISTED_MAX);
}

/** Writers of one place wait for one another: an order is of all that stands there. */
export async function lockPlaces(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('promotion places', 0))`);
}

export async function findPromotion(db: Db, id: string): Promise<PromotionRow | undefined> {
  const [row] = await db.select().from(promotion).where(eq(promotion.id, id));
  return row;
}

/** Whether it stands on the first page, or stood there; one that was taken down before its time never did. */
export const hasShown = async (db: Db, picture: string, now: Date): Promise<boolean> =>
  (await db.$count(
    promotion,
    and(eq(promotion.picture, picture), lte(promotion.gmtFrom, now), or(isNull(promotion.gmtTo), gt(promotion.gmtTo, promotion.gmtFrom))),
  )) > 0;

/** What is not over at one place, in its order. */
export const listPlace = (db: Db, placement: PromotionRow['placement'], now: Date): Promise<PromotionRow[]> =>
  db
    .select()
    .from(promotion)
    .where(and(eq(promotion.placement, placement), or(isNull(promotion.gmtTo), gt(promotion.gmtTo, now))))
    .orderBy(asc(promotion.sortNo), asc(promotion.id));

export async function getLastSortNo(db: Db, placement: PromotionRow['placement']): Promise<number> {
  const [row] = await db
    .select({ sortNo: promotion.sortNo })
    .from(promotion)
    .where(eq(promotion.placement, placement))
    .orderBy(desc(promotion.sortNo))
    .limit(1);
  return row?.sortNo ?? -1;
}

export async function updatePromotion(db: Db, { id, ...row }: PromotionRow): Promise<void> {
  await db
    .update(promotion)
    .set({ ...row, edition: sql`${promotion.edition} + 1` })
    .where(eq(promotion.id, id));
}
