/** What the goods pages ask from the browser. The call comes as its own chunk with the first press, so that the pages stay small. */
import { browserTransport, createCall } from '@portal/client';

export interface Addition {
  skuNo: string;
  quantity: number;
}

export interface Added {
  /** The sentence of success. */
  said: string;
  /** Lines now in the list. */
  lineCount: number;
}

/** Adds a model to the selected-product list. `idempotencyKey`: one for each wish, so that a repeated press adds once. Throws `CallError`. */
export async function addToList({ skuNo, quantity }: Addition, idempotencyKey: string): Promise<Added> {
  const { addSelection, designOrderCopy } = await import('@portal/contract/design-order');
  const { totals } = await createCall(browserTransport)(addSelection, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey });
  return { said: designOrderCopy.added, lineCount: totals.lineCount };
}
