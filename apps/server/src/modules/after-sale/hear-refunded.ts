import { afterSaleStates } from '@portal/engines/states';
import { requestOf, type StepNeeds } from '../order/index.ts';
import type { OnRefunded } from '../payment/index.ts';
import { lockHeld } from './held.ts';
import { takeStep } from './take-step.ts';

/** Money that has gone back completes its request, in the same transaction. */
export const afterSalesHearRefunded =
  (needs: StepNeeds): OnRefunded =>
  async (work, refunded) => {
    const afterSaleNo = requestOf(refunded);
    if (afterSaleNo === undefined) return;
    const held = await lockHeld(work, 'desk', afterSaleNo);
    if (afterSaleStates.may(held.row.state, 'refund', 'payment')) await takeStep(work, needs, held, { act: 'refund', who: 'payment', actorNo: '' });
  };
