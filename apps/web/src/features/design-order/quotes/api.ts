/** Calls of design orders. Each answers or throws `CallError`. */
import { merchantGroupAuth } from '@portal/contract/dealer';
import type { BodyInputOf } from '@portal/contract/core';
import { restoreCart, takeOutOfCart } from '@portal/contract/cart';
import {
  addDesignProduct,
  addOrderToCart,
  copyDesignOrder,
  generateOrder,
  getDesignOrder,
  getOrderMargin,
  listCustomerChoices,
  joinOrder,
  listDesignOrders,
  listScenes,
  removeDesignOrder,
  removeDesignProduct,
  restoreDesignOrder,
  updateDesignProduct,
} from '@portal/contract/design-order';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../../lib/calls/call.ts';

export type GenerateInput = BodyInputOf<typeof generateOrder>;
/** `idempotencyKey`: one for each opening of the dialog, so that a repeated press makes one order. */
export const generate = (input: GenerateInput, idempotencyKey: string) => call(generateOrder, { body: input, idempotencyKey });
export const join = (input: { id: string; lineIds: string[] }, idempotencyKey: string) => call(joinOrder, { body: input, idempotencyKey });

/** `idempotencyKey`: one for each press, so that trying again copies once. */
export const copyOrder = (id: string, idempotencyKey: string) => call(copyDesignOrder, { body: { id }, idempotencyKey });
/** What another has changed since `revision` is not overwritten (DESIGN-10). */
export const renameOrder = ({ id, revision }: { id: string; revision: number }, name: string) =>
  call(updateDesignProduct, { body: { id, revision, productList: [], name } });

/** Lines of an order into the cart. */
export const addToCart = (input: { id: string; lineIds?: string[] }, idempotencyKey: string) => call(addOrderToCart, { body: input, idempotencyKey });

/** Takes pieces that have just joined the cart out again. */
export const takeOut = (body: BodyInputOf<typeof takeOutOfCart>, idempotencyKey: string) => call(takeOutOfCart, { body, idempotencyKey });

/** Lines that made way come back into the cart; their pieces join where the model stands. */
export const restoreInCart = (ids: string[]) => call(restoreCart, { body: { ids } });

export const removeOrder = (id: string) => call(removeDesignOrder, { body: { id } });
export const restoreOrder = (id: string) => call(restoreDesignOrder, { body: { id } });

export const updateOrder = (body: BodyInputOf<typeof updateDesignProduct>) => call(updateDesignProduct, { body });

/** Whether orders are made for customers here (merchant group auth). */
export const groupAuthQuery = queryOptions({
  queryKey: ['merchant-group-auth'],
  queryFn: ({ signal }) => call(merchantGroupAuth, { signal }),
  staleTime: Infinity,
});
/** Groups and customers of the dealer that acts. */
export const customerChoicesQuery = queryOptions({
  queryKey: ['customer-choices'],
  queryFn: ({ signal }) => call(listCustomerChoices, { signal }),
  staleTime: 60_000,
});
export const scenesQuery = queryOptions({ queryKey: ['scenes'], queryFn: ({ signal }) => call(listScenes, { signal }), staleTime: Infinity });
/** One's orders with this word in name or remark, newest first. */
export const ordersQuery = (keyword: string) =>
  queryOptions({ queryKey: ['design-orders', keyword], queryFn: ({ signal }) => call(listDesignOrders, { query: { keyword, size: 20 }, signal }) });
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['design-order', id], queryFn: ({ signal }) => call(getDesignOrder, { params: { id }, signal }) });

/** `gmtModified`: of the order as shown, whose lines it is of. */
export const marginQuery = (id: string, gmtModified: number) =>
  queryOptions({ queryKey: ['order-margin', id, gmtModified], queryFn: ({ signal }) => call(getOrderMargin, { params: { id }, signal }) });

/** `idempotencyKey`: the same until it is known that the products arrived, so that trying again adds once. */
export const addToOrder = (body: BodyInputOf<typeof addDesignProduct>, idempotencyKey: string) => call(addDesignProduct, { body, idempotencyKey });
/** `idempotencyKey`: one for each change, so that trying again takes once. */
export const removeFromOrder = (body: BodyInputOf<typeof removeDesignProduct>, idempotencyKey: string) => call(removeDesignProduct, { body, idempotencyKey });

/** Lines of an order as edited; those not named stay. */
export const updateProducts = (body: BodyInputOf<typeof updateDesignProduct>) => call(updateDesignProduct, { body });
