/** Calls about calculation books; the contract loads with the first of them. Each rejects with `CallError`. */
import { createRequestKeys } from '@portal/client/request-keys';
import { queryOptions } from '@tanstack/react-query';
import type { BookHead, NewEntry } from '@portal/contract/calculation-book';
import type { z } from 'zod';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/calculation-book');
const keys = createRequestKeys();

export type HeadFields = z.input<typeof BookHead>;
export type EntryToSave = z.input<typeof NewEntry>;
/** The book, and the edition the edit began with. */
export interface Seen {
  bookId: string;
  edition: number;
}

export async function createBook(head: HeadFields, entry: EntryToSave | null): Promise<string> {
  const { createBook: endpoint } = await contract();
  const body = { head, entry };
  return (await keys.send(['create', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }))).bookId;
}

export async function saveHead(seen: Seen, head: HeadFields): Promise<void> {
  const { updateBookHead: endpoint } = await contract();
  const body = { bookId: seen.bookId, edition: seen.edition, head };
  await keys.send(['head', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }));
}

export async function addEntry(bookId: string, entry: EntryToSave): Promise<void> {
  const { addBookEntry: endpoint } = await contract();
  const body = { bookId, entry };
  await keys.send(['add', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }));
}

export async function saveEntry(seen: Seen, entry: { entryId: string; title: string; inputs: EntryToSave['inputs'] | null }): Promise<void> {
  const { updateBookEntry: endpoint } = await contract();
  const body = { bookId: seen.bookId, edition: seen.edition, ...entry };
  await keys.send(['entry', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }));
}

export async function moveEntries(seen: Seen, entryIds: readonly string[]): Promise<void> {
  const { moveBookEntries: endpoint } = await contract();
  const body = { bookId: seen.bookId, edition: seen.edition, entryIds: [...entryIds] };
  await keys.send(['move', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }));
}

export async function removeEntry(bookId: string, entryId: string): Promise<void> {
  const { deleteBookEntry: endpoint } = await contract();
  await pageCall(endpoint, { body: { bookId, entryId } });
}

export async function bringBackEntry(bookId: string, entryId: string): Promise<void> {
  const { restoreBookEntry: endpoint } = await contract();
  await pageCall(endpoint, { body: { bookId, entryId } });
}

export async function fixBook({ bookId, edition }: Seen): Promise<void> {
  const { fixBook: endpoint } = await contract();
  const body = { bookId, edition };
  await keys.send(['fix', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }));
}

/** The new revision. */
export async function reviseBook(bookId: string, revision: string, bookDate: string): Promise<string> {
  const { reviseBook: endpoint } = await contract();
  const body = { bookId, revision, bookDate };
  return (await keys.send(['revise', body], (idempotencyKey) => pageCall(endpoint, { body, idempotencyKey }))).bookId;
}

export async function removeBook(bookId: string): Promise<void> {
  const { deleteBook: endpoint } = await contract();
  await pageCall(endpoint, { body: { bookId } });
}

export async function bringBackBook(bookId: string): Promise<void> {
  const { restoreBook: endpoint } = await contract();
  await pageCall(endpoint, { body: { bookId } });
}

/** The books that were edited last. */
export const booksQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['calculation-books', keyword],
    queryFn: async ({ signal }) => pageCall((await contract()).listBooks, { query: { keyword, size: 20 }, signal }),
    // saved into from the page beside it
    staleTime: 0,
  });
export const bookQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['calculation-book', bookId],
    queryFn: async ({ signal }) => pageCall((await contract()).getBook, { query: { bookId }, signal }),
    staleTime: 0,
  });
