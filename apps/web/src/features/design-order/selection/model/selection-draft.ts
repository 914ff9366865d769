/** Unsaved edits of the list or of an order, kept in the tab's storage until the server has acknowledged them. */
import { historyText, NO_HISTORY, type EditHistory } from './edit-history.ts';
import type { KeptReader } from './kept-edits.ts';
import type { SelectionDraft, SelectionSyncDeps } from './selection-sync.ts';

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

/** Drafts of one owner on a shelf (the tab's storage). `reader`: asked for where the shelf holds a text, and not before. */
export const draftsOf = (owner: string, shelf: DraftShelf, reader: () => KeptReader): SelectionSyncDeps['drafts'] => ({
  find() {
    const text = shelf.find();
    return text === null ? null : reader().parseDraft(text, owner);
  },
  keep: (draft) => shelf.keep(() => draftText(draft, owner)),
  drop: () => shelf.drop(),
});

/** Steps taken so far by one owner, on a shelf of their own: where they find no room the draft still does. */
export const stepsOf = (owner: string, shelf: DraftShelf, reader: () => KeptReader) => ({
  find(): EditHistory {
    const text = shelf.find();
    return text === null ? NO_HISTORY : reader().parseHistory(text, owner);
  },
  keep(history: EditHistory): void {
    if (history.steps.length === 0) shelf.drop();
    else shelf.keep(() => historyText(history, owner));
  },
});
