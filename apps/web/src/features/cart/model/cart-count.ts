/** How many lines the cart has at the dealer ordered from: the badge on every page. It stands above the pages; whoever reads or changes the cart tells it here. */
import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

export function setCartCount(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** 0 while unknown and on the server. */
export const useCartCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
