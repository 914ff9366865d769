/** Requests of whoever bought: another's is none. */
import * as contract from '@portal/contract/after-sale';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { lockHeld, stepOnce } from './held.ts';
import type { AfterSaleNeeds } from './needs.ts';
import { afterSaleOf, afterSalePage, countsOf } from './shown-after-sale.ts';
import { findAfterSale } from './store.ts';

export const listAfterSales = operation(contract.listAfterSales, function listAfterSales({ db, caller }, { query }) {
  return afterSalePage(db, { owner: ownerOf(caller) }, query);
});

export const countAfterSales = operation(contract.countAfterSales, function countAfterSales({ db, caller }) {
  return countsOf(db, { owner: ownerOf(caller) });
});

export const getAfterSaleDetail = operation(contract.getAfterSaleDetail, async function getAfterSaleDetail({ db, caller }, { params }) {
  const row = await findAfterSale(db, { owner: ownerOf(caller) }, params.afterSaleNo);
  if (row === undefined) throw new AppError(notFound, { message: 'not a request of the caller' });
  return afterSaleOf(db, row);
});

export const cancelAfterSale = operation(contract.cancelAfterSale, async function cancelAfterSale(ctx, { body: { afterSaleNo } }, needs: AfterSaleNeeds) {
  const held = await lockHeld(ctx, { owner: ownerOf(ctx.caller) }, afterSaleNo);
  return afterSaleOf(ctx.db, await stepOnce(ctx, needs, held, { act: 'cancel', who: 'buyer', actorNo: ctx.caller.accountNo }));
});

export const sendBackGoods = operation(
  contract.sendBackGoods,
  async function sendBackGoods(ctx, { body: { afterSaleNo, ...sentBack } }, needs: AfterSaleNeeds) {
    const held = await lockHeld(ctx, { owner: ownerOf(ctx.caller) }, afterSaleNo);
    const text = `${sentBack.carrier} ${sentBack.trackingNo}`.trim();
    return afterSaleOf(ctx.db, await stepOnce(ctx, needs, held, { act: 'sendBack', who: 'buyer', actorNo: ctx.caller.accountNo, text, change: { sentBack } }));
  },
);

export const receiveGoodsAnew = operation(contract.receiveGoodsAnew, async function receiveGoodsAnew(ctx, { body: { afterSaleNo } }, needs: AfterSaleNeeds) {
  const held = await lockHeld(ctx, { owner: ownerOf(ctx.caller) }, afterSaleNo);
  return afterSaleOf(ctx.db, await stepOnce(ctx, needs, held, { act: 'receiveAnew', who: 'buyer', actorNo: ctx.caller.accountNo }));
});

export const appealAfterSale = operation(contract.appealAfterSale, async function appealAfterSale(ctx, { body: { afterSaleNo, text } }, needs: AfterSaleNeeds) {
  const held = await lockHeld(ctx, { owner: ownerOf(ctx.caller) }, afterSaleNo);
  return afterSaleOf(ctx.db, await stepOnce(ctx, needs, held, { act: 'appeal', who: 'buyer', actorNo: ctx.caller.accountNo, text }));
});
