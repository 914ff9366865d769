/**
 * What the tab's storage kept of edits, read back: drafts and steps. Its schemas weigh more than a page of the tools, so that they come
 * along where something was kept, and not before (`use-kept-reader.ts`).
 */
import { DesignLine, FeeDraft, LINES_MAX } from '@portal/contract/design-order';
import { z } from 'zod';
import { NO_HISTORY, STEPS_MAX, type EditHistory } from './edit-history.ts';
import type { EditStep } from './edit-step.ts';
import type { SelectionDraft } from './selection-sync.ts';

export interface KeptReader {
  /** The text's draft if it is one and belongs to `owner`, else null. */
  parseDraft(text: string | null, owner: string): SelectionDraft | null;
  /** The text's history if it is one and belongs to `owner`, else none. */
  parseHistory(text: string | null, owner: string): EditHistory;
}

const Fees = z.array(FeeDraft);
const saysFees = (text: string): boolean => {
  try {
    return text === '' || Fees.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};
/** An order's fees are one of its words, as a text of their own (DESIGN-42). */
const words = z.record(z.string(), z.string()).refine(({ fees = '' }) => saysFees(fees));

const StoredDraft = z.object({
  /** Whose list: account and identity. Another person in the same browser never gets it. */
  owner: z.string(),
  revision: z.int().min(0),
  editor: z.string(),
  /** One that is as in `base` is its place there. */
  lines: z.array(z.union([z.int().min(0), DesignLine])).max(LINES_MAX),
  base: z.array(DesignLine).max(LINES_MAX),
  words: words.default({}),
  baseWords: words.default({}),
});

const Figures = z.tuple([z.number(), z.number().nullable(), z.int(), z.number()]);
const change = <Value extends z.ZodType>(value: Value) => z.object({ before: value, after: value });
const LineChange = z.union([
  z.object({ skuNo: z.string(), before: Figures, after: Figures }),
  z.object({ skuNo: z.string(), before: DesignLine.nullable(), after: DesignLine.nullable() }),
]);
const Step: z.ZodType<EditStep> = z.object({
  name: z.string(),
  lines: z.array(LineChange),
  order: change(z.array(z.string())).nullable(),
  words: z.record(z.string(), change(z.string())).refine(({ fees }) => fees === undefined || (saysFees(fees.before) && saysFees(fees.after))),
});
const Kept = z.object({ owner: z.string(), steps: z.array(Step).max(STEPS_MAX), done: z.int().min(0) });

export function parseDraft(text: string | null, owner: string): SelectionDraft | null {
  if (text === null) return null;
  try {
    const { owner: keptFor, ...draft } = StoredDraft.parse(JSON.parse(text));
    const lines = draft.lines.map((line) => (typeof line === 'number' ? draft.base[line] : line));
    return keptFor !== owner || lines.includes(undefined) ? null : { ...draft, lines: lines.flatMap((line) => line ?? []) };
  } catch {
    return null;
  }
}

export function parseHistory(text: string | null, owner: string): EditHistory {
  if (text === null) return NO_HISTORY;
  try {
    const { owner: keptFor, steps, done } = Kept.parse(JSON.parse(text));
    return keptFor === owner && done <= steps.length ? { steps, done } : NO_HISTORY;
  } catch {
    return NO_HISTORY;
  }
}
