import * as contract from '@portal/contract/calculation-book';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf, type Asking } from '../../platform/http/context.ts';
import { findBook, lockBook, type BookRow } from './store.ts';

/** The caller's own book. Someone else's, a deleted and an unknown one all end in the same `notFound`. */
export async function getOwnBook(ctx: Asking, bookId: string): Promise<BookRow> {
  return live(await findBook(ctx.db, ownerOf(ctx.caller), bookId));
}

/**
 * The same for an edit: no other comes between. Throws `bookFixed` of a fixed one, and `bookChanged` where another edit has been made
 * since the edition this one began with; null: it began with none.
 */
export async function lockOwnBook(ctx: Asking, bookId: string, seen: number | null): Promise<BookRow> {
  const book = live(await lockBook(ctx.db, ownerOf(ctx.caller), bookId));
  if (book.gmtFixed !== null) throw new AppError(contract.bookFixed);
  if (seen !== null && seen !== book.edition) throw new AppError(contract.bookChanged);
  return book;
}

function live(book: BookRow | undefined): BookRow {
  if (!book || book.gmtRemoved !== null) throw new AppError(notFound);
  return book;
}
