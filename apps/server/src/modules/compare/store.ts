import type { CompareKey } from '@portal/contract/compare';
import { and, asc, eq } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { comparedModel } from './tables.ts';

const isOwned = (owner: Owner) => and(eq(comparedModel.accountNo, owner.accountNo), eq(comparedModel.merchantNo, owner.merchantNo));

/** Additions of one owner follow each other, so that they count right. Held to the end of the transaction. */
export async function lockCompared(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`compare|${accountNo}|${merchantNo}`}, 0))`);
}

/** In the order of adding. */
export const listKeys = (db: Db, owner: Owner): Promise<CompareKey[]> =>
  db.select({ spuNo: comparedModel.spuNo, skuNo: comparedModel.skuNo }).from(comparedModel).where(isOwned(owner)).orderBy(asc(comparedModel.id));

/** One that is there stays as it is. */
export async function insertCompared(db: Db, owner: Owner, keys: readonly CompareKey[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  const { accountNo, merchantNo } = owner;
  const rows = keys.map(({ spuNo, skuNo }) => ({ accountNo, merchantNo, skuNo, spuNo, gmtCreate: at }));
  await db.insert(comparedModel).values(rows).onConflictDoNothing();
}

export async function deleteModel(db: Db, owner: Owner, skuNo: string): Promise<void> {
  await db.delete(comparedModel).where(and(isOwned(owner), eq(comparedModel.skuNo, skuNo)));
}

/** All of an identity. */
export async function deleteComparedOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(comparedModel).where(isOwned(owner));
}

/** A person's own become those of an identity that has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(comparedModel)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** All of an account, of the person and of every identity. */
export const listComparedOfAccount = (db: Db, accountNo: string): Promise<(typeof comparedModel.$inferSelect)[]> =>
  db.select().from(comparedModel).where(eq(comparedModel.accountNo, accountNo)).orderBy(asc(comparedModel.id));

export async function deleteComparedOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(comparedModel).where(eq(comparedModel.accountNo, accountNo));
}
