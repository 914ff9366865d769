/**
 * The list of models to compare: counted as a badge on every page, marked on the goods that are in it, shown by the bar. It stands
 * above the pages, as the selected-product list's count does; whoever reads or changes the list tells it here.
 */
import type { CompareKey, ComparedModel } from '@portal/contract/compare';
import { ticksAmong, withTick } from '@portal/engines/goods';
import { useSyncExternalStore } from 'react';
import { createTurns } from '../../../lib/browser/turns.ts';

export interface CompareState {
  keys: readonly CompareKey[];
  /** As the bar shows them; null: not read yet. */
  models: readonly ComparedModel[] | null;
  /** By skuNo. */
  ticked: ReadonlySet<string>;
  isOpen: boolean;
}

const NOTHING: CompareState = { keys: [], models: null, ticked: new Set(), isOpen: false };
let state = NOTHING;
const listeners = new Set<() => void>();

function change(part: Partial<CompareState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** The list changes by one deed at a time: two quick presses are two models, not the second alone. */
export const inTurn = createTurns();

export const compareState = (): CompareState => state;

/** What is in the list, before it is known what that is. */
export const setComparedKeys = (keys: readonly CompareKey[]): void => change({ keys, models: null });

/** The list as it is now. What has come is ticked where it goes with the others (COMPARE-2). */
export function setComparedModels(models: readonly ComparedModel[]): void {
  const before = new Set(state.models?.map(({ skuNo }) => skuNo));
  const come = models.filter(({ skuNo }) => !before.has(skuNo)).map(({ skuNo }) => skuNo);
  change({ models, keys: models.map(({ spuNo, skuNo }) => ({ spuNo, skuNo })), ticked: ticksAmong(models, new Set([...state.ticked, ...come])) });
}

export const tickCompared = (skuNo: string): void => change({ ticked: withTick(state.models ?? [], state.ticked, skuNo) });

export const openCompareBar = (): void => change({ isOpen: true });
export const closeCompareBar = (): void => change({ isOpen: false });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useCompare = (): CompareState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => NOTHING,
  );

/** The badge's figure; 0 while unknown and on the server. */
export const useCompareCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => state.keys.length,
    () => 0,
  );

export const useIsCompared = (skuNo: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.keys.some((key) => key.skuNo === skuNo),
    () => false,
  );
