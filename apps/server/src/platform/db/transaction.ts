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

/** Runs `work` in one transaction; a serialisation failure or deadlock is tried again, three times in all. Throws what `work` threw. */
export async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withConnection(pool, (client) => runOnce(client, work));
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

async function runOnce<T>(client: pg.PoolClient, work: (db: Db) => Promise<T>): Promise<T> {
  await client.query('begin');
  let answer: T;
  try {
    answer = await work(drizzle(client));
  } catch (error) {
    // what went wrong first is what is told; a connection that cannot even roll back is ended by whoever lent it
    if (!isBroken(error)) await client.query('rollback').catch(() => {});
    throw error;
  }
  await commit(client);
  return answer;
}

async function commit(client: pg.PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    // an answer of the server that is not its farewell says that nothing was committed
    if (error instanceof pg.DatabaseError && !isBroken(error)) throw error;
    throw new OutcomeUnknownError('the reply to COMMIT was lost', { cause: error });
  }
  // a transaction in which a statement failed is rolled back by COMMIT without an error
  if (command !== 'COMMIT') throw new Error('a statement of the transaction failed and was not reported; nothing was committed');
}

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : '';
};

/** Whether the connection itself is gone or in an unknown state; of the passing faults, those that the server answers in order leave it whole. */
const isBroken = (error: unknown): boolean => isAway(error) && !/^(40001|40P01|55P03|57014|53...)$/.test(codeOf(error));
