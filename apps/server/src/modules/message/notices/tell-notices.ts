/** Everybody is sent the message of a notice when its moment comes (OPERATOR-11). */
import { newId } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Task } from '../../../platform/jobs/task.ts';
import type { Signal } from '../../../platform/live/signals.ts';
import type { MessageNeeds } from '../needs.ts';
import { listToTell, takeTelling } from './store.ts';
import { tellNotice } from './tell-everybody.ts';

/** One transaction a notice: cut off anywhere, the next run does the rest. */
export async function tellNotices({ database, now, log }: JobContext, { signals }: MessageNeeds): Promise<void> {
  for (const { noticeNo } of await listToTell(database.db, now)) {
    const told: Signal[] = [];
    await database
      .transaction(async (db) => {
        const row = await takeTelling(db, noticeNo);
        if (row) await tellNotice({ db, now, newId: () => newId(now), signal: (signal) => void told.push(signal) }, row);
      })
      .catch((error: unknown) => {
        log.error({ err: error, noticeNo }, 'a notice could not be told of');
        told.length = 0;
      });
    for (const signal of told) signals.publish(signal);
  }
}

/** The same at once, for a notice that is told from now on. */
export const tellNoticesTask: Task<Record<string, never>, MessageNeeds> = { name: 'tell-notice-now', perform: (at, _payload, room) => tellNotices(at, room) };
