/**
 * How the account and identity that this page was made for stand. A page is of one identity as long as it lives: every call and every
 * read names it (call.ts, name-page-reads.ts), so another's never comes in. What outlives the page is kept under the name of its owner.
 */
import type { SessionInfo } from '@portal/contract/account';
import { useSyncExternalStore } from 'react';

export type ActingState =
  | { state: 'acting' }
  /** Another identity, or account, acts by now: `now`, where it has been asked. `wasRefused`: something that was asked for here was not done. */
  | { state: 'changed'; now: SessionInfo | null; wasRefused: boolean }
  /** Nobody is signed in on this browser. */
  | { state: 'over' };

const ACTING: ActingState = { state: 'acting' };
let acting: ActingState = ACTING;
const listeners = new Set<() => void>();

function put(next: ActingState): void {
  acting = next;
  for (const listener of listeners) listener();
}

/** By a call that was not performed (`wasRefused`: somebody had asked for it), or by who was found to act. */
export function tellIdentityChanged(found: { wasRefused: boolean } | { now: SessionInfo }): void {
  const before = acting.state === 'changed' ? acting : { now: null, wasRefused: false };
  put({ state: 'changed', now: 'now' in found ? found.now : before.now, wasRefused: before.wasRefused || ('wasRefused' in found && found.wasRefused) });
}

export const tellSessionOver = (): void => put({ state: 'over' });

/** It acts again: switched back, or signed in anew, wherever. The page goes on with all that was typed. */
export function tellActingAgain(): void {
  if (acting.state !== 'acting') put(ACTING);
}

export const isActing = (): boolean => acting.state === 'acting';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Each time it acts again after it did not. Gives how to stop. */
export function onActingAgain(run: () => void): () => void {
  let before = isActing();
  return subscribe(() => {
    const after = isActing();
    if (after && !before) run();
    before = after;
  });
}

/** Waits until it acts again; rejects when nobody waits for it any more. */
export const actingAgain = (signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const forget = onActingAgain(() => {
      forget();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      forget();
      reject(signal.reason as Error);
    });
  });

export const useActingState = (): ActingState =>
  useSyncExternalStore(
    subscribe,
    () => acting,
    () => ACTING,
  );
