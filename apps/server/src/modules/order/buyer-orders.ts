/** Orders of whoever buys: another's is none. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { OrderNeeds } from './needs.ts';
import { countsOf, linesByOrder, ownOrderOf, orderPage } from './shown-order.ts';
import { payAnew, releaseMoney } from './order-money.ts';
import { findShopOrder, lockShopOrder, type ShopOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';

export function found(row: ShopOrderRow | undefined): ShopOrderRow {
  if (row === undefined) throw new AppError(notFound, { message: 'not an order of the caller' });
  return row;
}

/** Held now, and as it was when its money was let go. */
export function assertUnmoved(seen: ShopOrderRow, row: ShopOrderRow | undefined): ShopOrderRow {
  if (row?.revision !== seen.revision) throw new AppError(contract.orderMoved);
  return row;
}

export const listOrders = operation(contract.listOrders, function listOrders({ db, caller }, { query }, { openRequests }: OrderNeeds) {
  return orderPage(db, { owner: ownerOf(caller) }, query, openRequests);
});

export const listPurchases = operation(contract.listPurchases, async function listPurchases({ db, caller }, { query }, { openRequests }: OrderNeeds) {
  const { data, count } = await orderPage(db, { owner: ownerOf(caller) }, query, openRequests);
  const lines = await linesByOrder(db, data);
  return { data: { rows: data.map(({ lines: _few, claims: _claims, ...row }) => ({ ...row, skuDTOList: lines.get(row.shopOrderNo) ?? [] })) }, count };
});

export const countOrders = operation(contract.countOrders, function countOrders({ db, caller }, { query }, { openRequests }: OrderNeeds) {
  return countsOf(db, { owner: ownerOf(caller) }, query, openRequests);
});

export const getOrder = operation(contract.getOrder, async function getOrder({ db, caller }, { params: { shopOrderNo } }, { openRequests }: OrderNeeds) {
  return ownOrderOf(db, found(await findShopOrder(db, { owner: ownerOf(caller) }, shopOrderNo)), openRequests);
});

/** Asked again it is done already. */
export const cancelOrder = operation(contract.cancelOrder, async function cancelOrder(ctx, { body: { shopOrderNo, reason } }, needs: OrderNeeds) {
  const side = { owner: ownerOf(ctx.caller) };
  const seen = found(await findShopOrder(ctx.db, side, shopOrderNo));
  if (seen.state === 'closed' && seen.closeReason === reason) return ownOrderOf(ctx.db, seen, needs.openRequests);
  await releaseMoney(ctx, seen);
  const row = assertUnmoved(seen, await lockShopOrder(ctx.db, side, shopOrderNo));
  const step = { act: 'cancel', who: 'buyer', actorNo: ctx.caller.accountNo, text: reason, change: { closeReason: reason } } as const;
  const closed = await takeStep(ctx, needs, row, step);
  // paid before, its money goes back by itself
  if (row.state === 'pendingPayment') await payAnew(ctx, row);
  return ownOrderOf(ctx.db, closed, needs.openRequests);
});

export const confirmReceipt = operation(contract.confirmReceipt, async function confirmReceipt(ctx, { body: { shopOrderNo } }, needs: OrderNeeds) {
  const row = found(await lockShopOrder(ctx.db, { owner: ownerOf(ctx.caller) }, shopOrderNo));
  if (row.state === 'completed') return ownOrderOf(ctx.db, row, needs.openRequests);
  return ownOrderOf(ctx.db, await takeStep(ctx, needs, row, { act: 'receive', who: 'buyer', actorNo: ctx.caller.accountNo }), needs.openRequests);
});
