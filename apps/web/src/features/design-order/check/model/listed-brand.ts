/** A model of a brand that the list has already stands before a cheaper one of another, where that saves little. Pure. Source: CHECK-10.7. */
import type { ProductChoice } from '@portal/contract/product-choice';
import { smallSaving, type CompatInputs } from '@portal/engines/compatibility';
import { toFen, type Yuan } from '@portal/units';

/** A spare part is of the make of what it is a part of. */
const PART_OF: Readonly<Record<string, string>> = { ledSpareModule: 'ledCabinet' };

/** Brands of the listed lines of a role; of a role that is not listed yet, of all lines. */
export function brandsFor(role: string, { lines }: Pick<CompatInputs, 'lines'>): ReadonlySet<unknown> {
  const own = lines.filter((line) => line.role === (PART_OF[role] ?? role) && line.attributes['brand'] !== undefined);
  return new Set((own.length > 0 ? own : lines).flatMap(({ attributes }) => attributes['brand'] ?? []));
}

/** `models` in their order, by `priceOf` as the list charges them, but first the one of a brand listed that costs hardly more than the first and can be had as soon. */
export function listedBrandFirst(
  models: readonly ProductChoice[],
  { quantity, brands, priceOf }: { quantity: number; brands: ReadonlySet<unknown>; priceOf: (model: ProductChoice) => Yuan | null },
): ProductChoice[] {
  const [first] = models;
  const dear = first === undefined ? null : priceOf(first);
  if (first === undefined || dear === null || brands.has(first.brandName)) return [...models];
  const price = toFen(dear);
  const isSoon = ({ stockTotal }: ProductChoice): boolean => stockTotal >= quantity || stockTotal >= first.stockTotal;
  const known = models.find((model) => {
    const own = brands.has(model.brandName) && isSoon(model) ? priceOf(model) : null;
    return own !== null && (toFen(own) - price) * quantity <= smallSaving(price * quantity);
  });
  return known === undefined ? [...models] : [known, ...models.filter((model) => model !== known)];
}
