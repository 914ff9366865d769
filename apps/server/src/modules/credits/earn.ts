import { creditsEarned, creditsOfLines } from '@portal/engines/pricing';
import { ownerOf, type Telling } from '../../platform/http/context.ts';
import { findRefundedOrder, listLinesOf, type OnGivenBack, type OnOrderMoved } from '../order/index.ts';
import type { OnRefunded } from '../payment/index.ts';
import { findEarned } from './ledger-store.ts';
import { postMovement } from './post-movement.ts';

/** A completed order that was paid to the provider makes credits for whoever bought, once; for pieces of which the money goes back in the same step, none (CREDITS-3). */
export const creditsHearOrders: OnOrderMoved = async (ctx, order) => {
  if (order.state !== 'completed') return;
  const points = creditsEarned({ ...order, lines: await listLinesOf(ctx.db, [order.shopOrderNo]) });
  await postMovement(ctx, 'earn', { owner: ownerOf(order), points, sourceNo: order.shopOrderNo, words: `订单 ${order.shopOrderNo}` });
};

/** What a completed order made for pieces of which the money has gone back since goes again, once for each refund (CREDITS-11). */
export const creditsHearRefunded: OnGivenBack & OnRefunded = async (work: Telling, refunded: { businessType: string; requestNo: string }) => {
  const order = await findRefundedOrder(work.db, refunded);
  if (order?.state !== 'completed') return;
  const { shopOrderNo } = order;
  // by its lines alone: one on credit that was completed while such orders made some gives back its part of them
  const due = creditsOfLines(await listLinesOf(work.db, [shopOrderNo]));
  const tooMany = (await findEarned(work.db, shopOrderNo)) - due;
  if (tooMany <= 0) return;
  await postMovement(work, 'takeBack', { owner: ownerOf(order), points: -tooMany, sourceNo: refunded.requestNo, words: `订单 ${shopOrderNo} 退款` });
};
