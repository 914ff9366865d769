/** Making books, writing their heads, fixing and revising them, deleting and taking that back. */
import * as contract from '@portal/contract/calculation-book';
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf, type Owner } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { newEntry } from './new-entry.ts';
import { getOwnBook, lockOwnBook } from './own-book.ts';
import { isAsSaved, shownEntry } from './shown-book.ts';
import { countLive, findBook, insertBook, insertEntries, listEntries, listSeries, lockBooks, updateBook, updateRemoved, type BookRow } from './store.ts';

export const createBook = operation(contract.createBook, async function createBook(ctx, { body: { head, entry } }) {
  const owner = ownerOf(ctx.caller);
  await assertRoom(ctx.db, owner);
  const bookId = ctx.newId();
  await insertBook(ctx.db, { ...freshBook(owner, bookId, ctx.now), seriesId: bookId, ...head });
  if (entry !== null) await insertEntries(ctx.db, [newEntry(entry, { bookId, entryId: ctx.newId(), sort: 1, now: ctx.now })]);
  return { bookId, edition: 1 };
});

export const updateBookHead = operation(contract.updateBookHead, async function updateBookHead(ctx, { body: { bookId, edition, head } }) {
  const owner = ownerOf(ctx.caller);
  // before the book: whoever gives a revision its name follows who did before
  await lockBooks(ctx.db, owner);
  const book = await lockOwnBook(ctx, bookId, edition);
  if (head.revision !== book.revision) await assertFreeRevision(ctx.db, owner, { ...book, revision: head.revision });
  return { bookId, edition: await updateBook(ctx.db, book, head, new Date(ctx.now)) };
});

export const fixBook = operation(contract.fixBook, async function fixBook(ctx, { body: { bookId, edition } }) {
  const book = await lockOwnBook(ctx, bookId, edition);
  const entries = await listEntries(ctx.db, bookId);
  if (entries.length === 0) throw new AppError(contract.bookEmpty);
  if (!entries.every((entry) => isAsSaved(shownEntry(entry)))) throw new AppError(contract.bookOutdated);
  return { bookId, edition: await updateBook(ctx.db, book, { gmtFixed: new Date(ctx.now) }, new Date(ctx.now)) };
});

export const reviseBook = operation(contract.reviseBook, async function reviseBook(ctx, { body }) {
  const owner = ownerOf(ctx.caller);
  await assertRoom(ctx.db, owner);
  const { projectName, customer, designer, remark, seriesId, gmtFixed } = await getOwnBook(ctx, body.bookId);
  if (gmtFixed === null) throw new AppError(contract.bookNotFixed);
  await assertFreeRevision(ctx.db, owner, { seriesId, revision: body.revision });
  const bookId = ctx.newId();
  const head = { projectName, customer, designer, remark, seriesId, revision: body.revision, bookDate: body.bookDate };
  await insertBook(ctx.db, { ...freshBook(owner, bookId, ctx.now), ...head });
  const entries = await listEntries(ctx.db, body.bookId);
  await insertEntries(
    ctx.db,
    entries.map((entry) => ({ ...entry, bookId, entryId: ctx.newId() })),
  );
  return { bookId, edition: 1 };
});

export const deleteBook = operation(contract.deleteBook, async function deleteBook(ctx, { body: { bookId } }) {
  const owner = ownerOf(ctx.caller);
  const book = await getAny(ctx.db, owner, bookId);
  if (book.gmtRemoved === null) await updateRemoved(ctx.db, owner, bookId, new Date(ctx.now));
  return null;
});

export const restoreBook = operation(contract.restoreBook, async function restoreBook(ctx, { body: { bookId } }) {
  const owner = ownerOf(ctx.caller);
  await lockBooks(ctx.db, owner);
  const book = await getAny(ctx.db, owner, bookId);
  if (book.gmtRemoved === null) return null;
  await assertRoom(ctx.db, owner);
  await assertFreeRevision(ctx.db, owner, book);
  await updateRemoved(ctx.db, owner, bookId, null);
  return null;
});

/** An own one, deleted or not. */
async function getAny(db: Db, owner: Owner, bookId: string): Promise<BookRow> {
  const book = await findBook(db, owner, bookId);
  if (!book) throw new AppError(notFound);
  return book;
}

async function assertRoom(db: Db, owner: Owner): Promise<void> {
  await lockBooks(db, owner);
  if ((await countLive(db, owner)) >= contract.BOOKS_MAX) throw new AppError(contract.tooManyBooks);
}

/** Of one project's book each revision has its own name, deleted ones not counted. Under the lock of the owner's books. */
async function assertFreeRevision(db: Db, owner: Owner, { seriesId, revision }: Pick<BookRow, 'seriesId' | 'revision'>): Promise<void> {
  if ((await listSeries(db, owner, seriesId)).some((one) => one.revision === revision)) throw new AppError(contract.bookRevisionTaken);
}

const freshBook = (owner: Owner, bookId: string, now: number) => ({
  bookId,
  ...owner,
  edition: 1,
  gmtCreate: new Date(now),
  gmtModified: new Date(now),
  gmtFixed: null,
  gmtRemoved: null,
});
