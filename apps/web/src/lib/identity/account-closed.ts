/** Whether the account was closed on this page: its frame shows nobody from then on (ACCOUNT-16). */
import { useSyncExternalStore } from 'react';

let isClosed = false;
const listeners = new Set<() => void>();

export function tellAccountClosed(): void {
  isClosed = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAccountClosed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isClosed,
    () => false,
  );
