import { findCompletedAt, findPaidAt, findRefundedOrder, type OnOrderMoved } from '../order/index.ts';
import type { OnRefunded } from '../payment/index.ts';
import { keepShare, type ShareTerms } from './keep-share.ts';

/** From the moment an order is paid a part of it is the dealer's; once it is completed it is known from when on. */
export const sharesHearOrders =
  (terms: ShareTerms): OnOrderMoved =>
  async (ctx, order, act) => {
    if (act !== 'pay' && order.state !== 'completed') return;
    const now = new Date(ctx.now);
    const paidAt = act === 'pay' ? now : ((await findPaidAt(ctx.db, order.shopOrderNo)) ?? now);
    await keepShare(ctx, order, terms, { paidAt, completedAt: order.state === 'completed' ? now : null });
  };

/** After the order's own sums. */
export const sharesHearRefunded =
  (terms: ShareTerms): OnRefunded =>
  async (work, refunded) => {
    const order = await findRefundedOrder(work.db, refunded);
    if (order === undefined) return;
    const paidAt = (await findPaidAt(work.db, order.shopOrderNo)) ?? new Date(work.now);
    await keepShare(work, order, terms, { paidAt, completedAt: order.state === 'completed' ? await findCompletedAt(work.db, order.shopOrderNo) : null });
  };
