/** What the goods pages ask from the browser. The call comes as its own chunk with the first press, so that the pages stay small. */
import type { AttributeFilter, Brand, PriceReason } from '@portal/contract/catalog';
import { pageCall as call } from '../../lib/calls/call.ts';

/** Why a model costs what it does for whoever asks. Throws `CallError`. */
export async function priceReasonOf(skuNo: string): Promise<PriceReason> {
  const { getPriceReason } = await import('@portal/contract/catalog');
  return call(getPriceReason, { query: { skuNo } });
}

/** What people narrow a category by first, and whose goods are in it: asked for once it is pointed at. Nothing where it cannot be read. */
export interface CategoryWays {
  attributes: readonly AttributeFilter[];
  brands: readonly Brand[];
}

const ways = new Map<number, Promise<CategoryWays>>();
export function waysInto(categoryId: number): Promise<CategoryWays> {
  const known = ways.get(categoryId) ?? readWays(categoryId).catch((): CategoryWays => ({ attributes: [], brands: [] }));
  ways.set(categoryId, known);
  return known;
}

async function readWays(categoryId: number): Promise<CategoryWays> {
  const { listAttributeFilters, listBrands } = await import('@portal/contract/catalog');
  const query = { portalCatagoryId: categoryId };
  const [attributes, brands] = await Promise.all([call(listAttributeFilters, { query }), call(listBrands, { query })]);
  return { attributes, brands };
}
