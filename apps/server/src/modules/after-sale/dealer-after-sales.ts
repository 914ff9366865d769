/** Requests at the dealer that acts: another dealer's is none. */
import * as contract from '@portal/contract/after-sale';
import { AppError, badRequest, notFound } from '@portal/contract/core';
import type { DealerAct } from '@portal/contract/staff';
import { agreeActOf, isAnsweredByGoods, type AfterSaleAct } from '@portal/engines/states';
import { formatYuan } from '@portal/units';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { DealerSide } from '../customer/index.ts';
import { pictureOf } from '../file/index.ts';
import { noteDealerAct, noteLook } from '../staff/index.ts';
import { lockHeld, stepOnce } from './held.ts';
import type { AfterSaleNeeds } from './needs.ts';
import { afterSaleOf, afterSalePage, countsOf } from './shown-after-sale.ts';
import { findAfterSale, findLastReturnAddress } from './store.ts';
import type { AfterSaleStep, HeldRequest } from './take-step.ts';

const sideOf = ({ merchantNo, accountNo }: SignedInCaller): DealerSide => ({ shopNo: merchantNo, staffNo: accountNo });
type Dealing = Context<SignedInCaller>;

export const listShopAfterSales = operation(contract.listShopAfterSales, async function listShopAfterSales(ctx, { query }) {
  const page = await afterSalePage(ctx.db, sideOf(ctx.caller), query);
  await noteLook(ctx, { act: 'listAfterSales', records: page.data.length });
  return page;
});

export const countShopAfterSales = operation(contract.countShopAfterSales, function countShopAfterSales({ db, caller }) {
  return countsOf(db, sideOf(caller));
});

export const getShopAfterSale = operation(contract.getShopAfterSale, async function getShopAfterSale(ctx, { params }) {
  const { db, caller } = ctx;
  const row = await findAfterSale(db, sideOf(caller), params.afterSaleNo);
  if (row === undefined) throw new AppError(notFound, { message: 'not a request at the caller’s' });
  await noteLook(ctx, { act: 'readAfterSale', target: row.afterSaleNo });
  return { ...(await afterSaleOf(db, row)), lastReturnAddress: await findLastReturnAddress(db, caller.merchantNo) };
});

export const readShopAfterSalePicture = operation(
  contract.readShopAfterSalePicture,
  async function readShopAfterSalePicture(ctx, { params: { afterSaleNo, fileId } }, { files }: AfterSaleNeeds) {
    return pictureOf(ctx, await findAfterSale(ctx.db, sideOf(ctx.caller), afterSaleNo), { fileId, files });
  },
);

const lockShopHeld = (ctx: Dealing, afterSaleNo: string): Promise<HeldRequest> => lockHeld(ctx, sideOf(ctx.caller), afterSaleNo);

const stepOf = (ctx: Dealing, act: AfterSaleAct, more: Pick<AfterSaleStep, 'text' | 'change' | 'stock'> = {}): AfterSaleStep => ({
  act,
  who: 'dealer',
  actorNo: ctx.caller.accountNo,
  ...more,
});

/** Written down where it was done just now: said again nothing is. */
async function deal(
  ctx: Dealing,
  needs: AfterSaleNeeds,
  { held, step, act, text = '' }: { held: HeldRequest; step: AfterSaleStep; act: DealerAct; text?: string },
) {
  const moved = await stepOnce(ctx, needs, held, step);
  if (moved !== held.row) await noteDealerAct(ctx, act, [wordsOf(moved), text].filter((part) => part !== '').join('，'));
  return afterSaleOf(ctx.db, moved);
}

const wordsOf = ({ afterSaleNo, way, amount }: HeldRequest['row']): string =>
  `售后单 ${afterSaleNo}（${contract.afterSaleWayNames[way]}）${isAnsweredByGoods(way) ? '' : `，退款 ${formatYuan(amount).text}`}`;
const restockWords = (isBack: boolean): string => (isBack ? '退回的商品计入库存' : '退回的商品不计入库存');

/** Goods that are to come back need a place to come to. */
export const agreeAfterSale = operation(
  contract.agreeAfterSale,
  async function agreeAfterSale(ctx, { body: { afterSaleNo, returnAddress } }, needs: AfterSaleNeeds) {
    const held = await lockShopHeld(ctx, afterSaleNo);
    const act = agreeActOf(held.row.way);
    const isBare = act === 'agreeReturn' && returnAddress === '';
    const msg = contract.afterSaleCopy.returnAddressRequired;
    if (isBare) throw new AppError(badRequest, { msg, fields: { returnAddress: msg } });
    const more = act === 'agreeReturn' ? { text: returnAddress, change: { returnAddress } } : {};
    return deal(ctx, needs, { held, step: stepOf(ctx, act, more), act: 'agreeAfterSale' });
  },
);

export const refuseAfterSale = operation(contract.refuseAfterSale, async function refuseAfterSale(ctx, { body: { afterSaleNo, text } }, needs: AfterSaleNeeds) {
  const held = await lockShopHeld(ctx, afterSaleNo);
  return deal(ctx, needs, { held, step: stepOf(ctx, 'refuse', { text }), act: 'refuseAfterSale', text: `理由：${text}` });
});

/** What is answered with goods is so alone, all others with money. */
export const receiveReturnedGoods = operation(
  contract.receiveReturnedGoods,
  async function receiveReturnedGoods(ctx, { body: { afterSaleNo, restock } }, needs: AfterSaleNeeds) {
    const held = await lockShopHeld(ctx, afterSaleNo);
    if (isAnsweredByGoods(held.row.way)) throw new AppError(contract.afterSaleMoved);
    const step = stepOf(ctx, 'receiveGoods', { stock: { isBack: restock, isSentAnew: false } });
    return deal(ctx, needs, { held, step, act: 'receiveReturnedGoods', text: restockWords(restock) });
  },
);

export const rejectReturnedGoods = operation(
  contract.rejectReturnedGoods,
  async function rejectReturnedGoods(ctx, { body: { afterSaleNo, text } }, needs: AfterSaleNeeds) {
    const held = await lockShopHeld(ctx, afterSaleNo);
    return deal(ctx, needs, { held, step: stepOf(ctx, 'rejectGoods', { text }), act: 'rejectReturnedGoods', text: `理由：${text}` });
  },
);

export const sendGoodsAnew = operation(
  contract.sendGoodsAnew,
  async function sendGoodsAnew(ctx, { body: { afterSaleNo, restock, ...sentAnew } }, needs: AfterSaleNeeds) {
    const held = await lockShopHeld(ctx, afterSaleNo);
    if (!isAnsweredByGoods(held.row.way)) throw new AppError(contract.afterSaleMoved);
    const text = `${sentAnew.carrier} ${sentAnew.trackingNo}`;
    // the same goods, repaired, were never among the stock
    const isExchange = held.row.way === 'exchange';
    const stock = { isBack: isExchange && restock, isSentAnew: isExchange };
    const step = stepOf(ctx, 'sendAnew', { text, change: { sentAnew }, stock });
    return deal(ctx, needs, { held, step, act: 'sendGoodsAnew', text: isExchange ? `${text}，${restockWords(restock)}` : text });
  },
);
