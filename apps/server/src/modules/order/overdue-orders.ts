/** Orders whose time is up: not paid, not answered, not said to be received. */
import { AppError } from '@portal/contract/core';
import { orderMoved } from '@portal/contract/order';
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { inWork, type PaymentWork } from '../payment/index.ts';
import type { OrderNeeds, StepNeeds } from './needs.ts';
import { releaseMoney } from './order-money.ts';
import { findShopOrderByNo, listOverdue, takeOverdue } from './store.ts';
import { takeStep } from './take-step.ts';

/** One that is paid at this moment, or cannot be ended, is looked at again a minute later. */
export async function endOverdueOrders({ database, now, log }: JobContext, needs: OrderNeeds): Promise<void> {
  await eachByItself(
    pageByPage<string>((page) => listOverdue(database.db, new Date(now), page)),
    (shopOrderNo) => inWork({ ...needs, log }, { database, now }, (work) => endOverdue(work, needs, shopOrderNo)),
    (error, shopOrderNo) => {
      if (!isMoved(error)) log.error({ err: error, shopOrderNo }, 'an overdue order could not be ended');
    },
  );
}

const isMoved = (error: unknown): boolean => error instanceof AppError && error.error === orderMoved;

async function endOverdue(work: PaymentWork, needs: StepNeeds, shopOrderNo: string): Promise<void> {
  const seen = await findShopOrderByNo(work.db, shopOrderNo);
  if (!seen?.gmtDeadline || seen.gmtDeadline.getTime() > work.now) return;
  if (seen.state !== 'shipped') await releaseMoney(work, seen);
  const row = await takeOverdue(work.db, shopOrderNo, new Date(work.now));
  if (row?.revision !== seen.revision) throw new AppError(orderMoved);
  if (row.state === 'shipped') await takeStep(work, needs, row, { act: 'receive', who: 'clock', actorNo: '' });
  else
    await takeStep(work, needs, row, {
      act: 'expire',
      who: 'clock',
      actorNo: '',
      change: { closeReason: row.state === 'pendingPayment' ? '超时未付款' : '超时未接单' },
    });
}
