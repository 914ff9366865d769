/** What the goods pages ask from the browser. The call comes as its own chunk with the first press, so that the pages stay small. */
import { pageCall as call } from '../../lib/call.ts';

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

/** Adds models to the selected-product list. `idempotencyKey`: one for each wish, so that a repeated press adds once. Throws `CallError`. */
export async function addToSelection(productList: readonly Addition[], idempotencyKey: string): Promise<Added> {
  const { addSelection, designOrderCopy, removeSelection } = await import('@portal/contract/design-order');
  const { lines, ...answer } = await call(addSelection, { body: { productList: [...productList] }, idempotencyKey });
  const services = lines.filter((line) => answer.alsoAdded.includes(line.skuNo));
  const alsoAdded = {
    said: designOrderCopy.alsoAdded(services.map((line) => line.productName)),
    takeBack: async () => (await call(removeSelection, { body: { ids: services.map((line) => line.id) } })).lines,
  };
  return { said: designOrderCopy.added, lines, alsoAdded: services.length === 0 ? null : alsoAdded };
}
