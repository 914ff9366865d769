import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { favorite } from './tables.ts';

/** What the owner saw when a family was kept; null: not known, or no price. */
export interface KeptFacts {
  keptPrice: number | null;
  keptPriceLabel: string | null;
  keptInStock: boolean | null;
}

const isOwned = (owner: Owner) => and(eq(favorite.accountNo, owner.accountNo), eq(favorite.merchantNo, owner.merchantNo));

/** Additions of one owner follow each other, so that they count right. Held to the end of the transaction. */
export async function lockFavorites(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favorite|${accountNo}|${merchantNo}`}, 0))`);
}

export const countFavorites = (db: Db, owner: Owner): Promise<number> => db.$count(favorite, isOwned(owner));

/** The newest first. */
export const listPage = (db: Db, owner: Owner, { page, size }: { page: number; size: number }): Promise<({ spuNo: string; gmtCreate: Date } & KeptFacts)[]> =>
  db
    .select({
      spuNo: favorite.spuNo,
      gmtCreate: favorite.gmtCreate,
      keptPrice: favorite.keptPrice,
      keptPriceLabel: favorite.keptPriceLabel,
      keptInStock: favorite.keptInStock,
    })
    .from(favorite)
    .where(isOwned(owner))
    .orderBy(desc(favorite.gmtCreate), asc(favorite.spuNo))
    .limit(size)
    .offset((page - 1) * size);

/** Those of the families that the owner keeps. */
export async function listKeptOf(db: Db, owner: Owner, spuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ spuNo: favorite.spuNo })
    .from(favorite)
    .where(and(isOwned(owner), inArray(favorite.spuNo, [...spuNos])));
  return rows.map(({ spuNo }) => spuNo);
}

/** One that is there stays as it is. */
export async function insertFavorite(db: Db, owner: Owner, { at, ...row }: { spuNo: string; at: Date } & Partial<KeptFacts>): Promise<void> {
  const { accountNo, merchantNo } = owner;
  await db
    .insert(favorite)
    .values({ accountNo, merchantNo, ...row, gmtCreate: at })
    .onConflictDoNothing();
}

export async function deleteFavorite(db: Db, owner: Owner, spuNo: string): Promise<void> {
  await db.delete(favorite).where(and(isOwned(owner), eq(favorite.spuNo, spuNo)));
}

/** All of an identity. */
export async function deleteFavoritesOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(favorite).where(isOwned(owner));
}

/** A person's own become those of an identity that has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(favorite)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** All favourites of an account, of the person and of every identity. */
export const listFavoritesOfAccount = (db: Db, accountNo: string): Promise<(typeof favorite.$inferSelect)[]> =>
  db.select().from(favorite).where(eq(favorite.accountNo, accountNo)).orderBy(favorite.gmtCreate);

export async function deleteFavoritesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(favorite).where(eq(favorite.accountNo, accountNo));
}
