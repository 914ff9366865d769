import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What a store may speak to: the pool, or the transaction of the operation. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with' | '$count'> & {
  $client: pg.Pool | pg.PoolClient;
};
