/** Orders at the dealer that acts: another dealer's is none. */
import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { allocate } from '@portal/engines/pricing';
import { fen, toFen, toYuan, formatYuan } from '@portal/units';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { DealerSide } from '../customer/index.ts';
import { changesIn, noteDealerAct, noteLook } from '../staff/index.ts';
import { assertUnmoved, found } from './buyer-orders.ts';
import { payAnew, releaseMoney } from './order-money.ts';
import type { OrderNeeds } from './needs.ts';
import { countsOf, orderOf, orderPage } from './shown-order.ts';
import { findShopOrder, listLinesOf, lockShopOrder, updateLines, type OrderLineRow, type ShopOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';

/** The dealer that acts, as the caller of its people sees it. */
export const sideOf = ({ merchantNo, accountNo }: Pick<SignedInCaller, 'merchantNo' | 'accountNo'>): DealerSide => ({ shopNo: merchantNo, staffNo: accountNo });

export const listShopOrders = operation(contract.listShopOrders, async function listShopOrders(ctx, { query }, { openRequests }: OrderNeeds) {
  const page = await orderPage(ctx.db, sideOf(ctx.caller), query, openRequests);
  await noteLook(ctx, { act: 'listOrders', records: page.data.length });
  return page;
});

export const countShopOrders = operation(contract.countShopOrders, function countShopOrders({ db, caller }, { query }, { openRequests }: OrderNeeds) {
  return countsOf(db, sideOf(caller), query, openRequests);
});

export const getShopOrder = operation(contract.getShopOrder, async function getShopOrder(ctx, { params: { shopOrderNo } }, { openRequests }: OrderNeeds) {
  const order = await orderOf(ctx.db, found(await findShopOrder(ctx.db, sideOf(ctx.caller), shopOrderNo)), openRequests);
  await noteLook(ctx, { act: 'readOrder', target: shopOrderNo });
  return order;
});

/** Held for the step; another version than the one that was seen is refused. */
export async function lockSeen(
  { db, caller }: Context<SignedInCaller>,
  { shopOrderNo, revision }: { shopOrderNo: string; revision?: number | undefined },
): Promise<ShopOrderRow> {
  return assertSeen(found(await lockShopOrder(db, sideOf(caller), shopOrderNo)), { revision });
}

function assertSeen(row: ShopOrderRow, { revision }: { revision?: number | undefined }): ShopOrderRow {
  if (revision !== undefined && revision !== row.revision) throw new AppError(contract.orderMoved);
  return row;
}

/** The same, once nothing is to be paid for it any more, or what was paid goes back. */
async function lockReleased(ctx: Context<SignedInCaller>, one: { shopOrderNo: string; revision?: number | undefined }): Promise<ShopOrderRow> {
  const seen = found(await findShopOrder(ctx.db, sideOf(ctx.caller), one.shopOrderNo));
  await releaseMoney(ctx, seen);
  return assertUnmoved(seen, await lockSeen(ctx, one));
}

/** Asked again it is done already, whoever of the dealer did it. */
export const confirmShopOrder = operation(contract.confirmShopOrder, async function confirmShopOrder(ctx, { body }, needs: OrderNeeds) {
  const held = found(await lockShopOrder(ctx.db, sideOf(ctx.caller), body.shopOrderNo));
  if (held.state === 'toShip') return orderOf(ctx.db, held, needs.openRequests);
  const row = assertSeen(held, body);
  const moved = await takeStep(ctx, needs, row, { act: 'confirm', who: 'dealer', actorNo: ctx.caller.accountNo });
  await noteDealerAct(ctx, 'confirmShopOrder', `订单 ${row.shopOrderNo}，${formatYuan(row.amount).text}`);
  return orderOf(ctx.db, moved, needs.openRequests);
});

/** Asked again it is done already. */
export const rejectShopOrder = operation(contract.rejectShopOrder, async function rejectShopOrder(ctx, { body: { reason, ...one } }, needs: OrderNeeds) {
  const seen = found(await findShopOrder(ctx.db, sideOf(ctx.caller), one.shopOrderNo));
  if (seen.state === 'closed' && seen.closeReason === reason) return orderOf(ctx.db, seen, needs.openRequests);
  const row = await lockReleased(ctx, one);
  const step = { act: 'reject', who: 'dealer', actorNo: ctx.caller.accountNo, text: reason, change: { closeReason: reason } } as const;
  const moved = await takeStep(ctx, needs, row, step);
  await noteDealerAct(ctx, 'rejectShopOrder', `订单 ${row.shopOrderNo}，${formatYuan(row.amount).text}，原因：${reason}`);
  return orderOf(ctx.db, moved, needs.openRequests);
});

/**
 * Goods never dearer than they were ordered, and a fen of every line stays after its coupons; what is taken off is split over the lines.
 * The price that stands, said again, changes nothing: what the buyer is about to pay stays payable.
 */
export const changeShopOrderPrice = operation(
  contract.changeShopOrderPrice,
  async function changeShopOrderPrice(ctx, { body: { goodsAmount, freight, ...one } }, needs: OrderNeeds) {
    const seen = found(await findShopOrder(ctx.db, sideOf(ctx.caller), one.shopOrderNo));
    if (isItsPrice(seen, goodsAmount, freight)) return orderOf(ctx.db, assertSeen(seen, one), needs.openRequests);
    const row = await lockReleased(ctx, one);
    const lines = await listLinesOf(ctx.db, [row.shopOrderNo]);
    const off = toFen(row.goodsAmount) - toFen(goodsAmount);
    // what is free stays free
    const capacities = lines.map(({ amount, couponAmount }) => fen(Math.max(0, toFen(amount) - toFen(couponAmount) - 1)));
    if (off < 0) throw refused(contract.orderCopy.goodsAmountTooHigh);
    if (off > capacities.reduce((sum, part) => sum + part, 0)) throw refused(contract.orderCopy.goodsAmountTooLow);
    const parts = allocate(fen(off), capacities);
    await updateLines(
      ctx.db,
      lines.map(({ id, shippedQuantity, amount, couponAmount }, index) => ({
        id,
        shippedQuantity,
        paidAmount: toYuan(fen(toFen(amount) - toFen(couponAmount) - (parts[index] ?? 0))),
      })),
    );
    const change = { discount: toYuan(fen(off)), freight, amount: toYuan(fen(toFen(goodsAmount) - toFen(row.couponAmount) + toFen(freight))) };
    const text = `应付由 ${formatYuan(row.amount).text} 改为 ${formatYuan(change.amount).text}`;
    const moved = await takeStep(ctx, needs, row, { act: 'changePrice', who: 'dealer', actorNo: ctx.caller.accountNo, text, change });
    await payAnew(ctx, moved);
    await noteDealerAct(ctx, 'changeShopOrderPrice', `订单 ${row.shopOrderNo}，${priceChanges(row, moved)}`);
    return orderOf(ctx.db, moved, needs.openRequests);
  },
);

const isItsPrice = (row: ShopOrderRow, goodsAmount: number, freight: number): boolean =>
  row.state === 'pendingPayment' && toFen(row.goodsAmount) - toFen(row.discount) === toFen(goodsAmount) && toFen(row.freight) === toFen(freight);

const priceChanges = (before: ShopOrderRow, after: ShopOrderRow): string => {
  const textOf = (yuan: number): string => formatYuan(yuan).text;
  return changesIn([
    ['应付', textOf(before.amount), textOf(after.amount)],
    ['优惠', textOf(before.discount), textOf(after.discount)],
    ['运费', textOf(before.freight), textOf(after.freight)],
  ]);
};

const refused = (msg: string) => new AppError(badRequest, { msg, fields: { goodsAmount: msg } });

type Sent = { id: string; quantity: number };
type SendableLine = Pick<OrderLineRow, 'id' | 'quantity' | 'shippedQuantity' | 'withdrawnQuantity' | 'heldQuantity'>;

/** What a parcel holds: the pieces said, or all that are left. What the money goes back for, or is asked back for, is not sent. Throws `shippedTooMany`. */
export function piecesToSend(lines: readonly SendableLine[], asked: readonly Sent[] | undefined): Sent[] {
  const left = new Map(lines.map((line) => [line.id, line.quantity - line.shippedQuantity - line.withdrawnQuantity - line.heldQuantity]));
  if ([...left.values()].every((pieces) => pieces <= 0)) throw new AppError(contract.shippedTooMany);
  if (asked === undefined) return [...left].flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));
  const sums = new Map<string, number>();
  for (const { id, quantity } of asked) sums.set(id, (sums.get(id) ?? 0) + quantity);
  for (const [id, quantity] of sums) if (quantity > (left.get(id) ?? 0)) throw new AppError(contract.shippedTooMany);
  return [...sums].map(([id, quantity]) => ({ id, quantity }));
}
