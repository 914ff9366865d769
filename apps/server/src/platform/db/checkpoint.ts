/** What the embedded database says of itself: how far its counters and its log are, and where its relations lie. */
import type { Database } from './database.ts';
import { parseLsn } from './log-end.ts';
import type { Counters } from './page-map.ts';

type Asked = Pick<Database, 'pool'>;

/** Of the last checkpoint. `redo`: where in the log recovery begins from it. */
export async function lastCheckpoint({ pool }: Asked): Promise<Counters & { redo: number }> {
  const { rows } = await pool.query<Record<'redo' | 'transaction' | 'multixact' | 'member', string>>(
    `select redo_lsn::text as redo, split_part(next_xid, ':', 2) as transaction, next_multixact_id::text as multixact, next_multi_offset::text as member
     from pg_control_checkpoint()`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database knows no checkpoint');
  return { redo: parseLsn(row.redo), nextTransaction: Number(row.transaction), nextMultixact: Number(row.multixact), nextMember: Number(row.member) };
}

/** How far the log is written, and the number the next writing transaction will get: every transaction before is in the log. */
export async function logWritten({ pool }: Asked): Promise<{ end: number; nextTransaction: number }> {
  const { rows } = await pool.query<{ end: string; next: string }>(
    `select pg_current_wal_flush_lsn()::text as end, pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return { end: parseLsn(rows[0]?.end ?? ''), nextTransaction: Number(rows[0]?.next) };
}

/** Tells of a file, relative to the database's folder, whether a relation lives in it. What belongs to no database of ours always does. */
export async function relationFiles({ pool }: Asked): Promise<{ isNamed: (path: string) => boolean; paths: string[] }> {
  const { rows } = await pool.query<{ path: string; own: string }>(
    `select pg_relation_filepath(c.oid) as path, 'base/' || d.oid || '/' as own from pg_class c, pg_database d
     where d.datname = current_database() and c.relpersistence = 'p' and pg_relation_filepath(c.oid) is not null`,
  );
  const paths = new Set(rows.map(({ path }) => path));
  const own = rows[0]?.own ?? '';
  const isOthers = (path: string): boolean => !path.startsWith(own) && !path.startsWith('global/');
  return { isNamed: (path) => isOthers(path) || paths.has(path.replace(/\.\d+$/, '')), paths: [...paths] };
}
