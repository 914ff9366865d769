/** Which categories a keyword names: 网线 is a twisted pair before it is a cable of a LED screen, 枪机 a camera before its bracket. */
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { foldText } from './fold.ts';
import type { SearchPart } from './search-plan.ts';

export interface CategoryWeights {
  ids: number[];
  /** 0–1, the best-named category 1. */
  weights: number[];
}

/** What a thing is stands last in its Chinese name; two signs may be a mere attribute of something else (门禁与通道软件). */
const HEAD_LENGTH_MIN = 3;

/** How well a word names a category: 2 where it is what the category's things are, 1 where it only stands in the name. */
function pointsOf({ names }: SearchPart, catagoryName: string): number {
  const name = foldText(catagoryName);
  const heads = name.split('与').filter((head, place, all) => place === all.length - 1 || head.length >= HEAD_LENGTH_MIN);
  return Math.max(0, ...names.map((word) => (heads.some((head) => head.endsWith(word)) ? 2 : name.includes(word) ? 1 : 0)));
}

/** How well a word names any category at all. */
export const namingOf = (part: SearchPart, { categories }: Taxonomy): number =>
  Math.max(0, ...categories.map(({ catagoryName }) => pointsOf(part, catagoryName)));

/** Second categories that the words name best: what is in them is the thing itself, not what goes with it. */
export function bestNamed(parts: readonly SearchPart[], taxonomy: Taxonomy): ReadonlySet<number> {
  const { ids, weights } = categoryWeightsOf(parts, taxonomy);
  return new Set(ids.filter((_, place) => weights[place] === 1));
}

/** Second categories whose names hold words of the keyword; none when no name does. */
export function categoryWeightsOf(parts: readonly SearchPart[], { categories }: Taxonomy): CategoryWeights {
  const scored = categories
    .filter(({ parentId }) => parentId !== null)
    .map(({ id, catagoryName }) => ({ id, score: parts.reduce((sum, part) => sum + pointsOf(part, catagoryName), 0) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return { ids: scored.map(({ id }) => id), weights: scored.map(({ score }) => score / best) };
}
