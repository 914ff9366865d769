/** Calculation books as they travel (BOOK-1 to 4). */
import { calculatorIds } from '@portal/engines/calculators';
import type { BookAnswer as EngineAnswer, ComparedAnswerLine as EngineLine } from '@portal/engines/calculation-book';
import { scenarioIds } from '@portal/engines/sizing';
import { z } from 'zod';
import { attributesOf, calendarDay, nameOrNone, nameText, pagingQuery, keywordQuery, plainText, recordId } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { bookCopy } from './copy.ts';
import {
  BOOK_CUSTOMER_MAX,
  BOOK_DESIGNER_MAX,
  BOOK_INPUT_TEXT_MAX,
  BOOK_INPUTS_SIGNS_MAX,
  BOOK_PROJECT_MAX,
  BOOK_REMARK_MAX,
  BOOK_REVISION_MAX,
  BOOK_TITLE_MAX,
} from './limits.ts';

export const BookEngine = z.enum([...calculatorIds, ...scenarioIds]);

/** What is written of a book by hand. `revision`: the letter or number of its edition, as the drawing office counts. */
export const BookHead = z.strictObject({
  projectName: nameText(BOOK_PROJECT_MAX, bookCopy.projectRequired),
  customer: nameOrNone(BOOK_CUSTOMER_MAX).default(''),
  designer: nameOrNone(BOOK_DESIGNER_MAX).default(''),
  revision: nameText(BOOK_REVISION_MAX, bookCopy.revisionRequired),
  bookDate: calendarDay(bookCopy.dateRequired),
  remark: plainText(BOOK_REMARK_MAX).default(''),
});
export type BookHead = z.infer<typeof BookHead>;

/** Answers to an engine's questions; the engine checks them. */
const inputs = attributesOf(z.unknown())
  .refine((given) => JSON.stringify(given).length <= BOOK_INPUTS_SIGNS_MAX, { error: bookCopy.inputsTooLong, abort: true })
  .refine((given) => hasShortTexts(given), { error: bookCopy.inputTextTooLong });
/** Names and texts, however deep they stand. */
function hasShortTexts(given: unknown): boolean {
  if (typeof given === 'string') return given.length <= BOOK_INPUT_TEXT_MAX;
  if (typeof given !== 'object' || given === null) return true;
  return Object.entries(given).every(([name, value]) => name.length <= BOOK_INPUT_TEXT_MAX && hasShortTexts(value));
}
const title = nameText(BOOK_TITLE_MAX, bookCopy.titleRequired);
/** A calculation as it is handed in: inputs alone, results are worked out on the server. */
export const NewEntry = z.strictObject({ engine: BookEngine, title, inputs });
/** `inputs` null: as they are, with what was said of them; another name alone changes no figure. */
export const EntryFields = z.strictObject({ title, inputs: inputs.nullable() });

const text = z.string();
const LabelledText = z.strictObject({ label: text, text });

/** What an engine says, in words. */
export const BookAnswer = z.strictObject({
  headline: text,
  notes: z.array(text),
  inputs: z.array(z.strictObject({ title: text, lines: z.array(LabelledText) })),
  results: z.array(LabelledText),
  working: z.array(
    z.strictObject({ title: text, formula: text, substituted: text, value: text, device: z.strictObject({ role: text, wanted: text }).optional() }),
  ),
  stepsLeftOut: z.int().min(0),
  warnings: z.array(text),
  basis: z.array(z.strictObject({ mark: z.enum(['V', 'S', 'P']), label: text, source: text })),
}) satisfies z.ZodType<EngineAnswer>;

const ComparedLine = z.strictObject({
  part: z.enum(['input', 'result', 'warning']),
  label: text,
  before: text,
  after: text,
  isSame: z.boolean(),
  change: text,
}) satisfies z.ZodType<EngineLine>;

export const BookEntry = z.strictObject({
  entryId: text,
  engine: BookEngine,
  /** `录像存储容量计算`. */
  engineTitle: text,
  title: text,
  inputs: z.record(z.string(), z.unknown()),
  /** The same as the address of the engine's page keeps them. */
  pairs: z.array(z.tuple([text, text])),
  /** As it was when it was saved, or fixed. */
  answer: BookAnswer,
  /** What the rules of today say otherwise; empty: the same. */
  changed: z.array(ComparedLine),
  /** The rules of today refuse these inputs, in words; '': they do not. */
  refusal: text,
  gmtModified: z.iso.datetime(),
});
export type BookEntry = z.infer<typeof BookEntry>;

const Summary = z.strictObject({
  bookId: text,
  projectName: text,
  customer: text,
  designer: text,
  revision: text,
  bookDate: text,
  remark: text,
  /** When this revision was fixed; null: it may be edited. */
  gmtFixed: z.iso.datetime().nullable(),
  /** Counts every edit; edits name the one they began with. */
  edition: z.int().min(1),
  entryCount: z.int().min(0),
  gmtModified: z.iso.datetime(),
});
export const BookSummary = Summary;
export type BookSummary = z.infer<typeof BookSummary>;

export const Book = Summary.extend({
  entries: z.array(BookEntry),
  /** All revisions of the project's book, this one too, the newest first. */
  revisions: z.array(z.strictObject({ bookId: text, revision: text, gmtFixed: z.iso.datetime().nullable() })),
});
export type Book = z.infer<typeof Book>;

export const BookQuery = z.object({ ...pagingQuery, keyword: keywordQuery });

/** The book, and the edition that the edit began with. */
export const seenBook = { bookId: recordId, edition: z.int().min(1).max(INTEGER_MAX) };
/** Where an edit has led to. */
export const EditedBook = z.strictObject({ bookId: text, edition: z.int() });
