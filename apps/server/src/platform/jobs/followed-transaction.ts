import type { Database, Db } from '../db/database.ts';
import type { Ends, WithCommit } from '../db/transaction.ts';
import type { AfterCommit, TaskQueue } from './task.ts';

export type FollowedTransaction = <T>(work: (db: Db, afterCommit: AfterCommit, withCommit: WithCommit) => Promise<T>, ends?: Ends<T>) => Promise<T>;

/** Transactions that tasks may follow: written down within, hurried when committed, gone when undone. */
export function followedTransaction(database: Database, tasks: TaskQueue): FollowedTransaction {
  return async (work, ends) => {
    const added = new Set<string>();
    const answer = await database.transaction(
      (db, withCommit) =>
        work(
          db,
          async (task, payload) => {
            await tasks.add(db, task.name, payload);
            added.add(task.name);
          },
          withCommit,
        ),
      ends,
    );
    tasks.hurry(added);
    return answer;
  };
}

/** Where there is no transaction, nothing can follow it. */
export const nothingFollows: AfterCommit = (task) => Promise.reject(new Error(`${task.name} has no transaction to follow`));
export const nothingTravels: WithCommit = () => {
  throw new Error('there is no COMMIT to travel with');
};
