/** Whether this page's identity acts no longer. Only a fresh page makes it right, so there is no way back. */
import { useSyncExternalStore } from 'react';

let isChanged = false;
let isRefused = false;
const listeners = new Set<() => void>();

/** `wasRefused`: it came out by a call that was not performed. */
export function tellIdentityChanged(wasRefused: boolean): void {
  isRefused ||= wasRefused;
  isChanged = true;
  for (const listener of listeners) listener();
}

/** Whether something that was asked for here was not done. */
export const wasCallRefused = (): boolean => isRefused;

export const isIdentityChanged = (): boolean => isChanged;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIdentityChanged = (): boolean => useSyncExternalStore(subscribe, isIdentityChanged, () => false);
