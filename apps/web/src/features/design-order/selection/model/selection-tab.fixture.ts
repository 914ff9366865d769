/** The list of one tab over a shelf and a server answered by hand, for the tests of its store. Each stands on a clock of its own (`vi.useFakeTimers`). */
import type { AddedSelection, DesignLine, ListPlace, Selection } from '@portal/contract/design-order';
import { vi } from 'vitest';
import { aSelection, linesOf } from '../../lines/model/line-builder.ts';
import type { StoredList, Words } from './edited-list.ts';
import type { SaveInput } from './merge-lines.ts';
import * as keptEdits from './kept-edits.ts';
import { draftsOf, stepsOf } from './selection-draft.ts';
import type { MadeOrder } from './selection-state.ts';
import { createSelectionStore } from './selection-store.ts';
import type { AddInput } from './selection-sync.ts';

let pages = 0;
export function aTab(
  selection: StoredList | null = aSelection(3, linesOf('A', 'B', 'C')),
  shelf: { text: string | null; steps?: string | null } = { text: null },
  place: ListPlace = { kind: 'selection' },
) {
  const saves: { input: SaveInput; words: Words; answer(selection: StoredList): void; fail(failure?: Error): void }[] = [];
  const adds: {
    input: AddInput;
    key: string;
    answer(selection: Selection, joined?: Partial<Pick<AddedSelection, 'alsoAdded' | 'leftOut' | 'sameCategory'>>): void;
    fail(failure?: Error): void;
  }[] = [];
  const stored: { selection: StoredList } = { selection: selection ?? aSelection(0, []) };
  const announce = vi.fn<(order?: MadeOrder) => void>();
  const tell = vi.fn<(text: string) => void>();
  const warn = vi.fn<(text: string) => void>();
  const onAlsoAdded = vi.fn<(lines: readonly DesignLine[]) => void>();
  const drafts = draftsOf(
    '13900000000/M1',
    {
      find: () => shelf.text,
      keep: (makeText) => void (shelf.text = makeText()),
      drop: () => void (shelf.text = null),
    },
    () => keptEdits,
  );
  const add = (input: AddInput, key: string) =>
    new Promise<AddedSelection>((resolve, reject) =>
      adds.push({
        input,
        key,
        answer: (answered, joined = {}) => resolve({ ...answered, alsoAdded: [], leftOut: [], sameCategory: [], ...joined }),
        fail: (failure = new Error('offline')) => reject(failure),
      }),
    );
  const store = createSelectionStore(selection, {
    load: async () => stored.selection,
    loadRevision: async () => stored.selection.revision,
    editor: `page-${++pages}`,
    newKey: () => `key-${adds.length + 1}`,
    ...(place.kind === 'order' ? {} : { add }),
    onAlsoAdded,
    save: (input, words) =>
      new Promise((resolve, reject) => saves.push({ input, words, answer: resolve, fail: (failure = new Error('offline')) => reject(failure) })),
    drafts,
    place,
    steps: stepsOf(
      '13900000000/M1',
      {
        find: () => shelf.steps ?? null,
        keep: (makeText) => void (shelf.steps = makeText()),
        drop: () => void (shelf.steps = null),
      },
      () => keptEdits,
    ),
    announce,
    tell,
    warn,
  });
  const skuNos = () =>
    store.state
      .getState()
      .lines.map((line) => line.skuNo)
      .join('');
  const passed = (ms = 300) => vi.advanceTimersByTimeAsync(ms);
  return { store, saves, adds, stored, announce, tell, warn, onAlsoAdded, shelf, skuNos, passed, state: () => store.state.getState() };
}
