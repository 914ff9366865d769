/** Activities called off, and what follows by the clock: their unpaid orders are closed, and pieces that nobody bought go back to the dealer. */
import { AppError, notFound } from '@portal/contract/core';
import { orderMoved } from '@portal/contract/order';
import { seckillMoved } from '@portal/contract/seckill';
import { isSeckillOver } from '@portal/engines/states';
import type { Context, Telling } from '../../platform/http/context.ts';
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { callOffOrder } from '../order/index.ts';
import { inWork } from '../payment/index.ts';
import { raiseStock } from '../price/index.ts';
import type { SeckillRoom } from './buy-seckill.ts';
import { listCalledOff, type CalledOff } from './called-off-store.ts';
import { listReturning, listSessionsOf, lockActivity, lockSession, updateAbandoned, updateReturned, type ActivityRow, type Organiser } from './store.ts';
import { tellDealersCalledOff, tellWinners } from './tell-called-off.ts';

/** Asked again with the same reason it is done already. Its last session must not be over. */
export async function callOff(
  ctx: Telling & Pick<Context, 'afterCommit'>,
  organiser: Organiser,
  { activityNo, reason }: { activityNo: string; reason: string },
): Promise<ActivityRow> {
  const row = await lockActivity(ctx.db, organiser, activityNo);
  if (row === undefined) throw new AppError(notFound);
  if (row.gmtAbandon !== null && row.abandonReason === reason) return row;
  const sessions = await listSessionsOf(ctx.db, [activityNo]);
  const [start, end] = [sessions[0]?.gmtStart.getTime() ?? 0, sessions.at(-1)?.gmtEnd.getTime() ?? 0];
  if (isSeckillOver({ now: ctx.now, start, end, abandonedAt: row.gmtAbandon?.getTime() ?? null })) throw new AppError(seckillMoved);
  const change = { abandonReason: reason, gmtAbandon: new Date(ctx.now) };
  await updateAbandoned(ctx.db, activityNo, change);
  const calledOff = { ...row, ...change };
  await tellDealersCalledOff(ctx, calledOff, sessions);
  await tellWinners(ctx, calledOff);
  await ctx.afterCommit(closeCalledOff, {});
  return calledOff;
}

/** At once after it is called off; the clock does what was left over. */
export const closeCalledOff: Task<object, SeckillRoom> = { name: 'close-called-off-seckills', perform: (at, _payload, room) => endOver(at, room) };

/** Each order and each session in a transaction of its own; one that is paid at this moment is none of these any more. */
export async function endOver({ database, now, log }: JobContext, room: SeckillRoom): Promise<void> {
  const work = { ...room, log };
  await eachByItself(
    pageByPage<CalledOff>((page) => listCalledOff(database.db, page)),
    ({ shopOrderNo, pType, reason }) =>
      inWork(work, { database, now }, (inside) =>
        callOffOrder(inside, room, { shopOrderNo, who: pType === 1 ? 'provider' : 'dealer', reason: `秒杀活动已终止：${reason}` }),
      ),
    (error, { shopOrderNo }) => {
      if (!(error instanceof AppError) || error.error !== orderMoved)
        log.error({ err: error, shopOrderNo }, 'an order of a flash sale could not be called off');
    },
  );
  await eachByItself(
    await listReturning(database.db, new Date(now)),
    ({ sessionNo, shopNo }) =>
      inWork(work, { database, now }, async ({ db }) => {
        const held = await lockSession(db, sessionNo);
        await raiseStock(db, shopNo, await updateReturned(db, held?.stock ?? []));
      }),
    (error, { sessionNo }) => log.error({ err: error, sessionNo }, 'pieces of a flash sale could not go back'),
  );
}
