export { bookCopy } from './copy.ts';
export {
  addBookEntry,
  bookFileHref,
  createBook,
  deleteBook,
  deleteBookEntry,
  exportBook,
  fixBook,
  getBook,
  listBooks,
  moveBookEntries,
  restoreBook,
  restoreBookEntry,
  reviseBook,
  updateBookEntry,
  updateBookHead,
} from './endpoints.ts';
export {
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
export {
  BOOK_CUSTOMER_MAX,
  BOOK_DESIGNER_MAX,
  BOOK_ENTRIES_MAX,
  BOOK_PROJECT_MAX,
  BOOK_REMARK_MAX,
  BOOK_REVISION_MAX,
  BOOK_TITLE_MAX,
  BOOKS_MAX,
} from './limits.ts';
export { Book, BookAnswer, BookEntry, BookHead, BookSummary, NewEntry } from './shapes.ts';
