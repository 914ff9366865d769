/**
 * How the account and identity that this page was made for stand. A page is of one identity as long as it lives: every call and every
 * read names it (call.ts, name-page-reads.ts), so another's never comes in. What outlives the page is kept under the name of its owner.
 */
import type { SessionInfo } from '@portal/contract/account';
import { useSyncExternalStore } from 'react';

export type Standing =
  | { state: 'acting' }
  /** Another identity, or account, acts by now: `now`, where it has been asked. `wasRefused`: something that was asked for here was not done. */
  | { state: 'changed'; now: SessionInfo | null; wasRefused: boolean }
  /** Nobody is signed in on this browser. */
  | { state: 'over' };

const ACTING: Standing = { state: 'acting' };
let standing: Standing = ACTING;
const listeners = new Set<() => void>();

function put(next: Standing): void {
  standing = next;
  for (const listener of listeners) listener();
}

/** By a call that was not performed, or by who was found to act. */
export function tellIdentityChanged(found: { wasRefused: true } | { now: SessionInfo }): void {
  const before = standing.state === 'changed' ? standing : { now: null, wasRefused: false };
  put({ state: 'changed', now: 'now' in found ? found.now : before.now, wasRefused: before.wasRefused || 'wasRefused' in found });
}

export const tellSessionOver = (): void => put({ state: 'over' });

/** It acts again: switched back, or signed in anew, wherever. The page goes on with all that was typed. */
export function tellActingAgain(): void {
  if (standing.state !== 'acting') put(ACTING);
}

export const isActing = (): boolean => standing.state === 'acting';

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

export const useStanding = (): Standing =>
  useSyncExternalStore(
    subscribe,
    () => standing,
    () => ACTING,
  );
