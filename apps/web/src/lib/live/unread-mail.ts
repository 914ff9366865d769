/** How many messages are unread: a badge on every page. Told by the live connection, by a count asked for, and by what is read on the page of messages. */
import { useSyncExternalStore } from 'react';

let total: number | null = null;
const listeners = new Set<() => void>();

export function setUnreadMail(unread: number): void {
  if (unread === total) return;
  total = unread;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null while unknown and on the server. */
export const useUnreadMail = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => total,
    () => null,
  );
