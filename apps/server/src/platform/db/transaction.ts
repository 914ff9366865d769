/**
 * One transaction on a connection of the pool. The connection goes back whatever happens: to the next who asks when nothing is open on it,
 * else to its end, where the server undoes what was not committed.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db.ts';
import { isAway } from './is-away.ts';

const TRIES = 3;
/** Serialisation failure and deadlock: the server has undone everything, the same work may succeed now. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * The reply to COMMIT was lost: the change may be there or not. Never tried again by itself; a caller with an `Idempotency-Key` asks again
 * and learns which.
 */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
  /** PostgreSQL's own code for it. */
  readonly code = '08007';
}

/**
 * Statements that travel with BEGIN and with COMMIT where the connection takes several at once, so that neither costs a way of its own. Each sends
 * its one statement before it first waits.
 */
export interface Ends<T> {
  /** Where BEGIN alone was refused it stands by itself, committed: it must do no harm then. */
  first?(db: Db): Promise<unknown>;
  /** One that fails undoes all of it. */
  last?(db: Db, answer: T): Promise<unknown>;
}

/**
 * Has a statement travel with COMMIT, so that what it locks waits for nothing but the database. Its answer comes too late for the work: one that finds what must not
 * be fails, which undoes all of it. They are sent in the order in which they were handed over, before the `last` of `Ends`.
 */
export type WithCommit = (send: (db: Db) => Promise<unknown>) => void;

export type Work<T> = (db: Db, withCommit: WithCommit) => Promise<T>;

/** Runs `work` in one transaction; a serialisation failure or deadlock is tried again, three times in all. Throws what `work` threw, or what was handed to `withCommit`. */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>, ends: Ends<T> = {}): Promise<T> {
  const isPipelined = pool.options.pipeline === true;
  for (let attempt = 1; ; attempt++) {
    try {
      return await withConnection(pool, (client) => runOnce(client, work, { ...ends, isPipelined }));
    } catch (error) {
      if (attempt >= TRIES || !RETRYABLE.has(codeOf(error))) throw error;
    }
  }
}

/**
 * Lends `work` a connection and takes it back. One that failed, or on which a transaction is still open, is ended instead of lent again:
 * the next to borrow it would write into a transaction that nobody commits.
 */
export async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (isBroken(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken ?? client.getTransactionStatus() !== 'I');
  }
}

async function runOnce<T>(client: pg.PoolClient, work: Work<T>, { first, last, isPipelined }: Ends<T> & { isPipelined: boolean }): Promise<T> {
  const db = drizzle(client);
  const ending: ((db: Db) => Promise<unknown>)[] = [];
  const begun = client.query('begin');
  if (!isPipelined || !first) await begun;
  let answer: T;
  try {
    if (first) await both(begun, first(db));
    answer = await work(db, (send) => void ending.push(send));
    if (last) ending.push(() => last(db, answer));
    if (!isPipelined) for (const send of ending) await send(db);
  } catch (error) {
    // what went wrong first is what is told; a connection that cannot even roll back is ended by whoever lent it
    if (!isBroken(error)) await client.query('rollback').catch(() => {});
    throw error;
  }
  await commit(client, isPipelined ? ending.map((send) => send(db)) : []);
  return answer;
}

/** Waits for both, so that neither fails unheard; the failure of the first is told first. */
async function both(one: Promise<unknown>, other: Promise<unknown>): Promise<void> {
  const failed = (await Promise.allSettled([one, other])).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** `before` is on its way already: where one of them failed, COMMIT rolls back. */
async function commit(client: pg.PoolClient, before: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled([client.query('commit'), ...before]);
  const [committed] = outcomes;
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }): unknown => reason);
  // a transaction in which a statement failed is rolled back by COMMIT without an error
  const isUndone = committed.status === 'fulfilled' && (committed.value as pg.QueryResult).command !== 'COMMIT';
  if (isUndone) throw failed[0] ?? new Error('a statement of the transaction failed and was not reported; nothing was committed');
  for (const reason of failed) {
    // an answer of the server that is not its farewell says that nothing was committed
    if (reason instanceof pg.DatabaseError && !isBroken(reason)) throw reason;
    throw new OutcomeUnknownError('the reply to COMMIT was lost', { cause: reason });
  }
}

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : '';
};

/** Whether the connection itself is gone or in an unknown state; of the passing faults, those that the server answers in order leave it whole. */
const isBroken = (error: unknown): boolean => isAway(error) && !/^(40001|40P01|55P03|57014|53...)$/.test(codeOf(error));
