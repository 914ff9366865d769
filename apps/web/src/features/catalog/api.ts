/** What the goods pages ask from the browser. The call comes as its own chunk with the first press, so that the pages stay small. */
import type { AttributeFilter, Brand, PriceReason } from '@portal/contract/catalog';
import { pageCall as call } from '../../lib/call.ts';
import { newIdempotencyKey } from '../../lib/request-keys.ts';

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

export interface Addition {
  skuNo: string;
  quantity: number;
}

export interface Added {
  /** The sentence of success. */
  said: string;
  /** The list as it is now. */
  lines: readonly Addition[];
  /** Services that joined together with software, to be said; taking them back answers the list without them. Null: none. */
  alsoAdded: { said: string; takeBack(): Promise<readonly Addition[]> } | null;
}

/** Several models added at once, and how to take all of it back. */
export interface AddedSet extends Pick<Added, 'said' | 'lines'> {
  /** The list as it was before, but for what came to it from elsewhere since; answers it as it is then. */
  takeBack(): Promise<readonly Addition[]>;
}

/** Adds models to the selected-product list. `idempotencyKey`: one for each wish, so that a repeated press adds once. Throws `CallError`. */
export async function addToSelection(productList: readonly Addition[], idempotencyKey: string): Promise<Added> {
  const { addSelection, designOrderCopy, removeSelection } = await import('@portal/contract/design-order');
  const { lines, ...answer } = await call(addSelection, { body: { productList: [...productList] }, idempotencyKey });
  const services = lines.filter((line) => answer.alsoAdded.includes(line.skuNo));
  const alsoAdded = {
    said: designOrderCopy.alsoAdded(services),
    takeBack: async () => (await call(removeSelection, { body: { ids: services.map((line) => line.id) } })).lines,
  };
  const { leftOut, sameCategory } = answer;
  const added = sameCategory.length === 0 ? designOrderCopy.added : designOrderCopy.sameCategory(sameCategory);
  return { said: leftOut.length === 0 ? added : designOrderCopy.servicesLeftOut(leftOut), lines, alsoAdded: services[0] ? alsoAdded : null };
}

/** The same of a set that is wanted as a whole. Throws `CallError`. */
export async function addSetToSelection(productList: readonly Addition[], idempotencyKey: string): Promise<AddedSet> {
  const { addSelection, designOrderCopy, getSelectionPieces, saveSelection } = await import('@portal/contract/design-order');
  const before = new Map((await call(getSelectionPieces)).map(({ skuNo, quantity }) => [skuNo, quantity]));
  const added = await call(addSelection, { body: { productList: [...productList] }, idempotencyKey });
  const lines = added.lines.flatMap(({ id, skuNo, rate, ratePrice }) => {
    const quantity = before.get(skuNo);
    return quantity === undefined ? [] : [{ id, skuNo, rate, ratePrice, quantity }];
  });
  return {
    said: designOrderCopy.added,
    lines: added.lines,
    takeBack: async () => (await call(saveSelection, { body: { revision: added.revision, editor: newIdempotencyKey(), lines } })).lines,
  };
}
