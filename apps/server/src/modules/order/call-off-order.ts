import { orderStates } from '@portal/engines/states';
import type { PaymentWork } from '../payment/index.ts';
import { assertUnmoved } from './buyer-orders.ts';
import type { StepNeeds } from './needs.ts';
import { releaseMoney } from './order-money.ts';
import { findShopOrderByNo, lockShopOrderByNo } from './store.ts';
import { takeStep } from './take-step.ts';

/** What it was ordered in has been called off: closed where it is not paid, left as it is where it is. Throws `orderMoved` where it is paid at this moment. */
export async function callOffOrder(
  work: PaymentWork,
  needs: StepNeeds,
  { shopOrderNo, who, reason }: { shopOrderNo: string; who: 'dealer' | 'provider'; reason: string },
): Promise<void> {
  const seen = await findShopOrderByNo(work.db, shopOrderNo);
  if (seen === undefined || !orderStates.may(seen.state, 'callOff', who)) return;
  await releaseMoney(work, seen);
  const row = assertUnmoved(seen, await lockShopOrderByNo(work.db, shopOrderNo));
  await takeStep(work, needs, row, { act: 'callOff', who, actorNo: '', text: reason, change: { closeReason: reason } });
}
