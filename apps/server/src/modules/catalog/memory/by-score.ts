/** Families by a figure, the highest first; of equal ones in the order of use. */
import type { Order } from './orders.ts';

/** Few figures differ from each other: numbers made of figure and place are sorted, rows are not compared. */
export function byScore(rows: ArrayLike<number>, score: (row: number) => number, use: Order): Uint32Array {
  const scores = Float64Array.from({ length: rows.length }, (_, at) => score(rows[at] ?? 0));
  const places = new Map([...new Set(scores)].toSorted((a, b) => b - a).map((one, place) => [one, place]));
  const all = use.families.length;
  const keys = scores.map((one, at) => (places.get(one) ?? 0) * all + (use.placeOf[rows[at] ?? 0] ?? 0)).sort();
  return Uint32Array.from(keys, (key) => use.families[key % all] ?? 0);
}
