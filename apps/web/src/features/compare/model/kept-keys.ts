/** A guest's list, kept by the tab (COMPARE-1). Read without zod, which pages of goods do not ship. */
import type { CompareKey } from '@portal/contract/compare';
import { COMPARE_MAX } from '@portal/engines/goods';
import { sessionDrawer } from '../../../lib/kept/storage.ts';

const KEY = 'compareList';
const isNumber = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

export function keptKeys(): CompareKey[] {
  try {
    const kept: unknown = JSON.parse(sessionDrawer.read(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .flatMap((one: Partial<CompareKey> | null) => (isNumber(one?.spuNo) && isNumber(one.skuNo) ? [{ spuNo: one.spuNo, skuNo: one.skuNo }] : []))
      .slice(0, COMPARE_MAX);
  } catch {
    return [];
  }
}

export function keepKeys(keys: readonly CompareKey[]): void {
  if (keys.length === 0) sessionDrawer.remove(KEY);
  else sessionDrawer.write(KEY, JSON.stringify(keys.map(({ spuNo, skuNo }) => ({ spuNo, skuNo }))));
}
