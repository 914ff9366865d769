import type { BookEntry, BookSummary } from '@portal/contract/calculation-book';
import { answerOf, changedLines, engineTitle } from '@portal/engines/calculation-book';
import type { BookRow, EntryRow } from './store.ts';

/** An entry as it was saved, with what the rules of today say otherwise (BOOK-4). */
export function shownEntry(row: EntryRow): BookEntry {
  const today = answerOf(row.engine, row.inputs);
  return {
    entryId: row.entryId,
    engine: row.engine,
    engineTitle: engineTitle(row.engine),
    title: row.title,
    inputs: row.inputs,
    pairs: today.valid ? today.pairs : [],
    answer: row.answer,
    changed: today.valid ? changedLines(row.answer, today.answer) : [],
    refusal: today.valid ? '' : today.errors.map(({ text }) => text).join('；'),
    gmtModified: row.gmtModified.toISOString(),
  };
}

/** Whether the rules of today say what was saved. */
export const isAsSaved = ({ changed, refusal }: Pick<BookEntry, 'changed' | 'refusal'>): boolean => changed.length === 0 && refusal === '';

export const shownSummary = (row: BookRow, entryCount: number): BookSummary => ({
  bookId: row.bookId,
  projectName: row.projectName,
  customer: row.customer,
  designer: row.designer,
  revision: row.revision,
  bookDate: row.bookDate,
  remark: row.remark,
  gmtFixed: row.gmtFixed?.toISOString() ?? null,
  edition: row.edition,
  entryCount,
  gmtModified: row.gmtModified.toISOString(),
});
