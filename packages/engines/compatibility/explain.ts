/** Pieces of the sentences that say how a figure came about. */

const TERMS_SHOWN = 3;

/** `（10 × 7.35＋4 × 5）`; what goes beyond three terms is counted: `＋…共 12 项`. One term alone stands as it is, none are 0. */
export function sumText<Item>(items: readonly Item[], term: (item: Item) => string): string {
  const shown = items.slice(0, TERMS_SHOWN).map(term).join('＋');
  if (items.length <= 1) return shown || '0';
  return items.length > TERMS_SHOWN ? `（${shown}＋…共 ${items.length} 项）` : `（${shown}）`;
}

/** A clause for lines that could not be counted: `；另有 2 行缺少参数，未计入`. */
export const leftOutText = (parts: readonly unknown[], counted: readonly unknown[]): string =>
  parts.length > counted.length ? `；另有 ${parts.length - counted.length} 行缺少参数，未计入` : '';
