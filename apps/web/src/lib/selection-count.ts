/** How many products the selected-product list holds: shown as a badge on every page, raised by whoever adds. */
import { useSyncExternalStore } from 'react';

let count: number | null = null;
const listeners = new Set<() => void>();

/** `null`: not known yet. */
export function setSelectionCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The badge's figure; 0 while unknown and on the server. */
export const useSelectionCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count ?? 0,
    () => 0,
  );
