/**
 * The embedded database of one test file after another in the same process: to start one takes a second and a half of the processor, to
 * empty one next to nothing. What cannot be put back as it was is closed.
 */
import { openEmbedded, type Database } from '../src/platform/db/database.ts';
import type { EmbeddedDatabase } from '../src/platform/db/embedded.ts';
import type { Logger } from '../src/platform/log.ts';

interface Lent {
  embedded: EmbeddedDatabase;
  /** As it was when it was new. */
  state: State;
}

interface State {
  /** Changes with every object that is made, changed or dropped. */
  objects: string;
  /** Rows that the migrations brought, by table. */
  rows: string;
}

type Lend = () => Promise<{ database: Database; close(): Promise<void> }>;

/** `start` opens a new one, migrated. Two at the same time are two. */
export function lenderOf(start: () => Promise<EmbeddedDatabase>, log: Logger): Lend {
  let idle: Lent | undefined;
  return async () => {
    const found = idle;
    idle = undefined;
    const embedded = found?.embedded ?? (await start());
    const database = open(embedded, log);
    const lent: Lent = found ?? { embedded, state: await stateOf(database) };
    return {
      database,
      async close() {
        await database.close();
        const isAsNew = await putBack(lent, log).catch(() => false);
        if (isAsNew && idle === undefined) idle = lent;
        else await embedded.close();
      },
    };
  };
}

const open = (embedded: EmbeddedDatabase, log: Logger): Database => openEmbedded({ connect: () => embedded.connect(), close: async () => {} }, { log });

/** Through a connection of its own: it meets no transaction, setting or prepared statement of the one before. */
async function putBack({ embedded, state }: Lent, log: Logger): Promise<boolean> {
  const database = open(embedded, log);
  try {
    const brought = new Set(Object.keys(JSON.parse(state.rows) as object));
    const filled = (await tablesOf(database)).filter(({ name, isFilled }) => isFilled && !brought.has(name));
    if (filled.length > 0) await database.pool.query(`truncate ${filled.map(({ name }) => name).join(', ')} restart identity`);
    await database.pool.query(`select setval(seqrelid::regclass, seqstart, false) from pg_sequence`);
    // what a test knew of its rows must not plan the statements of the next
    await database.pool.query(`delete from pg_statistic where starelid >= ${FIRST_OWN}`);
    const now = await stateOf(database);
    return now.objects === state.objects && now.rows === state.rows;
  } finally {
    await database.close();
  }
}

/** Numbers below are the system's own objects. */
const FIRST_OWN = 16_384;

/** What two must have in common to be the same to a test. */
export async function stateOf(database: Database): Promise<State> {
  const { rows } = await database.pool.query<{ objects: string }>(
    `select md5(string_agg(object, ',' order by object)) as objects from (
       select concat_ws(' ', 'class', oid, relname, relnamespace, relkind, reloptions) as object from pg_class where oid >= ${FIRST_OWN} and relkind <> 't' and relname not like 'pg_toast%'
       union all select concat_ws(' ', 'attribute', attrelid, attnum, xmin) from pg_attribute where attrelid in (select oid from pg_class where oid >= ${FIRST_OWN} and relkind in ('r', 'i', 'v', 'm', 'S'))
       union all select concat_ws(' ', 'constraint', oid, xmin) from pg_constraint where oid >= ${FIRST_OWN}
       union all select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger where oid >= ${FIRST_OWN}
       union all select concat_ws(' ', 'function', oid, xmin) from pg_proc where oid >= ${FIRST_OWN}
       union all select concat_ws(' ', 'schema', oid, nspname) from pg_namespace where oid >= ${FIRST_OWN} and nspname not like 'pg_t%'
       union all select concat_ws(' ', 'extension', oid, extversion) from pg_extension
       union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
       union all select concat_ws(' ', 'role', oid, rolname) from pg_roles where oid >= ${FIRST_OWN}
     ) as every_object`,
  );
  const filled = (await tablesOf(database)).filter(({ isFilled }) => isFilled);
  const digests: Record<string, string> = {};
  for (const { name } of filled) {
    const sums = await database.pool.query<{ sum: string }>(
      `select concat(count(*), ' ', coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)) as sum from ${name} t`,
    );
    digests[name] = sums.rows[0]?.sum ?? '';
  }
  return { objects: rows[0]?.objects ?? '', rows: JSON.stringify(digests) };
}

async function tablesOf({ pool }: Database): Promise<{ name: string; isFilled: boolean }[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.oid >= ${FIRST_OWN} order by 1`,
  );
  if (rows.length === 0) return [];
  const asked = rows.map(({ name }, at) => `exists (select from ${name}) as "${at}"`).join(', ');
  const answer = (await pool.query<Record<string, boolean>>(`select ${asked}`)).rows[0] ?? {};
  return rows.map(({ name }, at) => ({ name, isFilled: answer[at] === true }));
}
