import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { insertMany, updateMany } from '../../platform/db/bulk.ts';
import { sql, type Db } from '../../platform/db/database.ts';
import { given } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { cartLine } from './tables.ts';

export type StoredCartLine = typeof cartLine.$inferSelect;
export type NewLine = Omit<typeof cartLine.$inferInsert, 'accountNo' | 'merchantNo' | 'sort'>;

const isOwned = (owner: Owner) => and(eq(cartLine.accountNo, owner.accountNo), eq(cartLine.merchantNo, owner.merchantNo));
const isInCart = (owner: Owner) => and(isOwned(owner), isNull(cartLine.gmtRemoved));

/** Changes of one owner's cart follow each other. Held to the end of the transaction. */
export async function lockCart(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart|${accountNo}|${merchantNo}`}, 0))`);
}

/** Of all dealers: what was added last first, what came together in its order. */
export const listLines = (db: Db, owner: Owner): Promise<StoredCartLine[]> =>
  db.select().from(cartLine).where(isInCart(owner)).orderBy(desc(cartLine.gmtCreate), asc(cartLine.sort));

export const countLinesAt = (db: Db, owner: Owner, shopNo: string): Promise<number> => db.$count(cartLine, and(isInCart(owner), eq(cartLine.shopNo, shopNo)));

export const insertLines = (db: Db, { accountNo, merchantNo }: Owner, lines: readonly NewLine[]): Promise<void> =>
  insertMany(
    db,
    cartLine,
    lines.map((line) => ({ ...line, accountNo, merchantNo })),
  );

/** Lines of the owner's own, read under `lockCart`. */
export const updateLines = (
  db: Db,
  lines: readonly Pick<StoredCartLine, 'id' | 'quantity' | 'selected' | 'priceWhenAdded' | 'gmtModified' | 'gmtRemoved' | 'joinedPieces'>[],
): Promise<void> => updateMany(db, cartLine, lines, { by: 'id', set: ['quantity', 'selected', 'priceWhenAdded', 'gmtModified', 'gmtRemoved', 'joinedPieces'] });

/** Taken out, to be put back as long as they are kept. Others' and unknown ids change nothing. */
export async function updateRemoved(db: Db, owner: Owner, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(cartLine)
    .set({ gmtRemoved: at })
    .where(and(isInCart(owner), inArray(cartLine.id, [...ids])));
}

/** Those of the ids that were taken out, in the order of adding. */
export const listRemoved = (db: Db, owner: Owner, ids: readonly string[]): Promise<StoredCartLine[]> =>
  db
    .select()
    .from(cartLine)
    .where(and(isOwned(owner), isNotNull(cartLine.gmtRemoved), inArray(cartLine.id, [...ids])))
    .orderBy(asc(cartLine.sort));

/** Out for good, as a part of a statement that writes an order of them: the owner's own by `accountNo`, `merchantNo` and `cartLineIds`, under `lockCart`. */
export const deletion = sql`delete from ${cartLine} where account_no = ${given('accountNo')} and merchant_no = ${given('merchantNo')}
  and id = any(${given('cartLineIds', 'text[]')})`;

/** What was taken out before that moment, of the account. */
export async function deleteRemovedBefore(db: Db, { accountNo }: Owner, before: Date): Promise<void> {
  await db.delete(cartLine).where(and(eq(cartLine.accountNo, accountNo), isNotNull(cartLine.gmtRemoved), lt(cartLine.gmtRemoved, before)));
}

/** All of an identity. */
export async function deleteCartOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(cartLine).where(isOwned(owner));
}

/** A person's own become those of an identity that has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(cartLine)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** All of an account, of the person and of every identity. */
export const listLinesOfAccount = (db: Db, accountNo: string): Promise<StoredCartLine[]> =>
  db.select().from(cartLine).where(eq(cartLine.accountNo, accountNo)).orderBy(asc(cartLine.sort));

export async function deleteLinesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(cartLine).where(eq(cartLine.accountNo, accountNo));
}
