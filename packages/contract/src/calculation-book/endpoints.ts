/** Calls about calculation books (BOOK-1 to 12). Each is about those of the account and identity that acts. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound, tooManyRequests, unavailable } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import {
  bookChanged,
  bookEmpty,
  bookFixed,
  bookInputsRefused,
  bookNotFixed,
  bookOutdated,
  bookRevisionTaken,
  tooManyBookEntries,
  tooManyBooks,
} from './errors.ts';
import { BOOK_ENTRIES_MAX } from './limits.ts';
import { Book, BookHead, BookQuery, BookSummary, EditedBook, EntryFields, NewEntry, seenBook } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/calculation-book';
/** Each calculation is worked out again when a book is read. */
const READ_COST_MS = 15;
const PAPER_COST_MS = 60;

/** The last edited first. */
export const listBooks = defineEndpoint({
  name: 'listBooks',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '计算书列表',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => 4,
  query: BookQuery,
  data: z.array(BookSummary),
  counted: true,
});

/** A book with its calculations: as they were saved, and what of them is otherwise today. */
export const getBook = defineEndpoint({
  name: 'getBook',
  method: 'GET',
  path: `${BASE}/detail`,
  summary: '计算书详情',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => READ_COST_MS,
  query: z.object({ bookId: recordId }),
  data: Book,
  outcomes: [notFound],
});

/** A new book, with a first calculation if there is one at hand. */
export const createBook = defineEndpoint({
  name: 'createBook',
  method: 'POST',
  path: `${BASE}/create`,
  summary: '新建计算书',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => 2 * WRITE_COST_MS,
  body: z.strictObject({ head: BookHead, entry: NewEntry.nullable().default(null) }),
  data: EditedBook,
  outcomes: [badRequest, tooManyBooks, bookInputsRefused],
});

export const updateBookHead = defineEndpoint({
  name: 'updateBookHead',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '修改计算书的项目信息',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...seenBook, head: BookHead }),
  data: EditedBook,
  outcomes: [notFound, bookFixed, bookChanged, bookRevisionTaken],
});

/** From the page of an engine, which has not seen the book: it comes last. */
export const addBookEntry = defineEndpoint({
  name: 'addBookEntry',
  method: 'POST',
  path: `${BASE}/entry/add`,
  summary: '存入计算书',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => 2 * WRITE_COST_MS,
  body: z.strictObject({ bookId: recordId, entry: NewEntry }),
  data: EditedBook,
  outcomes: [badRequest, notFound, bookFixed, tooManyBookEntries, bookInputsRefused],
});

/** Another title, or inputs: the same ones take over what the rules of today say. */
export const updateBookEntry = defineEndpoint({
  name: 'updateBookEntry',
  method: 'POST',
  path: `${BASE}/entry/update`,
  summary: '修改计算书里的一项',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => 2 * WRITE_COST_MS,
  body: z.strictObject({ ...seenBook, entryId: recordId, ...EntryFields.shape }),
  data: EditedBook,
  outcomes: [badRequest, notFound, bookFixed, bookChanged, bookInputsRefused],
});

/** All calculations in their new order. */
export const moveBookEntries = defineEndpoint({
  name: 'moveBookEntries',
  method: 'POST',
  path: `${BASE}/entry/reorder`,
  summary: '调整计算书里的顺序',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...seenBook, entryIds: z.array(recordId).min(1).max(BOOK_ENTRIES_MAX) }),
  data: EditedBook,
  outcomes: [notFound, bookFixed, bookChanged],
});

/** One that is deleted already stays so. */
export const deleteBookEntry = defineEndpoint({
  name: 'deleteBookEntry',
  method: 'POST',
  path: `${BASE}/entry/delete`,
  summary: '从计算书删除一项',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ bookId: recordId, entryId: recordId }),
  data: EditedBook,
  outcomes: [notFound, bookFixed],
});

/** Takes a deletion back, to the place it had. */
export const restoreBookEntry = defineEndpoint({
  name: 'restoreBookEntry',
  method: 'POST',
  path: `${BASE}/entry/restore`,
  summary: '撤销删除计算书里的一项',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ bookId: recordId, entryId: recordId }),
  data: EditedBook,
  outcomes: [notFound, bookFixed, tooManyBookEntries],
});

/** Keeps this revision as it is for good; refused while a calculation would come out otherwise today. */
export const fixBook = defineEndpoint({
  name: 'fixBook',
  method: 'POST',
  path: `${BASE}/fix`,
  summary: '计算书定稿',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => READ_COST_MS,
  body: z.strictObject(seenBook),
  data: EditedBook,
  outcomes: [notFound, bookFixed, bookChanged, bookEmpty, bookOutdated],
});

/** A new revision of a fixed one, to be edited; calculations as they were signed, with what the rules of today say otherwise. */
export const reviseBook = defineEndpoint({
  name: 'reviseBook',
  method: 'POST',
  path: `${BASE}/revise`,
  summary: '从定稿新建一版',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => READ_COST_MS,
  body: z.strictObject({ bookId: recordId, revision: BookHead.shape.revision, bookDate: BookHead.shape.bookDate }),
  data: EditedBook,
  outcomes: [notFound, bookNotFixed, tooManyBooks, bookRevisionTaken],
});

/** One that is deleted already stays so. */
export const deleteBook = defineEndpoint({
  name: 'deleteBook',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: '删除计算书',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ bookId: recordId }),
  data: z.null(),
  outcomes: [notFound],
});

export const restoreBook = defineEndpoint({
  name: 'restoreBook',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '撤销删除计算书',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ bookId: recordId }),
  data: z.null(),
  outcomes: [notFound, tooManyBooks, bookRevisionTaken],
});

/** The whole book on paper, or a worksheet a calculation. */
export const exportBook = defineEndpoint({
  name: 'exportBook',
  method: 'GET',
  path: `${BASE}/export`,
  summary: '导出计算书',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => PAPER_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  query: z.object({ bookId: recordId, format: z.enum(['pdf', 'xlsx']) }),
  data: z.null(),
  download: true,
  outcomes: [notFound, bookEmpty, tooManyRequests, unavailable],
});

/** Address of the file. */
export const bookFileHref = (bookId: string, format: 'pdf' | 'xlsx'): string => `${exportBook.path}?bookId=${bookId}&format=${format}`;
