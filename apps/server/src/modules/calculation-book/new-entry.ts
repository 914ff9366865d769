import { bookInputsRefused, type NewEntry } from '@portal/contract/calculation-book';
import { AppError } from '@portal/contract/core';
import { answerOf, type BookAnswer, type EngineId } from '@portal/engines/calculation-book';
import type { z } from 'zod';
import type { EntryRow } from './store.ts';

/** What an engine makes of inputs as they may be stored. Throws `bookInputsRefused`, each fault under the path of its field. */
export function workedOut(engine: EngineId, inputs: Readonly<Record<string, unknown>>): { inputs: Record<string, unknown>; answer: BookAnswer } {
  const answered = answerOf(engine, inputs);
  if (answered.valid) return { inputs: { ...answered.inputs }, answer: answered.answer };
  const fields = Object.fromEntries(answered.errors.map(({ field, text }) => [`inputs.${field}`, text]));
  throw new AppError(bookInputsRefused, { message: `refused inputs of ${engine}`, msg: answered.errors[0]?.text ?? bookInputsRefused.msg, fields });
}

/** A calculation that comes last. */
export const newEntry = (
  { engine, title, inputs }: z.output<typeof NewEntry>,
  at: { bookId: string; entryId: string; sort: number; now: number },
): EntryRow => ({
  entryId: at.entryId,
  bookId: at.bookId,
  sort: at.sort,
  engine,
  title,
  ...workedOut(engine, inputs),
  gmtModified: new Date(at.now),
  gmtRemoved: null,
});
