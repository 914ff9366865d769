/** Values of an attribute that a list is narrowed by, as its drop-down chooses them. */
import { sameAttribute } from '../../../lib/address-bar/chosen-attributes.ts';
import { productsAddress, type ProductQuery } from './product-query.ts';

/** The chosen values of an attribute. */
export const valuesOf = ({ attributes }: ProductQuery, wanted: string): string[] => attributes.filter(({ code }) => code === wanted).map(({ value }) => value);

/** With these, which are alternatives; none of them: it does not narrow. What was chosen keeps its place. */
export function withValues(query: ProductQuery, code: string, values: readonly string[]): ProductQuery {
  const kept = query.attributes.filter((one) => one.code !== code || values.includes(one.value));
  const added = values.map((value) => ({ code, value })).filter((one) => !kept.some((other) => sameAttribute(one, other)));
  return productsAddress.with(query, { attributes: [...kept, ...added] });
}
