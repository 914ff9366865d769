import type { ContentKind } from '@portal/contract/content';
import type { PriceView } from '@portal/engines/goods';
import { and, asc, countDistinct, desc, eq, inArray } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { contentFavorite, favorite } from './tables.ts';

/** What the owner saw when a family was kept; null: not known, or no price. */
export interface KeptFacts {
  keptPrice: number | null;
  keptPriceView: PriceView | null;
  keptInStock: boolean | null;
}

const isOwned = (owner: Owner) => and(eq(favorite.accountNo, owner.accountNo), eq(favorite.merchantNo, owner.merchantNo));
const isOwnContent = (owner: Owner) => and(eq(contentFavorite.accountNo, owner.accountNo), eq(contentFavorite.merchantNo, owner.merchantNo));

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
      keptPriceView: favorite.keptPriceView,
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
  await db.delete(contentFavorite).where(isOwnContent(owner));
}

/** A person's own become those of an identity that has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(favorite)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
  await db
    .update(contentFavorite)
    .set({ merchantNo })
    .where(isOwnContent({ accountNo, merchantNo: '' }));
}

/** All favourites of an account, of the person and of every identity. */
export const listFavoritesOfAccount = (db: Db, accountNo: string): Promise<(typeof favorite.$inferSelect)[]> =>
  db.select().from(favorite).where(eq(favorite.accountNo, accountNo)).orderBy(favorite.gmtCreate);

export async function deleteFavoritesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(favorite).where(eq(favorite.accountNo, accountNo));
}

const isOfKinds = (owner: Owner, kinds: readonly ContentKind[]) => and(isOwnContent(owner), inArray(contentFavorite.kind, [...kinds]));

export const countContents = (db: Db, owner: Owner): Promise<number> => db.$count(contentFavorite, isOwnContent(owner));

export const countContentsOfKinds = (db: Db, owner: Owner, kinds: readonly ContentKind[]): Promise<number> =>
  db.$count(contentFavorite, isOfKinds(owner, kinds));

/** What is kept of some kinds, the newest first. */
export const listContentPage = (
  db: Db,
  owner: Owner,
  { kinds, page, size }: { kinds: readonly ContentKind[]; page: number; size: number },
): Promise<{ contentId: string; kind: ContentKind; gmtCreate: Date }[]> =>
  db
    .select({ contentId: contentFavorite.contentId, kind: contentFavorite.kind, gmtCreate: contentFavorite.gmtCreate })
    .from(contentFavorite)
    .where(isOfKinds(owner, kinds))
    .orderBy(desc(contentFavorite.gmtCreate), asc(contentFavorite.contentId))
    .limit(size)
    .offset((page - 1) * size);

/** How many accounts keep it, whoever they are. */
export async function countKeepers(db: Db, contentId: string): Promise<number> {
  const [row] = await db
    .select({ keepers: countDistinct(contentFavorite.accountNo) })
    .from(contentFavorite)
    .where(eq(contentFavorite.contentId, contentId));
  return row?.keepers ?? 0;
}

/** Those named that the owner keeps. */
export async function listKeptContents(db: Db, owner: Owner, contentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ contentId: contentFavorite.contentId })
    .from(contentFavorite)
    .where(and(isOwnContent(owner), inArray(contentFavorite.contentId, [...contentIds])));
  return rows.map(({ contentId }) => contentId);
}

/** One that is there stays as it is. */
export async function insertContentFavorite(db: Db, owner: Owner, { at, ...row }: { contentId: string; kind: ContentKind; at: Date }): Promise<void> {
  const { accountNo, merchantNo } = owner;
  await db
    .insert(contentFavorite)
    .values({ accountNo, merchantNo, ...row, gmtCreate: at })
    .onConflictDoNothing();
}

export async function deleteContentFavorite(db: Db, owner: Owner, contentId: string): Promise<void> {
  await db.delete(contentFavorite).where(and(isOwnContent(owner), eq(contentFavorite.contentId, contentId)));
}

/** All that an account keeps of what is published, of the person and of every identity. */
export const listContentsOfAccount = (db: Db, accountNo: string): Promise<(typeof contentFavorite.$inferSelect)[]> =>
  db.select().from(contentFavorite).where(eq(contentFavorite.accountNo, accountNo)).orderBy(contentFavorite.gmtCreate);

export async function deleteContentsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(contentFavorite).where(eq(contentFavorite.accountNo, accountNo));
}

/** Families kept, by whose they are, as a table for a higher room's reading: `account_no`, `merchant_no` ('': the person's), `spu_no`. */
export const favoriteRows = sql`(select account_no, merchant_no, spu_no from ${favorite})`;
