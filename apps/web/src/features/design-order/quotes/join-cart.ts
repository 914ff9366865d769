/** An order goes into the cart as a whole, and out again (CART-8). */
import { findCallError } from '@portal/client';
import { noDealerBound, nothingTaken, type LeftReason } from '@portal/contract/cart';
import { errorDataOf } from '@portal/contract/core';
import type { DesignOrder, OrderInCart } from '@portal/contract/design-order';
import { listOrders, type OrderSummary } from '@portal/contract/order';
import { pageCall as call } from '../../../lib/call.ts';
import { createRequestKeys } from '../../../lib/request-keys.ts';
import { setCartCount } from '../../cart/index.ts';
import { addToCart, takeOut, tickInCart } from './api.ts';

export type OrderJoined = Pick<OrderInCart, 'taken' | 'left' | 'setAside'>;

const joining = createRequestKeys();
const leaving = createRequestKeys();

export const isNoDealer = (failed: { code: number } | null): boolean => failed?.code === noDealerBound.code;

/** Orders that came of it and are not closed, the newest first; none where that cannot be read: it is no reason not to buy. */
export const listOrderedOf = async (id: string): Promise<OrderSummary[]> =>
  (
    await call(listOrders, { query: { designOrderId: id, size: 10 } }).then(
      ({ data }) => data,
      () => [],
    )
  ).filter(({ state }) => state !== 'closed');

/** Throws `CallError`, but where nothing could be taken: then it is told what was not and why. */
export async function joinWhole(id: string, lines: DesignOrder['lines']): Promise<OrderJoined> {
  try {
    const joined = await joining.send({ id, lines: lines.map((line) => [line.id, line.quantity]) }, (key) => addToCart({ id }, key));
    setCartCount(joined.count);
    return joined;
  } catch (failure) {
    const failed = findCallError(failure);
    const left = failed?.code === nothingTaken.code ? errorDataOf(nothingTaken, failed.data)?.left : undefined;
    if (left === undefined) throw failure;
    return { taken: [], left: left.map((one) => ({ ...one, reason: one.reason as LeftReason })), setAside: [] };
  }
}

/** What joined goes out again; what the cart had of it before stays, and what was ticked before is ticked again. */
export async function takeBack({ taken, setAside }: OrderJoined): Promise<void> {
  const pieces = taken.map(({ skuNo, quantity }) => ({ skuNo, quantity }));
  setCartCount((await leaving.send(pieces, (key) => takeOut(pieces, key))).lines.length);
  if (setAside.length > 0) await tickInCart(setAside);
}
