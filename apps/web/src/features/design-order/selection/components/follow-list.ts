/** A list or an order that is edited, in a browser: other tabs, focus, the network, storage, leaving. */
import { failureText, isSignedOut, sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { isActing, onActingAgain, tellSessionOver } from '../../../../lib/identity/identity-changed.ts';
import { isSwitching, onIdentityLeaving } from '../../../../lib/identity/identity-switching.ts';
import { isSigningOut, sessionDrawer, type SessionKey } from '../../../../lib/kept/storage.ts';
import type { DraftShelf } from '../model/selection-draft.ts';
import type { MadeOrder } from '../model/selection-state.ts';
import type { SelectionStore } from '../model/selection-store.ts';

export interface OpenList {
  store: SelectionStore;
  /** Begins to follow the browser; gives back how to stop. */
  connect(): () => void;
}

/** What one window tells the others. */
interface Announcement {
  owner: string;
  order?: MadeOrder | undefined;
}

/** Windows of one owner that show the same list. */
export function openChannel(name: string, owner: string) {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (order?: MadeOrder) => channel?.postMessage({ owner, order } satisfies Announcement),
    listen(hear: (order: MadeOrder | undefined) => void): () => void {
      if (!('BroadcastChannel' in window)) return () => undefined;
      const opened = new BroadcastChannel(name);
      channel = opened;
      opened.addEventListener('message', ({ data }: MessageEvent<Announcement>) => data.owner === owner && hear(data.order));
      return () => {
        opened.close();
        channel = null;
      };
    },
  };
}

export const shelfOf = (key: SessionKey): DraftShelf => ({
  find: () => sessionDrawer.read(key),
  keep: (makeText) => sessionDrawer.writeSoon(key, makeText),
  drop: () => sessionDrawer.writeSoon(key, null),
});

interface FollowOptions {
  channel: ReturnType<typeof openChannel>;
  /** How often an open page asks whether another device has changed it. */
  watchMs: number;
  /** The page itself says of this failure what there is to say. */
  isToldHere: (failure: unknown) => boolean;
  /** What another has changed stands here now. */
  onFollowed?: () => void;
}

/** Keeps the store with the browser around it. Gives back how to stop. */
export function followList(store: SelectionStore, { channel, watchMs, isToldHere, onFollowed }: FollowOptions): () => void {
  const following = new AbortController();
  const { signal } = following;
  const refresh = () => void store.refresh().catch(() => undefined);
  const follow = () =>
    void store.follow().then(
      (isOther) => isOther && onFollowed?.(),
      () => undefined,
    );
  const flush = () => void store.flush().catch(() => undefined);

  if (!store.resume() && !store.state.getState().isLoaded) store.refresh().catch((failure) => tellFailure(failure, sayFailure));
  const unlisten = channel.listen((order) => {
    if (order) store.hearOrder(order);
    refresh();
  });
  // another device has no such channel
  const watch = setInterval(() => document.visibilityState === 'visible' && follow(), watchMs);
  signal.addEventListener('abort', () => clearInterval(watch));
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? follow() : flush()), { signal });
  window.addEventListener('focus', follow, { signal });
  window.addEventListener('online', flush, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      // the draft stays with the tab, and is taken up again under its own identity
      if (store.state.getState().saveState !== 'saved' && isActing() && !isSwitching() && !isSigningOut()) event.preventDefault();
    },
    { signal },
  );
  // what is tried again by itself is told once, until it is saved
  let told: string | null = null;
  const unsubscribe = store.state.subscribe((now, before) => {
    if (now.saveState === 'saved') told = null;
    if (now.saveState !== 'failed' || before.saveState === 'failed' || failureText(now.failure) === told) return;
    told = failureText(now.failure);
    // the frame says of another identity what there is to say
    if (!isActing() || isToldHere(now.failure)) return;
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
    unlisten();
  };
}
