/** What is over by the clock. Whoever reads meanwhile sees it as it is already. */
import type { JobContext } from '../../platform/jobs/job.ts';
import { updateExpired } from './store.ts';
import { updateEnded } from './template-store.ts';

export async function expireCoupons({ database, now }: JobContext): Promise<void> {
  await updateEnded(database.db, new Date(now));
  await updateExpired(database.db, new Date(now));
}
