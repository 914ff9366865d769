/** Unsaved edits of the list or of an order, kept in the tab's storage until the server has acknowledged them. */
import { DesignLine, LINES_MAX } from '@portal/contract/design-order';
import { z } from 'zod';
import { historyText, parseHistory, type EditHistory } from './edit-history.ts';
import type { SelectionDraft, SelectionSyncDeps } from './selection-sync.ts';

const StoredDraft = z.object({
  /** Whose list: account and identity. Another person in the same browser never gets it. */
  owner: z.string(),
  revision: z.int().min(0),
  editor: z.string(),
  lines: z.array(DesignLine).max(LINES_MAX),
  base: z.array(DesignLine).max(LINES_MAX),
  words: z.record(z.string(), z.string()).default({}),
  baseWords: z.record(z.string(), z.string()).default({}),
});

/** The text's draft if it is one and belongs to `owner`, else null. */
export function parseDraft(text: string | null, owner: string): SelectionDraft | null {
  if (text === null) return null;
  try {
    const { owner: keptFor, ...draft } = StoredDraft.parse(JSON.parse(text));
    return keptFor === owner ? draft : null;
  } catch {
    return null;
  }
}

export interface DraftShelf {
  find(): string | null;
  keep(text: string): void;
  drop(): void;
}

/** Drafts of one owner on a shelf (the tab's storage). */
export const draftsOf = (owner: string, shelf: DraftShelf): SelectionSyncDeps['drafts'] => ({
  find: () => parseDraft(shelf.find(), owner),
  keep: (draft) => shelf.keep(JSON.stringify({ owner, ...draft })),
  drop: () => shelf.drop(),
});

/** Steps taken so far by one owner, on a shelf of their own: where they find no room the draft still does. */
export const stepsOf = (owner: string, shelf: DraftShelf) => ({
  find: (): EditHistory => parseHistory(shelf.find(), owner),
  keep(history: EditHistory): void {
    // what is there is of an earlier state, and would be wrong where the new text finds no room
    shelf.drop();
    if (history.steps.length > 0) shelf.keep(historyText(history, owner));
  },
});
