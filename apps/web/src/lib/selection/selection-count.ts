/**
 * What the selected-product list holds: counted as a badge on every page, named on the goods that are in it. In the tools the list itself
 * tells (`SelectionProvider`); on the other pages whoever read or changed it there.
 */
import { useSyncExternalStore } from 'react';

/** Pieces of each model, by skuNo. */
export type HeldQuantities = ReadonlyMap<string, number>;

interface HeldLine {
  skuNo: string;
  quantity: number;
}

const NONE: HeldQuantities = new Map();
let count: number | null = null;
let held: HeldQuantities = NONE;
const listeners = new Set<() => void>();

/** The whole list as it is now. */
export function setSelectionLines(lines: readonly HeldLine[]): void {
  const quantities = new Map<string, number>();
  for (const { skuNo, quantity } of lines) quantities.set(skuNo, (quantities.get(skuNo) ?? 0) + quantity);
  held = quantities;
  count = lines.length;
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

/** Pieces of a model that are in the list; 0 while unknown and on the server. */
export const useHeldQuantity = (skuNo: string): number =>
  useSyncExternalStore(
    subscribe,
    () => held.get(skuNo) ?? 0,
    () => 0,
  );
