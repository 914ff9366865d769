/** The selected-product list while it is edited: what the user sees, what is chosen, and how far it is saved. */
import type { DesignLine, ListPlace } from '@portal/contract/design-order';
import { isOnSale } from '@portal/engines/pricing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditOutcome, Lines } from '../../lines/model/edit-lines.ts';
import { piecesGained, removeLines, restoreLines } from '../../lines/model/edit-lines.ts';
import { replacementUndone } from '../../lines/model/replace-lines.ts';
import { NO_HISTORY, redoName, undoName, withoutStep, withStep, type EditHistory } from './edit-history.ts';
import { isSwap, stepBetween, takeStep } from './edit-step.ts';
import type { EditedList, StoredList, Words } from './edited-list.ts';
import type { SelectionState, MadeOrder } from './selection-state.ts';
import { createSelectionSync, type SelectionSync, type SelectionSyncDeps } from './selection-sync.ts';

export interface SelectionStoreDeps extends Omit<SelectionSyncDeps, 'announce' | 'replaced'> {
  place: ListPlace;
  steps: { find(): EditHistory; keep(history: EditHistory): void };
  /** Tells the other windows that the stored list has changed, and which order took its lines if one did. */
  announce(order?: MadeOrder): void;
}

export interface SelectionStore extends Omit<SelectionSync, 'edited' | 'isStored'> {
  state: StoreApi<SelectionState>;
  place: ListPlace;
  /** Takes the outcome of an edit over; false when the edit was refused. */
  apply(outcome: EditOutcome): boolean;
  setLines(lines: Lines): void;
  /** The same where new lines stand in the place of others: both are one save. */
  swapLines(lines: Lines): void;
  /** Says something of the order. */
  setWords(words: Words): void;
  /** Takes the last step back, or does the one taken back last again: its name, and whether that was possible; null: there is none. */
  undo(): TakenStep | null;
  redo(): TakenStep | null;
  /** Removes lines and gives back what `restore` needs to undo it. */
  remove(skuNos: readonly string[]): Lines;
  restore(removed: Lines): void;
  /** Takes a replacement back, in one save. */
  undoReplacement(old: DesignLine, added: Lines): void;
  choose(skuNos: readonly string[], isChosen: boolean): void;
  /** Products join the stored list by a call of their own: a step here. Gives the pieces that came, by model. Rejects as saving, the call and reading do. */
  joinedBy(work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>>;
  /** An order took lines of the list, a new one if named: reads it again here and in the other windows. */
  reread(order?: MadeOrder): Promise<void>;
  /** Another window made an order of the list. */
  hearOrder(order: MadeOrder): void;
}

export interface TakenStep {
  name: string;
  isDone: boolean;
}

/** `selection`: the list as the server gave it with the page; null when it could not be read yet. */
export function createSelectionStore(selection: StoredList | null, deps: SelectionStoreDeps): SelectionStore {
  const { place } = deps;
  const state = createStore<SelectionState>(() => ({
    lines: selection?.lines ?? [],
    words: selection?.words ?? {},
    theirs: null,
    history: NO_HISTORY,
    // lines of an order are chosen for a batch, those of the list for the next order
    unchosen: new Set(place.kind === 'order' ? selection?.lines.map(({ skuNo }) => skuNo) : []),
    saveState: 'saved',
    failure: null,
    madeOrder: null,
    carried: null,
    isLoaded: selection !== null,
  }));
  const keepHistory = (history: EditHistory) => {
    state.setState({ history });
    deps.steps.keep(history);
  };
  const now = (): EditedList => ({ lines: state.getState().lines, words: state.getState().words });
  const record = (before: EditedList) => {
    const step = stepBetween(before, now());
    if (step !== null) keepHistory(withStep(state.getState().history, step));
  };
  /** An edit and its step at once: each row of a long list hears of every change, so of an edit once. */
  const edit = (change: Partial<EditedList & Pick<SelectionState, 'madeOrder'>>) => {
    const before = now();
    const step = stepBetween(before, { ...before, ...change });
    if (step === null) return state.setState(change);
    const history = withStep(state.getState().history, step);
    state.setState({ ...change, history });
    deps.steps.keep(history);
  };
  const { edited, isStored, ...sync } = createSelectionSync(state, selection, { ...deps, announce: () => deps.announce(), replaced: record });
  const linesNow = () => state.getState().lines;
  const keepsId = (skuNo: string): boolean => place.kind === 'order' || isStored(skuNo);
  const setLines = (lines: Lines, isSwapped = false) => {
    if (lines === linesNow()) return;
    edit({ lines, madeOrder: null });
    edited(isSwapped);
  };
  const take = (direction: 'undo' | 'redo'): TakenStep | null => {
    const { history } = state.getState();
    const index = direction === 'undo' ? history.done - 1 : history.done;
    const [step, name] = [history.steps[index], (direction === 'undo' ? undoName : redoName)(history)];
    if (step === undefined || name === null) return null;
    const before = now();
    const outcome = takeStep(before, step, direction);
    if (outcome.kind === 'impossible' || outcome.list.lines.some((line) => isRefused(line, before))) {
      keepHistory(withoutStep(history, index));
      return { name, isDone: false };
    }
    const present = new Set(before.lines.map(({ skuNo }) => skuNo));
    const lines = outcome.list.lines.map((line) => (present.has(line.skuNo) || keepsId(line.skuNo) ? line : { ...line, id: '' }));
    state.setState({ lines, words: outcome.list.words, madeOrder: null });
    keepHistory({ ...history, done: direction === 'undo' ? index : index + 1 });
    edited(isSwap(step));
    return { name, isDone: true };
  };
  /** The server lets nothing off sale join the list, nor gain pieces in an order. */
  const isRefused = (line: Lines[number], before: EditedList): boolean => {
    if (isOnSale(line)) return false;
    const old = before.lines.find(({ skuNo }) => skuNo === line.skuNo);
    return old === undefined ? !keepsId(line.skuNo) : place.kind === 'order' && line.quantity > old.quantity;
  };
  const forget = () => keepHistory(NO_HISTORY);
  return {
    ...sync,
    state,
    place,
    setLines: (lines) => setLines(lines),
    swapLines: (lines) => setLines(lines, true),
    setWords(words) {
      const before = now();
      if (Object.keys(words).every((field) => words[field] === before.words[field])) return;
      edit({ words: { ...before.words, ...words } });
      edited();
    },
    undo: () => take('undo'),
    redo: () => take('redo'),
    resume() {
      state.setState({ history: deps.steps.find() });
      return sync.resume();
    },
    apply(outcome) {
      if (outcome.kind === 'changed') setLines(outcome.lines);
      return outcome.kind === 'changed';
    },
    remove(skuNos) {
      const removed = linesNow().filter((line) => skuNos.includes(line.skuNo));
      if (removed.length > 0) setLines(removeLines(linesNow(), skuNos));
      return removed;
    },
    restore: (removed) => setLines(restoreLines(linesNow(), removed, keepsId)),
    undoReplacement: (old, added) => setLines(replacementUndone(linesNow(), old, added, keepsId), true),
    choose(skuNos, isChosen) {
      const unchosen = new Set(state.getState().unchosen);
      for (const skuNo of skuNos) {
        if (isChosen) unchosen.delete(skuNo);
        else unchosen.add(skuNo);
      }
      state.setState({ unchosen });
    },
    async joinedBy(work) {
      await sync.flush();
      const before = now();
      await work();
      const stored = await deps.load();
      deps.announce();
      sync.receive(stored);
      record(before);
      return piecesGained(before.lines, linesNow());
    },
    async reread(order) {
      if (order) state.setState({ madeOrder: order });
      forget();
      // heard elsewhere even where it cannot be read here just now
      deps.announce(order);
      sync.receive(await deps.load());
    },
    hearOrder(order) {
      state.setState({ madeOrder: order });
      forget();
    },
  };
}
