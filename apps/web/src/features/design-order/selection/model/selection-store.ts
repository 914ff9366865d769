/** The selected-product list while it is edited: what the user sees, what is chosen, and how far it is saved. */
import type { DesignLine, Selection } from '@portal/contract/design-order';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditOutcome, Lines } from '../../lines/model/edit-lines.ts';
import { removeLines, restoreLines } from '../../lines/model/edit-lines.ts';
import { replacementUndone } from '../../lines/model/replace-lines.ts';
import type { SelectionState, MadeOrder } from './selection-state.ts';
import { createSelectionSync, type SelectionSync, type SelectionSyncDeps } from './selection-sync.ts';

export interface SelectionStoreDeps extends Omit<SelectionSyncDeps, 'announce'> {
  /** Tells the other windows that the stored list has changed, and which order took its lines if one did. */
  announce(order?: MadeOrder): void;
}

export interface SelectionStore extends Omit<SelectionSync, 'edited' | 'isStored'> {
  state: StoreApi<SelectionState>;
  /** Takes the outcome of an edit over; false when the edit was refused. */
  apply(outcome: EditOutcome): boolean;
  setLines(lines: Lines): void;
  /** The same where new lines stand in the place of others: both are one save. */
  swapLines(lines: Lines): void;
  /** Removes lines and gives back what `restore` needs to undo it. */
  remove(skuNos: readonly string[]): Lines;
  restore(removed: Lines): void;
  /** Takes a replacement back, in one save. */
  undoReplacement(old: DesignLine, added: Lines): void;
  choose(skuNos: readonly string[], isChosen: boolean): void;
  /** An order took lines of the list, a new one if named: reads it again here and in the other windows. */
  reread(order?: MadeOrder): Promise<void>;
  /** Another window made an order of the list. */
  hearOrder(order: MadeOrder): void;
}

/** `selection`: the list as the server gave it with the page; null when it could not be read yet. */
export function createSelectionStore(selection: Selection | null, deps: SelectionStoreDeps): SelectionStore {
  const state = createStore<SelectionState>(() => ({
    lines: selection?.lines ?? [],
    unchosen: new Set(),
    saveState: 'saved',
    failure: null,
    madeOrder: null,
    isLoaded: selection !== null,
  }));
  const { edited, isStored, ...sync } = createSelectionSync(state, selection, { ...deps, announce: () => deps.announce() });
  const linesNow = () => state.getState().lines;
  const setLines = (lines: Lines, isSwap = false) => {
    if (lines === linesNow()) return;
    state.setState({ lines, madeOrder: null });
    edited(isSwap);
  };
  return {
    ...sync,
    state,
    setLines: (lines) => setLines(lines),
    swapLines: (lines) => setLines(lines, true),
    apply(outcome) {
      if (outcome.kind === 'changed') setLines(outcome.lines);
      return outcome.kind === 'changed';
    },
    remove(skuNos) {
      const removed = linesNow().filter((line) => skuNos.includes(line.skuNo));
      if (removed.length > 0) setLines(removeLines(linesNow(), skuNos));
      return removed;
    },
    restore: (removed) => setLines(restoreLines(linesNow(), removed, isStored)),
    undoReplacement: (old, added) => setLines(replacementUndone(linesNow(), old, added, isStored), true),
    choose(skuNos, isChosen) {
      const unchosen = new Set(state.getState().unchosen);
      for (const skuNo of skuNos) {
        if (isChosen) unchosen.delete(skuNo);
        else unchosen.add(skuNo);
      }
      state.setState({ unchosen });
    },
    async reread(order) {
      if (order) state.setState({ madeOrder: order });
      // heard elsewhere even where it cannot be read here just now
      deps.announce(order);
      sync.receive(await deps.load());
    },
    hearOrder: (order) => state.setState({ madeOrder: order }),
  };
}
