import { shareStates } from '@portal/engines/states';
import { fen, toFen } from '@portal/units';
import type { JobContext } from '../../platform/jobs/job.ts';
import { findCompletedAt, findPaidAt, findShopOrderByNo } from '../order/index.ts';
import { enter, keepShare } from './keep-share.ts';
import type { ShareOutNeeds } from './needs.ts';
import { listDue, listUnopened, takeDue, updateShare } from './store.ts';

const AT_ONCE = 500;

/** What is due is the dealer's from now on, each by itself; orders paid before shares were kept get theirs. */
export async function shareOut({ database, now }: JobContext, { settings }: ShareOutNeeds): Promise<void> {
  for (const shopOrderNo of await listUnopened(database.db, AT_ONCE))
    await database.transaction(async (db) => {
      const order = await findShopOrderByNo(db, shopOrderNo);
      const paidAt = await findPaidAt(db, shopOrderNo);
      if (order && paidAt)
        await keepShare({ db, now }, order, settings.shareTerms, {
          paidAt,
          completedAt: order.state === 'completed' ? await findCompletedAt(db, shopOrderNo) : null,
        });
    });
  for (const rowNo of await listDue(database.db, new Date(now), AT_ONCE))
    await database.transaction(async (db) => {
      const row = await takeDue(db, rowNo, new Date(now));
      const state = row && shareStates.after(row.state, 'share', 'clock');
      if (!row || !state) return;
      await updateShare(db, { ...row, state, gmtShared: new Date(now) });
      await enter({ db, now }, rowNo, 'share', { waiting: fen(-toFen(row.share)), shared: toFen(row.share) });
    });
}
