/** Families by a figure, the highest first; of equal ones those in stock, in the order of use. */
import { RANK_STEPS } from '../listing/conditions.ts';
import type { FamilyOrder } from './orders.ts';

/** Few figures differ from each other: numbers made of figure and place are sorted, rows are not compared. */
export function byScore(rows: ArrayLike<number>, score: (row: number) => number, isInStock: (row: number) => boolean, use: FamilyOrder): Uint32Array {
  const scores = Float64Array.from({ length: rows.length }, (_, at) => Math.floor(score(rows[at] ?? 0) * RANK_STEPS));
  const places = new Map([...new Set(scores)].toSorted((a, b) => b - a).map((one, place) => [one, place]));
  const all = use.families.length;
  const keys = scores
    .map((one, at) => {
      const row = rows[at] ?? 0;
      return (2 * (places.get(one) ?? 0) + Number(!isInStock(row))) * all + (use.placeOf[row] ?? 0);
    })
    .sort();
  return Uint32Array.from(keys, (key) => use.families[key % all] ?? 0);
}
