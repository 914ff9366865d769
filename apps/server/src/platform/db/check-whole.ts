/** Is a database that has opened also whole? A file cut short or a page overwritten shows only when it is read. */
import type { Database } from './database.ts';

export class DamageError extends Error {
  override readonly name = 'DamageError';
}

/** Tables larger than this are read through, but not counted a second time through their key. */
const COUNTED_TWICE_MAX_BYTES = 64 * 1024 * 1024;

interface TableRow {
  name: string;
  /** Columns of the primary key, quoted and joined; null without one. */
  key: string | null;
  bytes: number;
}

/**
 * Reads every row of every table, and counts them a second time in the primary key alone: a table cut short has fewer rows than its
 * key remembers. (The key alone is read only where `vacuum` has marked the table's pages; elsewhere both counts read the table and
 * agree.) A fraction of a second for the demo world. Throws `DamageError`, or what reading ran into.
 */
export async function checkWhole(database: Pick<Database, 'pool'>): Promise<void> {
  const client = await database.pool.connect();
  let failed: Error | undefined;
  try {
    const { rows: tables } = await client.query<TableRow>(`
      select c.oid::regclass::text as name, pg_relation_size(c.oid) as bytes,
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
         from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
    await client.query('begin read only');
    await client.query('set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off');
    const counts = new Map<string, number>();
    for (const { name } of tables) counts.set(name, await countOf(client, `select count(*) as n from ${name}`));
    await client.query('set local enable_seqscan = off; set local enable_sort = off; set local enable_indexscan = on; set local enable_indexonlyscan = on');
    for (const { name, key, bytes } of tables) {
      if (key === null || bytes > COUNTED_TWICE_MAX_BYTES) continue;
      const byKey = await countOf(client, `select count(*) as n from (select ${key} from ${name} order by ${key} offset 0) as rows_by_key`);
      if (byKey !== counts.get(name)) throw new DamageError(`table ${name} holds ${counts.get(name)} rows, its key ${byKey}`);
    }
    await client.query('commit');
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    // a connection in an unknown state must not be lent again
    client.release(failed);
  }
}

async function countOf(client: { query<R extends object>(text: string): Promise<{ rows: R[] }> }, text: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(text);
  return Number(rows[0]?.n);
}
