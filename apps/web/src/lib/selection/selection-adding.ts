/** Models into the selected-product list, from whichever page: goods pages, cards, calculators. Calls come as a chunk of their own with the first press. */
import { findCallError } from '@portal/client';
import { newIdempotencyKey } from '@portal/client/request-keys';
import { pageCall as call } from '../calls/call.ts';

export interface SelectionAddition {
  skuNo: string;
  quantity: number;
}

export interface AddedToSelection {
  /** The sentence of success. */
  said: string;
  /** The list as it is now. */
  lines: readonly SelectionAddition[];
  /** Services that joined together with software, to be said; taking them back answers the list without them. Null: none. */
  alsoAdded: { said: string; takeBack(): Promise<readonly SelectionAddition[]> } | null;
}

/** Several models added at once, and how to take all of it back. */
export interface AddedSet extends Pick<AddedToSelection, 'said' | 'lines'> {
  /** The list as it was before, but for what came to it from elsewhere since; answers it as it is then. */
  takeBack(): Promise<readonly SelectionAddition[]>;
}

/** Adds models to the selected-product list. `idempotencyKey`: one for each wish, so that a repeated press adds once. Throws `CallError`. */
export async function addToSelection(productList: readonly SelectionAddition[], idempotencyKey: string): Promise<AddedToSelection> {
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
export async function addSetToSelection(productList: readonly SelectionAddition[], idempotencyKey: string): Promise<AddedSet> {
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

/** What is told, and for how long, where free software is in the list already; null: it was refused for something else, or not at all (PRICE-5). */
export async function freeSoftwareSaid(failure: unknown): Promise<{ said: string; forMs: number } | null> {
  const refused = findCallError(failure);
  const { FREE_SOFTWARE_TOLD_MS, freeSoftwareAlreadyAdded } = await import('@portal/contract/design-order');
  return refused?.code === freeSoftwareAlreadyAdded.code ? { said: refused.msg, forMs: FREE_SOFTWARE_TOLD_MS } : null;
}
