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
  /** One that is as in `base` is its place there. */
  lines: z.array(z.union([z.int().min(0), DesignLine])).max(LINES_MAX),
  base: z.array(DesignLine).max(LINES_MAX),
  words: z.record(z.string(), z.string()).default({}),
  baseWords: z.record(z.string(), z.string()).default({}),
});

/** The text's draft if it is one and belongs to `owner`, else null. */
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

/** What was acknowledged stays the same for many edits, so that its text is made once. */
const texts = new WeakMap<SelectionDraft['base'], string>();

function draftText({ base, lines, ...draft }: SelectionDraft, owner: string): string {
  const baseText = texts.get(base) ?? JSON.stringify(base);
  texts.set(base, baseText);
  const places = new Map(base.map((line, place) => [line, place]));
  const rest = JSON.stringify({ owner, ...draft, lines: lines.map((line) => places.get(line) ?? line) });
  return `${rest.slice(0, -1)},"base":${baseText}}`;
}

export interface DraftShelf {
  find(): string | null;
  /** The text is made when it is written, which may be a moment later; where it finds no room, nothing is kept. */
  keep(makeText: () => string): void;
  drop(): void;
}

/** Drafts of one owner on a shelf (the tab's storage). */
export const draftsOf = (owner: string, shelf: DraftShelf): SelectionSyncDeps['drafts'] => ({
  find: () => parseDraft(shelf.find(), owner),
  keep: (draft) => shelf.keep(() => draftText(draft, owner)),
  drop: () => shelf.drop(),
});

/** Steps taken so far by one owner, on a shelf of their own: where they find no room the draft still does. */
export const stepsOf = (owner: string, shelf: DraftShelf) => ({
  find: (): EditHistory => parseHistory(shelf.find(), owner),
  keep(history: EditHistory): void {
    if (history.steps.length === 0) shelf.drop();
    else shelf.keep(() => historyText(history, owner));
  },
});
