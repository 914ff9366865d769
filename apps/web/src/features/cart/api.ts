/** Calls about the cart; the contract loads with the first of them, so that pages of goods stay small. */
import { findCallError } from '@portal/client';
import { createRequestKeys } from '@portal/client/request-keys';
import type { Cart, CartSource } from '@portal/contract/cart';
import { toast } from '@portal/ui';
import { pageCall } from '../../lib/calls/call.ts';
import { tellFailure } from '../../lib/calls/failure.ts';
import { setCartCount } from './model/cart-count.ts';
import { joinedWarning } from './model/joined-words.ts';
import type { LineEdits } from './model/cart-edits.ts';

const keys = createRequestKeys();

/** Pieces of a model on their way into the cart. */
export interface CartAddition {
  skuNo: string;
  quantity: number;
  sourceType?: Exclude<CartSource, 'designOrder'>;
  sourceId?: string;
}

/** The badge's figure. A failure leaves it unknown. */
export async function readCartCount(): Promise<void> {
  const { countCart } = await import('@portal/contract/cart');
  setCartCount((await pageCall(countCart)).count);
}

/** Puts models into the cart and tells what came of it; gives `unbound` where a dealer must be chosen first, by somebody who may. */
export async function addToCart(
  productList: readonly CartAddition[],
  { mayChoose, openCart }: { mayChoose: boolean; openCart: () => void },
): Promise<'told' | 'unbound'> {
  const { batchAddCart, cartCopy, noDealerBound } = await import('@portal/contract/cart');
  try {
    const { taken, left, count } = await keys.send(productList, (idempotencyKey) =>
      pageCall(batchAddCart, { body: { productList: [...productList] }, idempotencyKey }),
    );
    setCartCount(count);
    const action = { label: '查看购物车', onAct: openCart };
    const warning = joinedWarning({ taken, left }, cartCopy);
    if (warning === null) toast.success(cartCopy.added, { action });
    else toast.warning(warning, { action });
  } catch (failure) {
    if (mayChoose && findCallError(failure)?.code === noDealerBound.code) return 'unbound';
    tellFailure(failure);
  }
  return 'told';
}

const counted = (cart: Cart): Cart => {
  setCartCount(cart.lines.length);
  return cart;
};

/** The cart as it is now. Throws `CallError`, as all below do. */
export async function readCart(): Promise<Cart> {
  const { queryCart } = await import('@portal/contract/cart');
  return counted(await pageCall(queryCart));
}

export async function saveEdits(edits: LineEdits): Promise<Cart> {
  const { modifyCart } = await import('@portal/contract/cart');
  return counted(await pageCall(modifyCart, { body: { lines: [...edits].map(([id, edit]) => ({ id, ...edit })) } }));
}

export async function removeLines(ids: readonly string[]): Promise<{ cart: Cart; said: string }> {
  const { cartCopy, deleteCart } = await import('@portal/contract/cart');
  return { cart: counted(await pageCall(deleteCart, { body: { ids: [...ids] } })), said: cartCopy.removed };
}

export async function restoreLines(ids: readonly string[]): Promise<Cart> {
  const { restoreCart } = await import('@portal/contract/cart');
  return counted(await pageCall(restoreCart, { body: { ids: [...ids] } }));
}
