export {
  addBookEntry,
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
export { bookChanged, bookEmpty, bookFixed, bookInputsRefused, bookNotFixed, bookOutdated, tooManyBookEntries, tooManyBooks } from './errors.ts';
export { BOOK_ENTRIES_MAX, BOOKS_MAX } from './limits.ts';
export { BookEntry, BookHead, BookSummary, NewEntry } from './shapes.ts';
