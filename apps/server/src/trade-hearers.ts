/** Who hears of what becomes of orders and of money, on either site. */
import { setTimeout } from 'node:timers/promises';
import { afterSalesHearRefunded } from './modules/after-sale/index.ts';
import { creditsHearOrders, creditsHearRefunded } from './modules/credits/index.ts';
import { findOrderHindrance, findPaidOrder, ordersHearPaid, ordersHearRefunded, ordersHearReturned } from './modules/order/index.ts';
import { seckillsHearOrders, seckillsHearWithdrawn, type openSeckillGate } from './modules/seckill/index.ts';
import { sharesHearOrders, sharesHearRefunded, type ShareTerms } from './modules/share-out/index.ts';

type SeckillGate = ReturnType<typeof openSeckillGate>;

/** Between two looks of one job; it keeps no process from ending. */
const pause = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/** What hearers of orders and money go by. */
interface TradeDeps {
  settings: { shareTerms: ShareTerms };
}

/** Of the steps of orders, and of pieces that are not sent any more. */
export const ordersOf = <Deps extends TradeDeps>(deps: Deps, gate: SeckillGate) => ({
  ...deps,
  onOrderMoved: [seckillsHearOrders(gate), creditsHearOrders, sharesHearOrders(deps.settings.shareTerms)],
  onWithdrawn: [seckillsHearWithdrawn(gate)],
  onGivenBack: [creditsHearRefunded, sharesHearRefunded(deps.settings.shareTerms)],
});

/** Of what is paid and what goes back. */
export const paidOf = <Deps extends TradeDeps>(deps: Deps, gate: SeckillGate) => {
  const orders = ordersOf(deps, gate);
  return {
    ...deps,
    onSucceeded: [ordersHearPaid(orders)],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded(orders), creditsHearRefunded, sharesHearRefunded(deps.settings.shareTerms)],
    onReturned: [ordersHearReturned],
    findPaidFor: findPaidOrder,
    findHindrance: findOrderHindrance,
    pause,
  };
};
