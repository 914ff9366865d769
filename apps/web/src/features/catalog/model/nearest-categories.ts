import type { CategoryNode } from '@portal/contract/catalog';

export interface NearCategory {
  id: number;
  catagoryName: string;
  spuCount: number;
}

const SHOWN = 6;

const lettersOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[a-z\d]+/gu),
  );
const pairsOf = (text: string): Set<string> => new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
const shared = (one: Set<string>, other: Set<string>): number => [...one].filter((piece) => other.has(piece)).length;

/** How much of a category's name stands in the keyword: pairs of letters tell more than letters alone. */
const likeness = (keyword: string, name: string): number =>
  3 * shared(pairsOf(keyword.toLowerCase()), pairsOf(name.toLowerCase())) + shared(lettersOf(keyword), lettersOf(name));

/**
 * Second categories that have goods, those first whose name is most like the keyword, then those beside the category one is in, then those
 * with the most; six at most (SHELL-24).
 */
export function nearestCategories(tree: readonly CategoryNode[], keyword: string, here: number | null): NearCategory[] {
  const beside = tree.find(({ id, children }) => id === here || children.some((child) => child.id === here));
  const rank = ({ id, catagoryName }: CategoryNode) => 10 * likeness(keyword, catagoryName) + (beside?.children.some((child) => child.id === id) ? 1 : 0);
  return tree
    .flatMap(({ children }) => children)
    .filter(({ id, spuCount }) => spuCount > 0 && id !== here)
    .map((category) => ({ category, rank: rank(category) }))
    .toSorted((a, b) => b.rank - a.rank || b.category.spuCount - a.category.spuCount || a.category.id - b.category.id)
    .slice(0, SHOWN)
    .map(({ category: { id, catagoryName, spuCount } }) => ({ id, catagoryName, spuCount }));
}

/** Words others look for, without those that stand there as categories already. */
export const wordsBeside = (near: readonly NearCategory[], words: readonly { word: string }[]): string[] =>
  words.map(({ word }) => word).filter((word) => near.every(({ catagoryName }) => catagoryName !== word));
