import * as contract from '@portal/contract/calculation-book';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getOwnBook } from './own-book.ts';
import { shownEntry, shownSummary } from './shown-book.ts';
import { listEntries, listPage, listSeries } from './store.ts';

export const listBooks = operation(contract.listBooks, async function listBooks(ctx, { query }) {
  const { rows, count } = await listPage(ctx.db, ownerOf(ctx.caller), query);
  return { data: rows.map((row) => shownSummary(row, row.entryCount)), count };
});

export const getBook = operation(contract.getBook, async function getBook(ctx, { query: { bookId } }) {
  const book = await getOwnBook(ctx, bookId);
  const entries = (await listEntries(ctx.db, bookId)).map(shownEntry);
  const revisions = await listSeries(ctx.db, ownerOf(ctx.caller), book.seriesId);
  return {
    ...shownSummary(book, entries.length),
    entries,
    revisions: revisions.map((one) => ({ ...one, gmtFixed: one.gmtFixed?.toISOString() ?? null })),
  };
});
