import type { Telling } from '../../platform/http/context.ts';
import { findCompletedAt, findPaidAt, findRefundedOrder, type OnGivenBack, type OnOrderMoved } from '../order/index.ts';
import type { OnRefunded } from '../payment/index.ts';
import { keepShare, type ShareTerms } from './keep-share.ts';

/** From the moment an order is paid, or accepted where it is bought on credit, a part of it is the dealer's; once it is completed it is known from when on. */
export const sharesHearOrders =
  (terms: ShareTerms): OnOrderMoved =>
  async (ctx, order, act) => {
    const isOpened = act === (order.payWay === 'credit' ? 'confirm' : 'pay');
    if (!isOpened && order.state !== 'completed') return;
    const now = new Date(ctx.now);
    const before = order.payWay === 'credit' ? null : ((await findPaidAt(ctx.db, order.shopOrderNo)) ?? now);
    await keepShare(ctx, order, terms, { openedAt: isOpened ? now : before, completedAt: order.state === 'completed' ? now : null });
  };

/** After the order's own sums; of what is bought on credit, once less is owed for it. */
export const sharesHearRefunded =
  (terms: ShareTerms): OnGivenBack & OnRefunded =>
  async (work: Telling, refunded: { businessType: string; requestNo: string }) => {
    const order = await findRefundedOrder(work.db, refunded);
    if (order === undefined) return;
    const openedAt = order.payWay === 'credit' ? null : ((await findPaidAt(work.db, order.shopOrderNo)) ?? new Date(work.now));
    await keepShare(work, order, terms, { openedAt, completedAt: order.state === 'completed' ? await findCompletedAt(work.db, order.shopOrderNo) : null });
  };
