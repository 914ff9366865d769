import type { PricedLine } from './priced-line.ts';

/** What list rules need of a line; rooms pass lines with more fields and get them back whole. A model stands once in a list. */
export interface ListLine extends PricedLine {
  skuNo: string;
  productName: string;
  /** Place in the list, 1..n. */
  sort: number;
  /** "first > second", as the line shows it; tells which software stands once in a list (`softwareCategoryOf`). */
  productCategory: string;
}

/** Lines in the given order with sort values 1..n. Source: PICK-7. */
export const sortLines = <L extends { sort: number }>(lines: readonly L[]): L[] =>
  lines.map((line, index) => (line.sort === index + 1 ? line : { ...line, sort: index + 1 }));

/**
 * The list after the line at `from` was dragged to `to` (both from 0), sorted 1..n. Positions outside the list are drawn
 * to its ends; an empty list stays empty.
 */
export function moveLine<L extends { sort: number }>(lines: readonly L[], from: number, to: number): L[] {
  const within = (index: number): number => Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(lines.length - 1, 0));
  const rest = [...lines];
  rest.splice(within(to), 0, ...rest.splice(within(from), 1));
  return sortLines(rest);
}
