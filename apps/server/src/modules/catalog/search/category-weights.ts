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

/** Second categories whose names hold words of the keyword; none when no name does. */
export function categoryWeightsOf(parts: readonly SearchPart[], { categories }: Taxonomy): CategoryWeights {
  const scored = categories
    .filter(({ parentId }) => parentId !== null)
    .map(({ id, catagoryName }) => {
      const name = foldText(catagoryName);
      const heads = name.split('与').filter((head, place, all) => place === all.length - 1 || head.length >= HEAD_LENGTH_MIN);
      const points = parts.map(({ names }) =>
        Math.max(0, ...names.map((word) => (heads.some((head) => head.endsWith(word)) ? 2 : name.includes(word) ? 1 : 0))),
      );
      return { id, score: points.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return { ids: scored.map(({ id }) => id), weights: scored.map(({ score }) => score / best) };
}
