/** The product tab as browser storage keeps it under PRO_TAB_TYPE: a type code (PICK-1; the wire's codes of the other two). */
import type { ProductTab } from './picking-query.ts';

const CODES: Readonly<Record<ProductTab, string>> = { common: '3', brand: '', private: '1', software: '2' };

export const tabTypeOf = (tab: ProductTab): string => CODES[tab];

/** The tab a stored code stands for; null for none and for anything else. */
export function tabOfType(code: string | null): ProductTab | null {
  const known = Object.entries(CODES).find(([, own]) => own === code);
  return known ? (known[0] as ProductTab) : null;
}
