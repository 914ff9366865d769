/** Whether this page's identity acts no longer. Only a fresh page makes it right, so there is no way back. */
import { useSyncExternalStore } from 'react';

let isChanged = false;
const listeners = new Set<() => void>();

export function tellIdentityChanged(): void {
  isChanged = true;
  for (const listener of listeners) listener();
}

export const isIdentityChanged = (): boolean => isChanged;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIdentityChanged = (): boolean => useSyncExternalStore(subscribe, isIdentityChanged, () => false);
