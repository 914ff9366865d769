/** Requests whose time is up: not answered, not sent, not looked at. */
import { AppError } from '@portal/contract/core';
import { afterSaleClockAct } from '@portal/engines/states';
import type { JobContext } from '../../platform/jobs/job.ts';
import { inWork, type PaymentWork } from '../payment/index.ts';
import { lockHeld } from './held.ts';
import type { AfterSaleNeeds } from './needs.ts';
import { listOverdue } from './store.ts';
import { takeStep } from './take-step.ts';

const AT_ONCE = 500;

/** Each by itself: one that moves on at this moment holds up no other. */
export async function endOverdueAfterSales({ database, now, log }: JobContext, needs: AfterSaleNeeds): Promise<void> {
  for (const afterSaleNo of await listOverdue(database.db, new Date(now), AT_ONCE))
    await inWork({ ...needs, log }, { database, now }, (work) => endOverdue(work, needs, afterSaleNo)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
}

async function endOverdue(work: PaymentWork, needs: AfterSaleNeeds, afterSaleNo: string): Promise<void> {
  const held = await lockHeld(work, 'desk', afterSaleNo);
  const { gmtDeadline, state, isUnsent } = held.row;
  if (!gmtDeadline || gmtDeadline.getTime() > work.now) return;
  await takeStep(work, needs, held, { act: afterSaleClockAct(state, isUnsent), who: 'clock', actorNo: '' });
}
