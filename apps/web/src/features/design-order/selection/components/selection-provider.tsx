import { designOrderCopy, type Selection } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { isActing, onActingAgain, tellSessionOver } from '../../../../lib/identity-changed.ts';
import { isSwitching, onIdentityLeaving } from '../../../../lib/identity-switching.ts';
import { setSelectionLines } from '../../../../lib/selection-count.ts';
import { isSigningOut, sessionDrawer } from '../../../../lib/storage.ts';
import { addToSelection, loadRevision, loadSelection, storeSelection } from '../api.ts';
import { newIdempotencyKey } from '../../../../lib/request-keys.ts';
import { failureText, isSignedOut, sayFailure, tellFailure } from '../../../../lib/failure.ts';
import { draftsOf } from '../model/selection-draft.ts';
import type { SelectionState, MadeOrder } from '../model/selection-state.ts';
import { createSelectionStore, type SelectionStore } from '../model/selection-store.ts';
import { isListChanged } from '../model/outdated-selection.ts';
import { PICKING_PATH } from '../../lines/model/addresses.ts';

const SelectionContext = createContext<SelectionStore | null>(null);
const CHANNEL = 'portal-design-list';
/** How often an open page asks whether the list was changed on another device. */
const WATCH_MS = 10_000;

/** What one window tells the others. */
interface Announcement {
  owner: string;
  order?: MadeOrder | undefined;
}

/**
 * The selected-product list for everything below. `selection`: as the page's loader read it, null when it could not.
 * `owner`: account and identity, so that a draft never passes from one person to another. Give it a `key` of the owner.
 */
export function SelectionProvider({ selection, owner, children }: { selection: Selection | null; owner: string; children: ReactNode }) {
  const [{ store, connect }] = useState(() => openSelection(selection, owner));
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

function openSelection(selection: Selection | null, owner: string) {
  let channel: BroadcastChannel | null = null;
  const draftKey = `selectionDraft:${owner}` as const;
  const store: SelectionStore = createSelectionStore(selection, {
    load: loadSelection,
    loadRevision,
    add: addToSelection,
    save: storeSelection,
    onAlsoAdded: (lines) =>
      toast.info(designOrderCopy.alsoAdded(lines.map((line) => line.productName)), {
        action: { label: '撤销', onAct: () => store.remove(lines.map((line) => line.skuNo)) },
      }),
    newKey: newIdempotencyKey,
    editor: newIdempotencyKey(),
    tell: (text) => toast.error(text),
    drafts: draftsOf(owner, {
      find: () => sessionDrawer.read(draftKey),
      keep: (text) => sessionDrawer.write(draftKey, text),
      drop: () => sessionDrawer.remove(draftKey),
    }),
    announce: (order) => channel?.postMessage({ owner, order } satisfies Announcement),
  });

  /** Begins to follow the browser: other tabs, focus, the network, leaving. Gives back how to stop. */
  const connect = () => {
    const following = new AbortController();
    const { signal } = following;
    const refresh = () => void store.refresh().catch(() => undefined);
    const flush = () => void store.flush().catch(() => undefined);

    if (!store.resume() && !store.state.getState().isLoaded) store.refresh().catch((failure) => tellFailure(failure, sayFailure));
    if ('BroadcastChannel' in window) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener(
        'message',
        ({ data }: MessageEvent<Announcement>) => {
          if (data.owner !== owner) return;
          if (data.order) store.hearOrder(data.order);
          refresh();
        },
        { signal },
      );
    }
    // another device has no such channel
    const watch = setInterval(() => document.visibilityState === 'visible' && void store.follow().catch(() => undefined), WATCH_MS);
    signal.addEventListener('abort', () => clearInterval(watch));
    document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? refresh() : flush()), { signal });
    window.addEventListener('focus', refresh, { signal });
    window.addEventListener('online', flush, { signal });
    window.addEventListener(
      'beforeunload',
      (event) => {
        // the draft stays with the tab, and is taken up again under its own identity
        if (store.state.getState().saveState !== 'saved' && isActing() && !isSwitching() && !isSigningOut()) event.preventDefault();
      },
      { signal },
    );
    const count = () => store.state.getState().isLoaded && setSelectionLines(store.state.getState().lines);
    count();
    // what is tried again by itself is told once, until it is saved
    let told: string | null = null;
    const unsubscribe = store.state.subscribe((now, before) => {
      if (now.lines !== before.lines) count();
      if (now.saveState === 'saved') told = null;
      if (now.saveState !== 'failed' || before.saveState === 'failed' || failureText(now.failure) === told) return;
      told = failureText(now.failure);
      // the frame says of another identity what there is to say, and the selection page's bar of a list saved elsewhere
      const isInBar = isListChanged(now.failure) && window.location.pathname === PICKING_PATH;
      if (!isActing() || isInBar) return;
      // the page stays, and goes on when its identity has signed in again
      if (isSignedOut(now.failure)) tellSessionOver();
      else tellFailure(now.failure, sayFailure);
    });
    // another identity's list is never written to: what waits is saved before, or when its own acts again
    const unbind = [onIdentityLeaving(() => store.flush()), onActingAgain(() => (store.state.getState().saveState === 'saved' ? refresh() : flush()))];
    return () => {
      store.leave();
      unsubscribe();
      for (const stop of unbind) stop();
      following.abort();
      channel?.close();
      channel = null;
    };
  };
  return { store, connect };
}
