import { openPostgres, type Database } from '@portal/server/platform/db/database';
import { listMigrations, migrate } from '@portal/server/platform/db/migrate';
import { createLog } from '@portal/server/platform/log';
import { openTestDatabase } from '@portal/server/testkit/database';
import { setTimeout } from 'node:timers/promises';
import type { Hunt, HuntContext } from '../hunt.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Last migration of the older version: people, goods and orders are there. */
const OLDER = '0003-design.sql';
/** Longest pause of a statement of the older version while the newer one migrates, beyond that of one that asks no table meanwhile. */
const PAUSE_MAX_MS = 1_500;
/** How long a reader keeps the tables a migration wants. */
const READS_FOR_MS = 3_000;
const TABLES = ['account', 'spu', 'sku', 'selection_line', 'design_order', 'design_order_line', 'idempotency_key'];

/** The older version by its statements: they name the columns it knew, and no other. */
export const upgrade: Hunt = {
  name: 'upgrade',
  purpose:
    'the newer version migrates while the older one works, or breaks off in the middle: no statement fails, none waits long, and the next start completes (RELY-30)',
  async run(context) {
    await brokenOff(context);
    const url = await postgresAtHand(context);
    // the embedded database has one connection: what waits behind what shows on PostgreSQL
    if (url === undefined || !context.short) await beside(context, 'embedded', undefined);
    if (url !== undefined) await beside(context, 'PostgreSQL', url);
  },
};

const toOlder = async (database: Database): Promise<void> => {
  const names = (await listMigrations()).map(({ name }) => name);
  await migrate(database, { only: new Set(names.filter((name) => name <= OLDER)) });
  await database.pool.query(`insert into account (account_no, phone, nickname, status, gmt_create) values ('A1', '13900000001', '甲', 0, now())`);
};

/** The connection breaks at statements drawn from the seed, again and again, until the migrations are through. */
async function brokenOff({ row, short, random }: HuntContext): Promise<void> {
  let left = Number.POSITIVE_INFINITY;
  let cuts = 0;
  const most = short ? 10 : 50;
  const decide = () => {
    if (cuts >= most || left-- > 0) return undefined;
    left = Number.POSITIVE_INFINITY;
    cuts++;
    return random() < 0.5 ? ('request' as const) : ('reply' as const);
  };
  const test = await openTestDatabase({ url: undefined, decide, prepare: toOlder });
  const straight = await openTestDatabase({ url: undefined });
  try {
    for (let done = false; !done;) {
      left = Math.floor(random() * 4);
      done = await migrate(test.database).then(
        () => true,
        () => false,
      );
    }
    left = Number.POSITIVE_INFINITY;
    const [broken, whole] = await Promise.all([shapeOf(test.database), shapeOf(straight.database)]);
    row(
      'tables and columns that differ after migrating with breaks',
      cuts,
      broken.filter((line) => !whole.includes(line)).length + Math.abs(broken.length - whole.length),
      `${whole.length} of them`,
    );
  } finally {
    await Promise.all([test.close(), straight.close()]);
  }
}

async function shapeOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line from information_schema.columns where table_schema = 'public'
    union all select 'migration ' || name || ' ' || hash from migration union all select indexdef from pg_indexes where schemaname = 'public'`);
  return rows.map(({ line }) => line);
}

/** Loops of the older version's statements, a long reader beside them, and two newer servers that start at once. */
async function beside({ row, say }: HuntContext, store: string, url: string | undefined): Promise<void> {
  const test = await openTestDatabase({ url, connections: 16, prepare: toOlder });
  const { database } = test;
  const isServer = database.kind === 'postgres';
  try {
    const statements = await statementsOf(database);
    const load = { isOver: false, tries: 0, slowestMs: 0, aloneMs: 0, faults: [] as string[], placed: 0 };
    const once = async (text: string): Promise<void> => {
      const began = performance.now();
      load.tries++;
      await database.pool.query(text).catch((error: unknown) => load.faults.push(`${String(error)}: ${text}`));
      load.slowestMs = Math.max(load.slowestMs, performance.now() - began);
    };
    const loop = async (at: number): Promise<void> => {
      for (let n = 0; !load.isOver; n++) {
        for (const text of statements) await once(text);
        await once(`insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
          values ('${at}-${n}', 'A1', '', '并行', 1, 0, 1, 0, now(), now())`);
        load.placed++;
        // the embedded database has one connection, which the migration must get in between
        await setTimeout(2);
      }
    };
    const loops = Array.from({ length: isServer ? 8 : 1 }, (_, at) => loop(at));
    const beats = isServer ? askNothing(database, load) : Promise.resolve();
    const reader = isServer ? readLong(database) : Promise.resolve();
    await setTimeout(200);
    const began = performance.now();
    const servers = isServer ? [await another(database), await another(database)] : [database];
    const applied = await Promise.all(servers.map((server) => migrate(server)));
    const migratedMs = performance.now() - began;
    await setTimeout(200);
    load.isOver = true;
    await Promise.all([...loops, beats, reader]);
    if (isServer) await Promise.all(servers.map((server) => server.close()));
    load.faults.slice(0, 3).forEach(say);
    const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from design_order where name = '并行'`);
    row(
      `${store}: the older version's statements that failed while the newer one migrated`,
      load.tries,
      load.faults.length,
      `migrated in ${Math.round(migratedMs)} ms`,
    );
    row(
      `${store}: longest pause of one of them, ${PAUSE_MAX_MS} ms over that of a statement without a table`,
      load.tries,
      load.slowestMs - load.aloneMs > PAUSE_MAX_MS ? 1 : 0,
      `${Math.round(load.slowestMs)} ms, without a table ${Math.round(load.aloneMs)} ms`,
    );
    row(`${store}: orders written meanwhile and missing`, load.placed, load.placed - (rows[0]?.n ?? 0));
    const pending = (await listMigrations()).filter(({ name }) => name > OLDER).length;
    row(
      `${store}: migrations applied otherwise than once`,
      pending,
      Math.abs(pending - applied.flat().length),
      applied.map((names) => names.length).join(' + '),
    );
  } finally {
    await test.close();
  }
}

/** What a busy machine alone makes a statement wait: one after another that no migration can hold up. */
async function askNothing({ pool }: Database, load: { isOver: boolean; aloneMs: number }): Promise<void> {
  while (!load.isOver) {
    const began = performance.now();
    await pool.query('select 1');
    load.aloneMs = Math.max(load.aloneMs, performance.now() - began);
    await setTimeout(2);
  }
}

const another = async ({ pool }: Database): Promise<Database> =>
  openPostgres(String(pool.options.connectionString), { log: createLog({ level: 'silent' }), connections: 1 });

/** A report that reads the tables for seconds: a migration must wait for it, and nobody for the migration. */
async function readLong({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const table of TABLES) await client.query(`select count(*) from ${table}`);
    await setTimeout(READS_FOR_MS);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** One reading of each table, by the columns it has now. */
async function statementsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and table_name = any($1) group by table_name`,
    [TABLES],
  );
  return rows.map(({ name, columns }) => `select ${columns} from ${name} limit 20`);
}
