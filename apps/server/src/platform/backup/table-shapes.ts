/** The tables of a database as it stands: columns, order of filling, sequences, counts and checksums. Never names from an archive. */
import pg from 'pg';
import type { Manifest, TableSummary } from './entries.ts';

export const quoted = (name: string): string => pg.escapeIdentifier(name);

export type Client = Pick<pg.ClientBase, 'query'>;

/** Values as text, the same on every server. For one transaction. */
export const PLAIN_TEXT_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** What a database notes about itself; a new one notes its own. */
const NOT_KEPT = ['migration'];

export interface TableShape {
  name: string;
  columns: string[];
}

/** Tables of the first schema of the search path, each after those it refers to. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refers_to: string[] }>(
    `select c.relname::text as name,
       (select array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = current_schema() and c.relname <> all($1) order by c.relname collate "C"`,
    [NOT_KEPT],
  );
  const placed: TableShape[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ refers_to }) => refers_to.every((name) => !waiting.has(name)));
    if (!next) throw new Error(`these tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    placed.push({ name: next.name, columns: next.columns });
  }
  return placed;
}

export async function summarise(client: Client, { name, columns }: TableShape): Promise<TableSummary> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(r::text), 15))::bit(60)::bigint), 0)::text as checksum from ${quoted(name)} r`,
  );
  return { name, columns, rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '0' };
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = current_schema() order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last: string; called: boolean }>(`select last_value::text as last, is_called as called from ${quoted(name)}`);
    sequences.push({ name, lastValue: values[0]?.last ?? '1', isCalled: values[0]?.called ?? false });
  }
  return sequences;
}
