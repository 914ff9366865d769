/** Requests whose time is up: not answered, not sent, not looked at. */
import { afterSaleMoved } from '@portal/contract/after-sale';
import { AppError } from '@portal/contract/core';
import { orderMoved } from '@portal/contract/order';
import { afterSaleClockAct } from '@portal/engines/states';
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { inWork, type PaymentWork } from '../payment/index.ts';
import { lockHeld } from './held.ts';
import type { AfterSaleNeeds } from './needs.ts';
import { listOverdue } from './store.ts';
import { takeStep } from './take-step.ts';

/** One that moves on at this moment, or cannot be ended, is looked at again a minute later. */
export async function endOverdueAfterSales({ database, now, log }: JobContext, needs: AfterSaleNeeds): Promise<void> {
  await eachByItself(
    pageByPage<string>((page) => listOverdue(database.db, new Date(now), page)),
    (afterSaleNo) => inWork({ ...needs, log }, { database, now }, (work) => endOverdue(work, needs, afterSaleNo)),
    (error, afterSaleNo) => {
      if (!isMoved(error)) log.error({ err: error, afterSaleNo }, 'an overdue request could not be ended');
    },
  );
}

const isMoved = (error: unknown): boolean => error instanceof AppError && (error.error === afterSaleMoved || error.error === orderMoved);

async function endOverdue(work: PaymentWork, needs: AfterSaleNeeds, afterSaleNo: string): Promise<void> {
  const held = await lockHeld(work, 'desk', afterSaleNo);
  const { gmtDeadline, state, isUnsent } = held.row;
  if (!gmtDeadline || gmtDeadline.getTime() > work.now) return;
  await takeStep(work, needs, held, { act: afterSaleClockAct(state, isUnsent), who: 'clock', actorNo: '' });
}
