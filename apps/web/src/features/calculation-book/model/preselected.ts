/** Which book a calculation is offered to go into. Pure. */
import type { BookSummary } from '@portal/contract/calculation-book';

/** The select's value of a book that is made with the calculation. */
export const NEW_BOOK = 'new';

export interface BookHints {
  /** What the numbers were taken from, or what the recommendation is for: the name of a design order; '' where nothing says. */
  project: string;
  /** The book saved into last. */
  lastUsed: string | null;
}

/**
 * The book of the project the calculation is for, the one edited last where there are several, else a new one of that project; where no project
 * is known the book saved into last; else none (''), which is then chosen by hand. Without books a new one. Source: BOOK-9.
 */
export function preselectedBook(books: readonly Pick<BookSummary, 'bookId' | 'projectName'>[], { project, lastUsed }: BookHints): string {
  if (books.length === 0) return NEW_BOOK;
  if (project !== '') return books.find(({ projectName }) => projectName === project)?.bookId ?? NEW_BOOK;
  return books.some(({ bookId }) => bookId === lastUsed) ? (lastUsed ?? '') : '';
}
