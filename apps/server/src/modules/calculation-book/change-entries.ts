/** Calculations of a book: added, changed, moved, deleted and taken back. Each is an edit of the book. */
import * as contract from '@portal/contract/calculation-book';
import { AppError, notFound } from '@portal/contract/core';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { newEntry, workedOut } from './new-entry.ts';
import { lockOwnBook } from './own-book.ts';
import { findEntry, findLastSort, insertEntries, listEntries, updateBook, updateEntry, updateSorts, type EntryRow } from './store.ts';

export const addBookEntry = operation(contract.addBookEntry, async function addBookEntry(ctx, { body: { bookId, entry } }) {
  const book = await lockOwnBook(ctx, bookId, null);
  await assertRoom(ctx.db, bookId);
  const sort = (await findLastSort(ctx.db, bookId)) + 1;
  await insertEntries(ctx.db, [newEntry(entry, { bookId, entryId: ctx.newId(), sort, now: ctx.now })]);
  return { bookId, edition: await updateBook(ctx.db, book, {}, new Date(ctx.now)) };
});

export const updateBookEntry = operation(contract.updateBookEntry, async function updateBookEntry(ctx, { body }) {
  const { bookId, edition, entryId, title, inputs } = body;
  const book = await lockOwnBook(ctx, bookId, edition);
  const entry = await getEntry(ctx.db, bookId, entryId);
  if (entry.gmtRemoved !== null) throw new AppError(notFound);
  await updateEntry(ctx.db, entryId, { title, ...(inputs === null ? {} : workedOut(entry.engine, inputs)), gmtModified: new Date(ctx.now) });
  return { bookId, edition: await updateBook(ctx.db, book, {}, new Date(ctx.now)) };
});

/** The new order names every calculation once; of any other one the book has changed meanwhile. */
export const moveBookEntries = operation(contract.moveBookEntries, async function moveBookEntries(ctx, { body: { bookId, edition, entryIds } }) {
  const book = await lockOwnBook(ctx, bookId, edition);
  const entries = new Map((await listEntries(ctx.db, bookId)).map((entry) => [entry.entryId, entry]));
  const moved = entryIds.flatMap((entryId, place) => {
    const entry = entries.get(entryId);
    return entry ? [{ ...entry, sort: place + 1 }] : [];
  });
  if (moved.length !== entries.size || new Set(entryIds).size !== entries.size) throw new AppError(contract.bookChanged);
  await updateSorts(ctx.db, moved);
  return { bookId, edition: await updateBook(ctx.db, book, {}, new Date(ctx.now)) };
});

export const deleteBookEntry = operation(contract.deleteBookEntry, async function deleteBookEntry(ctx, { body: { bookId, entryId } }) {
  const book = await lockOwnBook(ctx, bookId, null);
  const entry = await getEntry(ctx.db, bookId, entryId);
  if (entry.gmtRemoved !== null) return { bookId, edition: book.edition };
  await updateEntry(ctx.db, entryId, { gmtRemoved: new Date(ctx.now) });
  return { bookId, edition: await updateBook(ctx.db, book, {}, new Date(ctx.now)) };
});

export const restoreBookEntry = operation(contract.restoreBookEntry, async function restoreBookEntry(ctx, { body: { bookId, entryId } }) {
  const book = await lockOwnBook(ctx, bookId, null);
  const entry = await getEntry(ctx.db, bookId, entryId);
  if (entry.gmtRemoved === null) return { bookId, edition: book.edition };
  await assertRoom(ctx.db, bookId);
  await updateEntry(ctx.db, entryId, { gmtRemoved: null });
  return { bookId, edition: await updateBook(ctx.db, book, {}, new Date(ctx.now)) };
});

async function getEntry(db: Db, bookId: string, entryId: string): Promise<EntryRow> {
  const entry = await findEntry(db, bookId, entryId);
  if (!entry) throw new AppError(notFound);
  return entry;
}

async function assertRoom(db: Db, bookId: string): Promise<void> {
  if ((await listEntries(db, bookId)).length >= contract.BOOK_ENTRIES_MAX) throw new AppError(contract.tooManyBookEntries);
}
