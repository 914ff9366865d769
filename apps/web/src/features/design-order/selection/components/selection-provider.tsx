import { newIdempotencyKey } from '@portal/client/request-keys';
import { designOrderCopy, type Selection } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { setSelectionLines } from '../../../../lib/selection/selection-count.ts';
import { PICKING_PATH } from '../../lines/model/addresses.ts';
import { loadRevision, loadSelection, storeAdditions, storeSelection } from '../api.ts';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { draftsOf, stepsOf } from '../model/selection-draft.ts';
import type { SelectionState } from '../model/selection-state.ts';
import { createSelectionStore, type SelectionStore } from '../model/selection-store.ts';
import { keptReader, useKeptReader } from './use-kept-reader.ts';
import { followList, openChannel, shelfOf, type OpenList } from './follow-list.ts';

const SelectionContext = createContext<SelectionStore | null>(null);
const CHANNEL = 'portal-design-list';
/** How often an open page asks whether the list was changed on another device. */
const WATCH_MS = 10_000;

/**
 * The selected-product list for everything below. `selection`: as the page's loader read it, null when it could not.
 * `owner`: account and identity, so that a draft never passes from one person to another. Give it a `key` of the owner.
 */
export function SelectionProvider({ selection, owner, children }: { selection: Selection | null; owner: string; children: ReactNode }) {
  useKeptReader(`selectionDraft:${owner}`, `selectionSteps:${owner}`);
  const [list] = useState(() => openSelection(selection, owner));
  return <EditingProvider list={list}>{children}</EditingProvider>;
}

/** A list or an order that is edited, for everything below. `list` is the same as long as it is. */
export function EditingProvider({ list: { store, connect }, children }: { list: OpenList; children: ReactNode }) {
  useEffect(() => connect(), [connect]);
  return <SelectionContext value={store}>{children}</SelectionContext>;
}

export function useSelectionStore(): SelectionStore {
  const store = useContext(SelectionContext);
  if (store === null) throw new Error('no SelectionProvider above');
  return store;
}

/** The same where nobody may be signed in: null for guests. */
export const useSelectionStoreIfAny = (): SelectionStore | null => useContext(SelectionContext);

export const useSelection = <Part,>(select: (state: SelectionState) => Part): Part => useStore(useSelectionStore().state, select);

function openSelection(selection: Selection | null, owner: string): OpenList {
  const channel = openChannel(CHANNEL, owner);
  const store: SelectionStore = createSelectionStore(selection, {
    place: { kind: 'selection' },
    load: loadSelection,
    loadRevision,
    add: storeAdditions,
    save: storeSelection,
    onAlsoAdded: (lines) =>
      toast.info(designOrderCopy.alsoAdded(lines), {
        action: { label: '撤销', onAct: () => store.remove(lines.map((line) => line.skuNo)) },
      }),
    newKey: newIdempotencyKey,
    editor: newIdempotencyKey(),
    tell: (text) => toast.error(text),
    warn: (text) => toast.warning(text),
    drafts: draftsOf(owner, shelfOf(`selectionDraft:${owner}`), keptReader),
    steps: stepsOf(owner, shelfOf(`selectionSteps:${owner}`), keptReader),
    announce: channel.tell,
  });
  const connect = () => {
    const count = () => store.state.getState().isLoaded && setSelectionLines(store.state.getState().lines);
    count();
    const uncount = store.state.subscribe((now, before) => now.lines !== before.lines && count());
    // the selection page's bar says of a list saved elsewhere
    const unfollow = followList(store, {
      channel,
      watchMs: WATCH_MS,
      isToldHere: (failure) => isListChanged(failure) && window.location.pathname === PICKING_PATH,
    });
    return () => {
      unfollow();
      uncount();
    };
  };
  return { store, connect };
}
