/** An order, or chosen lines of it, goes into the cart, and out again (CART-8). */
import { findCallError } from '@portal/client';
import { createRequestKeys } from '@portal/client/request-keys';
import { noDealerBound, nothingTaken, type Cart } from '@portal/contract/cart';
import { errorDataOf } from '@portal/contract/core';
import type { DesignLine } from '@portal/contract/design-order';
import { listOrders, type OrderSummary } from '@portal/contract/order';
import { pageCall as call } from '../../../lib/calls/call.ts';
import { setCartCount } from '../../cart/index.ts';
import { addToCart, restoreInCart, takeOut } from './api.ts';
import { hadBefore, joinedOf, nothingJoined, summedUp, type OrderJoined } from './model/order-joined.ts';

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

export interface LinesToJoin {
  id: string;
  lines: readonly Pick<DesignLine, 'id' | 'skuNo' | 'productModel' | 'quantity'>[];
  /** Those lines alone; else the order as it is stored. */
  isPart: boolean;
}

/** Throws `CallError`, but where nothing could be taken: then it is told what was not and why. */
export async function joinLines({ id, lines, isPart }: LinesToJoin): Promise<OrderJoined> {
  const asked = lines.map((line) => ({ skuNo: line.skuNo, skuModel: line.productModel }));
  const body = { id, ...(isPart && { lineIds: lines.map((line) => line.id) }) };
  try {
    const joined = await joining.send({ ...body, lines: lines.map((line) => [line.id, line.quantity]) }, (key) => addToCart(body, key));
    setCartCount(joined.count);
    return joinedOf(joined, asked);
  } catch (failure) {
    const failed = findCallError(failure);
    const left = failed?.code === nothingTaken.code ? errorDataOf(nothingTaken, failed.data)?.left : undefined;
    if (left === undefined) throw failure;
    return nothingJoined(left, asked);
  }
}

/** What joined goes out again; what the cart had of it before is there as it was, and what was ticked before is ticked again. */
export async function takeBack({ taken, setAside, replaced }: OrderJoined): Promise<void> {
  const body = { productList: taken.map(({ skuNo, quantity }) => ({ skuNo, quantity })), setAside, replaced: replaced.map(({ id }) => id) };
  setCartCount((await leaving.send(body, (key) => takeOut(body, key))).lines.length);
}

/** What the cart had of the models before joins the list's pieces. */
export async function sumUp<Joined extends OrderJoined>(joined: Joined): Promise<{ joined: Joined; totals: Cart['totals'] }> {
  const cart = await restoreInCart(hadBefore(joined).flatMap(({ joiningId }) => joiningId ?? []));
  return { joined: summedUp(joined, cart), totals: cart.totals };
}
