/**
 * The database: one driver (`pg`) and one dialect for both kinds. Without an address the pool's single connection leads to
 * PGlite in its own thread; with one it leads to PostgreSQL.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql, type SQL } from 'drizzle-orm';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Db } from './db.ts';
import { inTransaction, type Ends, type Work } from './transaction.ts';

export type { Db };

export interface Database {
  kind: 'embedded' | 'postgres';
  db: NodePgDatabase & { $client: pg.Pool };
  pool: pg.Pool;
  /** See `inTransaction`. */
  transaction<T>(work: Work<T>, ends?: Ends<T>): Promise<T>;
  /** Answers within `timeoutMs` and takes writes, or throws. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

// numeric and int8 arrive as text; ours stay far below 2^53 (yuan with two decimals below 10^12, counts)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function wrap(kind: Database['kind'], pool: pg.Pool, log: Logger, shut: () => Promise<void>): Database {
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost while idle'));
  // a server that dies while a client is checked out raises `error` on the client; unheard it ends the process (RELY-2)
  pool.on('connect', (client) => client.on('error', (error) => log.error({ err: error }, 'database connection lost')));
  const db = drizzle(pool);
  return {
    kind,
    db,
    pool,
    transaction: (work, ends) => inTransaction(pool, work, ends),
    async ping(timeoutMs) {
      const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('database does not answer')), timeoutMs).unref());
      const answer = await Promise.race([pool.query<{ reads: string }>(`select current_setting('transaction_read_only') as reads`), late]);
      // a server that only reads, as after a failover, answers and takes no order
      if (answer.rows[0]?.reads === 'on') throw new Error('database takes no writes');
    },
    async close() {
      await pool.end();
      await shut();
    },
  };
}

/**
 * A visitor waits for the database less than ten seconds in all: for a connection, then for a statement. The server gives a slow statement up
 * first, which leaves the connection whole; the reply's own limit is for a server that has stopped answering.
 */
const REQUEST_LIMITS = { connectionTimeoutMillis: 3_000, statement_timeout: 5_000, query_timeout: 6_000 };
/**
 * Migrations, imports, backups and jobs take as long as they take, and wait their turn: a server whose disk is busy (a checkpoint that a dropped
 * database forces) lets the next one in after more than five seconds.
 */
const UPKEEP_LIMITS = { connectionTimeoutMillis: 30_000, statement_timeout: 0 };

export interface PostgresOptions {
  log: Logger;
  connections: number;
  /** Whether visitors wait for it; left out: they do not. */
  serves?: 'requests' | 'upkeep';
  /** Gives the sockets; the driver's own when left out. */
  stream?: () => Duplex;
}

/** PostgreSQL at `url`. Does not connect before the first query. */
export function openPostgres(url: string, { log, connections, serves = 'upkeep', stream }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    // several statements may be on their way at once; to the embedded database they go one by one
    ...(stream ? { stream } : { pipeline: true }),
    ...(serves === 'requests' ? REQUEST_LIMITS : UPKEEP_LIMITS),
    max: connections,
    // a network that swallows packets is noticed in the end
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'portal',
  });
  return wrap('postgres', pool, log, async () => {});
}

/** The embedded database, already open. One connection: transactions queue. */
export function openEmbedded(embedded: { connect(): Duplex; close(): Promise<void> }, options: { log: Logger }): Database {
  const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', stream: () => embedded.connect() });
  return wrap('embedded', pool, options.log, () => embedded.close());
}

/** Rows of a hand-written statement. */
export async function rowsOf<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement);
  return result.rows as Row[];
}

export { sql };
