/**
 * The database of one test file after another in the same process: to start an embedded one takes a second and a half of the processor, to copy
 * and drop one on PostgreSQL the disk's half a second to two, to empty either next to nothing. What cannot be put back as it was is closed.
 */
import type { Database } from '../src/platform/db/database.ts';

/** One that has been started and can be lent. `Options`: how a test may ask for it to be opened. */
export interface Lendable<Options = void> {
  /** Closing what is opened leaves it where it is. */
  open(options: Options): Database;
  /** Takes every row of these tables away, and what the planner knows of them. */
  empty(database: Database, tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Lent<Options> {
  lendable: Lendable<Options>;
  /** As it was when it was new. */
  state: State;
}

interface State {
  /** Changes with every object that is made, changed or dropped. */
  objects: string;
  /** Rows that the migrations brought, by table. */
  rows: string;
}

/** `start` gives a new one, migrated; `plain` is how it is opened to be looked over. Two at the same time are two. */
export function lenderOf<Options>(
  start: () => Promise<Lendable<Options>>,
  plain: Options,
): (options: Options) => Promise<{ database: Database; close(): Promise<void> }> {
  let idle: Lent<Options> | undefined;
  return async (options) => {
    const found = idle;
    idle = undefined;
    const lent = found ?? (await begin(start, plain));
    const database = lent.lendable.open(options);
    return {
      database,
      async close() {
        await database.close();
        const isAsNew = await putBack(lent, plain).catch(() => false);
        if (isAsNew && idle === undefined) idle = lent;
        else await lent.lendable.close();
      },
    };
  };
}

async function begin<Options>(start: () => Promise<Lendable<Options>>, plain: Options): Promise<Lent<Options>> {
  const lendable = await start();
  const database = lendable.open(plain);
  return { lendable, state: await stateOf(database).finally(() => database.close()) };
}

/** Through connections of its own: they meet no transaction, setting or prepared statement of the one before. */
async function putBack<Options>({ lendable, state }: Lent<Options>, plain: Options): Promise<boolean> {
  const database = lendable.open(plain);
  try {
    const brought = new Set(Object.keys(JSON.parse(state.rows) as object));
    const filled = (await tablesOf(database)).filter(({ name, isFilled }) => isFilled && !brought.has(name));
    if (filled.length > 0)
      await lendable.empty(
        database,
        filled.map(({ name }) => name),
      );
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
         where setdatabase in (0, (select oid from pg_database where datname = current_database()))
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
