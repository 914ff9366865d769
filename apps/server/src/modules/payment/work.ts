import { newId } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { followedTransaction } from '../../platform/jobs/followed-transaction.ts';
import type { Signal } from '../../platform/live/signals.ts';
import type { PaymentNeeds, PaymentWork } from './needs.ts';

/** One transaction of a change that no request makes: by a channel's notice, or by the clock. Signals go out once it is committed. */
export async function inWork<T>(
  { tasks, signals, log }: Pick<PaymentNeeds, 'tasks' | 'signals' | 'log'>,
  { database, now }: { database: Database; now: number },
  perform: (work: PaymentWork) => Promise<T>,
): Promise<T> {
  const told: Signal[] = [];
  const answer = await followedTransaction(
    database,
    tasks,
  )((db, afterCommit) => {
    told.length = 0;
    return perform({ db, now, newId: () => newId(now), signal: (signal) => void told.push(signal), afterCommit, log });
  });
  for (const signal of told) signals.publish(signal);
  return answer;
}
