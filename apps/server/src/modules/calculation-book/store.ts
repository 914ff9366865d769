/** Rows of calculation books. What is found of a book carries its owner; entries are those of a book that was found so. */
import type { BookHead } from '@portal/contract/calculation-book';
import { and, asc, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { insertMany, updateMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { calculationBook, calculationBookEntry } from './tables.ts';

export type BookRow = typeof calculationBook.$inferSelect;
export type EntryRow = typeof calculationBookEntry.$inferSelect;

const isOwned = ({ accountNo, merchantNo }: Owner): SQL | undefined =>
  and(eq(calculationBook.accountNo, accountNo), eq(calculationBook.merchantNo, merchantNo));
const isOwn = (owner: Owner, bookId: string): SQL | undefined => and(isOwned(owner), eq(calculationBook.bookId, bookId));
const isLive = (owner: Owner): SQL | undefined => and(isOwned(owner), isNull(calculationBook.gmtRemoved));

/** New books of one owner follow each other, so that the limit holds. To the end of the transaction. */
export async function lockBooks(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calculation-book|${accountNo}|${merchantNo}`}, 0))`);
}

export const countLive = (db: Db, owner: Owner): Promise<number> => db.$count(calculationBook, isLive(owner));

export async function findBook(db: Db, owner: Owner, bookId: string): Promise<BookRow | undefined> {
  const [row] = await db.select().from(calculationBook).where(isOwn(owner, bookId));
  return row;
}

export async function lockBook(db: Db, owner: Owner, bookId: string): Promise<BookRow | undefined> {
  const [row] = await db.select().from(calculationBook).where(isOwn(owner, bookId)).for('update');
  return row;
}

/** One page, the last edited first, each with how many entries it holds; and how many there are in all. */
export async function listPage(
  db: Db,
  owner: Owner,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<{ rows: (BookRow & { entryCount: number })[]; count: number }> {
  const { projectName, customer, designer, gmtModified, bookId } = calculationBook;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(isLive(owner), keyword === '' ? undefined : or(...[projectName, customer, designer].map((column) => ilike(column, pattern))));
  const found = await db
    .select()
    .from(calculationBook)
    .where(where)
    .orderBy(desc(gmtModified), desc(bookId))
    .limit(size)
    .offset((page - 1) * size);
  const counts = await countEntries(
    db,
    found.map((row) => row.bookId),
  );
  return { rows: found.map((row) => ({ ...row, entryCount: counts.get(row.bookId) ?? 0 })), count: await db.$count(calculationBook, where) };
}

async function countEntries(db: Db, bookIds: readonly string[]): Promise<Map<string, number>> {
  if (bookIds.length === 0) return new Map();
  const { bookId, gmtRemoved } = calculationBookEntry;
  const rows = await db
    .select({ bookId, count: sql<number>`count(*)::int` })
    .from(calculationBookEntry)
    .where(and(inArray(bookId, [...bookIds]), isNull(gmtRemoved)))
    .groupBy(bookId);
  return new Map(rows.map((row) => [row.bookId, row.count]));
}

/** All revisions of a project's book, the newest first. */
export const listSeries = (db: Db, owner: Owner, seriesId: string): Promise<Pick<BookRow, 'bookId' | 'revision' | 'gmtFixed'>[]> => {
  const { bookId, revision, gmtFixed, gmtCreate } = calculationBook;
  return db
    .select({ bookId, revision, gmtFixed })
    .from(calculationBook)
    .where(and(isLive(owner), eq(calculationBook.seriesId, seriesId)))
    .orderBy(desc(gmtCreate), desc(bookId));
};

export async function insertBook(db: Db, row: BookRow): Promise<void> {
  await db.insert(calculationBook).values(row);
}

/** What an edit changes, and that it was one. Gives the new edition. */
export async function updateBook(db: Db, { bookId, edition }: BookRow, fields: Partial<BookHead & Pick<BookRow, 'gmtFixed'>>, at: Date): Promise<number> {
  await db
    .update(calculationBook)
    .set({ ...fields, edition: edition + 1, gmtModified: at })
    .where(eq(calculationBook.bookId, bookId));
  return edition + 1;
}

/** Sets or clears the day of deletion. */
export async function updateRemoved(db: Db, owner: Owner, bookId: string, removed: Date | null): Promise<void> {
  await db.update(calculationBook).set({ gmtRemoved: removed }).where(isOwn(owner, bookId));
}

/** Those that are not deleted, in their order. */
export const listEntries = (db: Db, bookId: string): Promise<EntryRow[]> =>
  db
    .select()
    .from(calculationBookEntry)
    .where(and(eq(calculationBookEntry.bookId, bookId), isNull(calculationBookEntry.gmtRemoved)))
    .orderBy(asc(calculationBookEntry.sort), asc(calculationBookEntry.entryId));

/** One of a book, deleted or not. */
export async function findEntry(db: Db, bookId: string, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(calculationBookEntry)
    .where(and(eq(calculationBookEntry.bookId, bookId), eq(calculationBookEntry.entryId, entryId)));
  return row;
}

/** The highest place of a book, deleted entries among them; 0 where there is none. */
export async function findLastSort(db: Db, bookId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${calculationBookEntry.sort}), 0)::int` })
    .from(calculationBookEntry)
    .where(eq(calculationBookEntry.bookId, bookId));
  return row?.last ?? 0;
}

export async function insertEntries(db: Db, rows: readonly EntryRow[]): Promise<void> {
  if (rows.length > 0) await insertMany(db, calculationBookEntry, rows);
}

export async function updateEntry(db: Db, entryId: string, fields: Partial<Omit<EntryRow, 'entryId' | 'bookId'>>): Promise<void> {
  await db.update(calculationBookEntry).set(fields).where(eq(calculationBookEntry.entryId, entryId));
}

export async function updateSorts(db: Db, rows: readonly EntryRow[]): Promise<void> {
  await updateMany(db, calculationBookEntry, rows, { by: 'entryId', set: ['sort'] });
}

/** A person's own become those of the enterprise they are now. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(calculationBook)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** What somebody wrote for an enterprise becomes another account's of the same enterprise. */
export async function updateAccount(db: Db, owner: Owner, accountNo: string): Promise<void> {
  await db.update(calculationBook).set({ accountNo }).where(isOwned(owner));
}

/** Books of an account under all its identities, as they rest here. */
export async function listBooksOfAccount(db: Db, accountNo: string): Promise<(BookRow & { entries: EntryRow[] })[]> {
  const books = await db.select().from(calculationBook).where(eq(calculationBook.accountNo, accountNo)).orderBy(asc(calculationBook.gmtCreate));
  if (books.length === 0) return [];
  const { bookId, sort } = calculationBookEntry;
  const inBooks = inArray(
    bookId,
    books.map((book) => book.bookId),
  );
  const entries = await db.select().from(calculationBookEntry).where(inBooks).orderBy(asc(sort));
  return books.map((book) => ({ ...book, entries: entries.filter((entry) => entry.bookId === book.bookId) }));
}

/** Their entries go with them. */
export async function deleteBooksOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(calculationBook).where(eq(calculationBook.accountNo, accountNo));
}
