/** Front door of calculation books: the list, a book, and the button that saves a calculation into one. */
export { createBook, bringBackBook, removeBook } from './api.ts';
export { BookTable } from './components/book-table.tsx';
export { BookView } from './components/book-view.tsx';
export { HeadDialog } from './components/head-dialog.tsx';
export { SaveButton } from './components/save-button.tsx';
export { bookAddress, bookHref, booksAddress, BOOKS_PATH } from './model/hrefs.ts';
