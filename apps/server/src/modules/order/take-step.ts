/** One step of an order, and all that follows from it. */
import { AppError } from '@portal/contract/core';
import { CONFIRM_WITHIN_MS, type DeliveryWay, orderMoved, RECEIVE_WITHIN_MS } from '@portal/contract/order';
import { orderStates, type OrderAct, type OrderActor, type OrderState } from '@portal/engines/states';
import type { Telling } from '../../platform/http/context.ts';
import { giveBackCoupons, takeHeldCoupons } from '../coupon/index.ts';
import { raiseStock } from '../price/index.ts';
import { acceptCredit } from '../trade-credit/index.ts';
import type { StepNeeds } from './needs.ts';
import { updateAllReceived } from './parcel-store.ts';
import { updateHolds, updateShopOrder, type ShopOrderRow } from './store.ts';
import { tellStep } from './tell-step.ts';

export interface OrderStep {
  act: OrderAct;
  who: OrderActor;
  /** The account; '' of payments and the clock. */
  actorNo: string;
  /** A reason, a parcel, the amounts before: for the timeline. */
  text?: string;
  /** Of a parcel: how it goes. */
  way?: DeliveryWay;
  /** What else is otherwise afterwards. */
  change?: Partial<Pick<ShopOrderRow, 'discount' | 'freight' | 'amount' | 'closeReason'>>;
}

/** Of an order that is held (`lockShopOrder`); refuses what its state does not allow. */
export async function takeStep(
  ctx: Telling,
  { onOrderMoved }: StepNeeds,
  row: ShopOrderRow,
  { act, who, actorNo, text = '', way, change = {} }: OrderStep,
): Promise<ShopOrderRow> {
  const state = orderStates.after(row.state, act, who);
  if (state === null) throw new AppError(orderMoved);
  const at = new Date(ctx.now);
  const moved: ShopOrderRow = { ...row, ...change, state, revision: row.revision + 1, gmtModified: at, gmtDeadline: deadlineOf(state, row, ctx.now) };
  await updateShopOrder(ctx.db, moved, { act, who, actorNo, text, gmtCreate: at });
  if (act === 'pay' || act === 'payByCredit') await takeHeldCoupons(ctx, row.shopOrderNo);
  const coupons = state === 'closed' ? await giveBackCoupons(ctx, row.shopOrderNo, { isGivenUp: isSold(row) && isByBuyer(act) }) : [];
  if (state === 'closed') await raiseStock(ctx.db, row.shopNo, await updateHolds(ctx.db, row.shopOrderNo, 'held', 'released'));
  if (act === 'receive') await updateAllReceived(ctx.db, row.shopOrderNo, at);
  if (act === 'confirm') await updateHolds(ctx.db, row.shopOrderNo, 'held', 'deducted');
  if (act === 'confirm' && row.payWay === 'credit') await acceptCredit(ctx, row);
  for (const hear of onOrderMoved) await hear(ctx, moved, act);
  await tellStep(ctx, moved, { act, who, from: row.state, text, way, coupons });
  return moved;
}

/** Paid, or owed: on credit nothing is before the dealer has accepted it (ORDER-30). */
const isSold = ({ state, payWay }: ShopOrderRow): boolean => state !== 'pendingPayment' && !(payWay === 'credit' && state === 'pendingConfirm');

/** The buyer wanted it: called it off, or asked for the money of all of it. Whoever has it refused, or is not answered, gave nothing up (COUPON-20). */
const isByBuyer = (act: OrderAct): boolean => act === 'cancel' || act === 'refundAll';

/** When the state ends by itself. Waiting for payment it is the moment that was said when the order was placed. */
function deadlineOf(state: OrderState, { gmtDeadline }: ShopOrderRow, now: number): Date | null {
  if (state === 'pendingPayment') return gmtDeadline;
  if (state === 'pendingConfirm') return new Date(now + CONFIRM_WITHIN_MS);
  return state === 'shipped' ? new Date(now + RECEIVE_WITHIN_MS) : null;
}
