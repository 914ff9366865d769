import { shareStates } from '@portal/engines/states';
import { fen, toFen } from '@portal/units';
import type { SQL } from 'drizzle-orm';
import type { Telling } from '../../platform/http/context.ts';
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { findCompletedAt, findPaidAt, findShopOrderByNo } from '../order/index.ts';
import { enter, keepShare, type ShareTerms } from './keep-share.ts';
import type { ShareOutNeeds } from './needs.ts';
import { listDue, listUnopened, takeDue, updateShare } from './store.ts';

type Sharing = Pick<Telling, 'db' | 'now'>;

/** What is due is the dealer's from now on; orders paid before shares were kept get theirs. */
export async function shareOut({ database, now, log }: JobContext, { settings: { shareTerms }, openClaims }: ShareOutNeeds): Promise<void> {
  await eachByItself(
    pageByPage<string>((page) => listUnopened(database.db, page)),
    (shopOrderNo) => database.transaction((db) => openShare({ db, now }, shopOrderNo, shareTerms)),
    (error, shopOrderNo) => log.error({ err: error, shopOrderNo }, 'the share of an order could not be opened'),
  );
  await eachByItself(
    pageByPage<string>((page) => listDue(database.db, openClaims, new Date(now), page)),
    (rowNo) => database.transaction((db) => share({ db, now }, rowNo, openClaims)),
    (error, rowNo) => log.error({ err: error, rowNo }, 'a share could not be shared out'),
  );
}

/** The same at once, for orders that were never paid here, as those of the demo world. */
export async function shareOutAll(ctx: Sharing, terms: ShareTerms, openClaims: SQL): Promise<void> {
  for await (const shopOrderNo of pageByPage<string>((page) => listUnopened(ctx.db, page))) await openShare(ctx, shopOrderNo, terms);
  for await (const rowNo of pageByPage<string>((page) => listDue(ctx.db, openClaims, new Date(ctx.now), page))) await share(ctx, rowNo, openClaims);
}

async function openShare(ctx: Sharing, shopOrderNo: string, terms: ShareTerms): Promise<void> {
  const order = await findShopOrderByNo(ctx.db, shopOrderNo);
  const paidAt = await findPaidAt(ctx.db, shopOrderNo);
  if (!order || !paidAt) return;
  await keepShare(ctx, order, terms, { openedAt: paidAt, completedAt: order.state === 'completed' ? await findCompletedAt(ctx.db, shopOrderNo) : null });
}

async function share(ctx: Sharing, rowNo: string, openClaims: SQL): Promise<void> {
  const row = await takeDue(ctx.db, rowNo, openClaims, new Date(ctx.now));
  const state = row && shareStates.after(row.state, 'share', 'clock');
  if (!row || !state) return;
  await updateShare(ctx.db, { ...row, state, gmtShared: new Date(ctx.now) });
  await enter(ctx, rowNo, 'share', { waiting: fen(-toFen(row.share)), shared: toFen(row.share) });
}
