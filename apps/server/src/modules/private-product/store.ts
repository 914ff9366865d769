/** Rows of user-defined products. Every statement carries the owner. */
import type { PrivateProductNarrowing, PrivateProductQuery } from '@portal/contract/private-product';
import { SITE_WORK_NAMES } from '@portal/engines/goods';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { insertMany, updateMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { privateProduct } from './tables.ts';

export type PrivateRow = typeof privateProduct.$inferSelect;
/** What of a product is written by hand or comes with a file. */
export type PrivateFields = Pick<PrivateRow, 'spuName' | 'modelRemark' | 'categoryId' | 'price' | 'brandName' | 'spuDesc' | 'unit' | 'mainPics' | 'attributes'>;

/** An enterprise's are all its people's; a person's are the account's (PRIVATE-3). */
const isOwned = ({ accountNo, merchantNo }: Owner): SQL | undefined =>
  merchantNo === '' ? and(eq(privateProduct.merchantNo, ''), eq(privateProduct.accountNo, accountNo)) : eq(privateProduct.merchantNo, merchantNo);
const isLive = (owner: Owner): SQL | undefined => and(isOwned(owner), isNull(privateProduct.gmtRemoved));

/** Changes of one owner's products follow each other. Held to the end of the transaction. */
export async function lockPrivate(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`private-product|${merchantNo === '' ? accountNo : merchantNo}`}, 0))`);
}

export const countLive = (db: Db, owner: Owner): Promise<number> => db.$count(privateProduct, isLive(owner));

export async function findLive(db: Db, owner: Owner, spuNo: string): Promise<PrivateRow | undefined> {
  const [row] = await db
    .select()
    .from(privateProduct)
    .where(and(isLive(owner), eq(privateProduct.spuNo, spuNo)));
  return row;
}

/** What the owner's products are called. They are compared here and not by the database, whose small letters are not ours. */
export const listNames = (db: Db, owner: Owner): Promise<Pick<PrivateRow, 'spuName' | 'modelRemark' | 'brandName'>[]> => {
  const { spuName, modelRemark, brandName } = privateProduct;
  return db.select({ spuName, modelRemark, brandName }).from(privateProduct).where(isLive(owner));
};

/** The same with their numbers, the oldest first. */
export const listOwnNames = (db: Db, owner: Owner): Promise<Pick<PrivateRow, 'spuNo' | 'spuName' | 'modelRemark' | 'brandName'>[]> => {
  const { spuNo, spuName, modelRemark, brandName, gmtCreate } = privateProduct;
  return db.select({ spuNo, spuName, modelRemark, brandName }).from(privateProduct).where(isLive(owner)).orderBy(asc(gmtCreate), asc(spuNo));
};

/** Of these numbers those that are the owner's, deleted ones too. */
export const listByNumber = (db: Db, owner: Owner, spuNos: readonly string[]): Promise<PrivateRow[]> =>
  db
    .select()
    .from(privateProduct)
    .where(and(isOwned(owner), inArray(privateProduct.spuNo, [...spuNos])));

const ORDERS = { gmtListed: privateProduct.gmtCreate, sumNo: privateProduct.sumNo, price: privateProduct.price } as const;

interface InCategories {
  /** Second categories, 0 for 其他; null: any. */
  categoryIds: readonly number[] | null;
}
type Narrowing = Omit<PrivateProductNarrowing, 'categoryValueSelect'> & InCategories;

/** How many of the owner's products there are in each second category, 0 for 其他. */
export async function countByCategory(db: Db, owner: Owner): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: sql<number>`coalesce(${privateProduct.categoryId}, 0)`.mapWith(Number), number: count() })
    .from(privateProduct)
    .where(isLive(owner))
    .groupBy(privateProduct.categoryId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** One page, and how many there are in all. */
export async function listPage(
  db: Db,
  owner: Owner,
  query: Omit<PrivateProductQuery, 'categoryValueSelect'> & InCategories,
): Promise<{ rows: PrivateRow[]; count: number }> {
  const where = and(isLive(owner), ...narrowed(query));
  const direction = query.sort !== '' && query.order === 'asc' ? asc : desc;
  const rows = await db
    .select()
    .from(privateProduct)
    .where(where)
    .orderBy(direction(ORDERS[query.sort === '' ? 'gmtListed' : query.sort]), desc(privateProduct.gmtCreate), desc(privateProduct.spuNo))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, count: await db.$count(privateProduct, where) };
}

/** All that the narrowing finds, the oldest first. */
export const listNarrowed = (db: Db, owner: Owner, narrowing: Narrowing): Promise<PrivateRow[]> =>
  db
    .select()
    .from(privateProduct)
    .where(and(isLive(owner), ...narrowed(narrowing)))
    .orderBy(asc(privateProduct.gmtCreate), asc(privateProduct.spuNo));

/** What is not deleted, the oldest first. */
export const listLive = (db: Db, owner: Owner): Promise<PrivateRow[]> =>
  db.select().from(privateProduct).where(isLive(owner)).orderBy(asc(privateProduct.gmtCreate), asc(privateProduct.spuNo));

function narrowed({ keyword, customSpuSource, categoryIds, brandId, customFilterRemind }: Narrowing): (SQL | undefined)[] {
  const { spuName, modelRemark, brandName, spuDesc, source, categoryId } = privateProduct;
  const holds = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  // names that differ in blanks alone are the same (PRIVATE-6): both spellings find both
  const named = [spuName, brandName].map((column) => ilike(sql`replace(${column}, ' ', '')`, holds(keyword.replace(/\s+/g, ''))));
  return [
    keyword === '' ? undefined : or(...named, ...[modelRemark, spuDesc].map((column) => ilike(column, holds(keyword)))),
    customSpuSource === '' ? undefined : eq(source, customSpuSource === '1' ? 1 : 0),
    categoryIds === null ? undefined : categoryIds.includes(0) ? isNull(categoryId) : inArray(categoryId, [...categoryIds]),
    brandId === '' ? undefined : eq(brandName, brandId),
    customFilterRemind === '' ? undefined : or(...SITE_WORK_NAMES.map((pattern) => sql`${spuName} ~ ${pattern}`)),
  ];
}

/** Brands the owner has typed, by name. */
export async function countByBrand(db: Db, owner: Owner): Promise<Map<string, number>> {
  const rows = await db
    .select({ brandName: privateProduct.brandName, number: count() })
    .from(privateProduct)
    .where(isLive(owner))
    .groupBy(privateProduct.brandName)
    .orderBy(asc(privateProduct.brandName))
    .limit(200);
  return new Map(rows.map(({ brandName, number }) => [brandName, number]));
}

/** Whether one of the owner's products, deleted or not, shows the picture. */
export const hasPicture = async (db: Db, owner: Owner, fileId: string): Promise<boolean> =>
  (await db.$count(privateProduct, and(isOwned(owner), sql`${privateProduct.mainPics} @> ${JSON.stringify([fileId])}::jsonb`))) > 0;

export async function insertPrivate(db: Db, rows: readonly PrivateRow[]): Promise<void> {
  await insertMany(db, privateProduct, rows);
}

export async function updateFields(db: Db, owner: Owner, spuNo: string, fields: PrivateFields, at: Date): Promise<void> {
  await db
    .update(privateProduct)
    .set({ ...fields, gmtModified: at })
    .where(and(isLive(owner), eq(privateProduct.spuNo, spuNo)));
}

/** Of products that were read as the owner's, in this transaction. */
export async function updateImported(db: Db, rows: readonly PrivateRow[]): Promise<void> {
  await updateMany(db, privateProduct, rows, { by: 'spuNo', set: ['categoryId', 'price', 'spuDesc', 'unit', 'attributes', 'gmtModified'] });
}

/** Sets or clears the day of deletion. */
export async function updateRemoved(db: Db, owner: Owner, spuNos: readonly string[], removed: Date | null): Promise<void> {
  await db
    .update(privateProduct)
    .set({ gmtRemoved: removed })
    .where(and(isOwned(owner), inArray(privateProduct.spuNo, [...spuNos])));
}

/** One more use for each: they are in a design order now. The rows are taken in one order, so that two orders at once do not wait for each other. */
export async function raiseUses(db: Db, owner: Owner, spuNos: readonly string[]): Promise<void> {
  const found = db
    .select({ spuNo: privateProduct.spuNo })
    .from(privateProduct)
    .where(and(isOwned(owner), inArray(privateProduct.spuNo, [...spuNos])))
    .orderBy(asc(privateProduct.spuNo))
    .for('update');
  const taken = (await found).map(({ spuNo }) => spuNo);
  if (taken.length === 0) return;
  await db
    .update(privateProduct)
    .set({ sumNo: sql`${privateProduct.sumNo} + 1` })
    .where(inArray(privateProduct.spuNo, taken));
}

/** A person's own become those of the enterprise they are now. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(privateProduct)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** All that an account wrote, for itself and for every enterprise, as they rest here. */
export const listPrivateOfAccount = (db: Db, accountNo: string): Promise<PrivateRow[]> =>
  db.select().from(privateProduct).where(eq(privateProduct.accountNo, accountNo)).orderBy(privateProduct.gmtCreate);

/** The person's own go; an enterprise's stay, and say no more who wrote them. */
export async function deletePrivateOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(privateProduct).where(isOwned({ accountNo, merchantNo: '' }));
  await db.update(privateProduct).set({ accountNo: null }).where(eq(privateProduct.accountNo, accountNo));
}
