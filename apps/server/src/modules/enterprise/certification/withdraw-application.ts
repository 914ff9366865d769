import { certificationStateOf, certificationStates } from '@portal/engines/states';
import type { Context } from '../../../platform/http/context.ts';
import { takeStep } from './step.ts';
import { lockApplication } from './store.ts';

/** Whoever leaves takes back what waits to be decided: an enterprise is not made for somebody who is gone. */
export async function withdrawApplication(ctx: Pick<Context, 'db' | 'now'>, accountNo: string): Promise<void> {
  const row = await lockApplication(ctx.db, accountNo);
  if (row === undefined || !certificationStates.may(certificationStateOf(row.state), 'withdraw', 'applicant')) return;
  await takeStep(ctx, row, { act: 'withdraw', actor: 'applicant', actorNo: accountNo });
}
