import type { Selection } from '@portal/contract/design-order';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { setSelectionCount } from '../../../lib/selection-count.ts';
import { sessionDrawer } from '../../../lib/storage.ts';
import { addToList, loadSelection, saveList } from '../api.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { tellFailure } from '../failure.ts';
import { draftsOf } from '../model/list-draft.ts';
import { createListStore, type ListState, type ListStore } from '../model/list-store.ts';

const ListContext = createContext<ListStore | null>(null);
const CHANNEL = 'portal-design-list';

/**
 * The selected-product list for everything below. `selection`: as the page's loader read it, null when it could not.
 * `owner`: account and identity, so that a draft never passes from one person to another. Give it a `key` of the owner.
 */
export function ListProvider({ selection, owner, children }: { selection: Selection | null; owner: string; children: ReactNode }) {
  const [{ store, connect }] = useState(() => openList(selection, owner));
  useEffect(() => connect(), [connect]);
  return <ListContext value={store}>{children}</ListContext>;
}

export function useListStore(): ListStore {
  const store = useContext(ListContext);
  if (store === null) throw new Error('no ListProvider above');
  return store;
}

/** The same where nobody may be signed in: null for guests. */
export const useListStoreIfAny = (): ListStore | null => useContext(ListContext);

export const useList = <Part,>(select: (state: ListState) => Part): Part => useStore(useListStore().state, select);

function openList(selection: Selection | null, owner: string) {
  let channel: BroadcastChannel | null = null;
  const draftKey = `selectionDraft:${owner}` as const;
  const store = createListStore(selection, {
    load: loadSelection,
    add: addToList,
    save: saveList,
    newKey: newIdempotencyKey,
    drafts: draftsOf(owner, {
      find: () => sessionDrawer.read(draftKey),
      keep: (text) => sessionDrawer.write(draftKey, text),
      drop: () => sessionDrawer.remove(draftKey),
    }),
    announce: () => channel?.postMessage(owner),
  });

  /** Begins to follow the browser: other tabs, focus, the network, leaving. Gives back how to stop. */
  const connect = () => {
    const following = new AbortController();
    const { signal } = following;
    const refresh = () => void store.refresh().catch(() => undefined);
    const flush = () => void store.flush().catch(() => undefined);

    if (!store.resume() && !store.state.getState().isLoaded) store.refresh().catch(tellFailure);
    if ('BroadcastChannel' in window) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }) => data === owner && refresh(), { signal });
    }
    document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? refresh() : flush()), { signal });
    window.addEventListener('focus', refresh, { signal });
    window.addEventListener('online', flush, { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (store.state.getState().saveState !== 'saved') event.preventDefault();
      },
      { signal },
    );
    const count = () => store.state.getState().isLoaded && setSelectionCount(store.state.getState().lines.length);
    count();
    const unsubscribe = store.state.subscribe((now, before) => {
      if (now.lines.length !== before.lines.length) count();
      if (now.saveState === 'failed' && before.saveState !== 'failed') tellFailure(now.failure);
    });
    return () => {
      flush();
      unsubscribe();
      following.abort();
      channel?.close();
      channel = null;
    };
  };
  return { store, connect };
}
