import { withQuantity } from './edit-quantity.ts';
import { sortLines, type ListLine } from './list-line.ts';
import { SOFTWARE_CATEGORIES, softwareCategoryOf } from './software-category.ts';

/**
 * What joins a list together with a software product: one item for every big category of software the list does not have yet,
 * quantity 1, in the order of the categories. Of the items offered the free one, else the cheapest, one without a price last;
 * among equals the first. `room`: places the list has left; what finds none is `leftOut`, for the wish itself must not fail of it.
 * Source: PRICE-6.
 */
export function withSoftwareServices<L extends ListLine>(
  lines: readonly L[],
  offered: readonly L[],
  room = Number.POSITIVE_INFINITY,
): { lines: L[]; added: L[]; leftOut: L[] } {
  const missing = SOFTWARE_CATEGORIES.filter((category) => lines.every((line) => softwareCategoryOf(line) !== category));
  const added = missing.flatMap((category) => {
    const [cheapest] = offered.filter((item) => softwareCategoryOf(item) === category).toSorted((a, b) => costOf(a) - costOf(b));
    return cheapest === undefined ? [] : [withQuantity(cheapest, 1, 'selection').line];
  });
  const places = Math.max(0, room);
  const joining = added.slice(0, places);
  const after = sortLines([...lines, ...joining]);
  return { lines: after, added: after.slice(lines.length), leftOut: added.slice(places) };
}

const costOf = ({ price }: ListLine): number => price ?? Number.MAX_SAFE_INTEGER;
