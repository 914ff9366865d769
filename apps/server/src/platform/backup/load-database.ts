/** An archive's tables into an empty database: the archive's own migrations, its rows, its sequences, then proof, then the newer migrations. */
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { ArchiveError } from './archive-error.ts';
import type { Manifest } from './entries.ts';
import { listTables, PLAIN_TEXT_SETTINGS, quoted, summarise, type TableShape } from './table-shapes.ts';

/** Throws `ArchiveError` when this program does not know the archive's migrations. */
export async function assertKnown({ migrations }: Pick<Manifest, 'migrations'>): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of migrations) {
    if (!known.has(name)) throw new ArchiveError('newerProgram', `this program does not know migration ${name}`);
    if (known.get(name) !== hash) throw new ArchiveError('otherEdition', `migration ${name} is not the archive’s`);
  }
}

export interface Loading {
  /** Puts the chunks of one table in. */
  table(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Sequences, counts and checksums; throws `ArchiveError` when what lies here is not what was kept. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** `database` is empty. It holds the archive's structure when this returns, and its rows once `finish` has. */
export async function beginLoading(database: Pick<Database, 'pool'>, manifest: Manifest): Promise<Loading> {
  await assertKnown(manifest);
  await migrate(database, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(PLAIN_TEXT_SETTINGS);
    const tables = await listTables(client);
    assertSameShape(tables, manifest);
    // migrations leave rows of their own
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} restart identity cascade`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    return loadingOf(client, tables, manifest);
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

function loadingOf(client: pg.PoolClient, tables: readonly TableShape[], manifest: Manifest): Loading {
  const waiting = new Set(tables.map(({ name }) => name));
  return {
    async table(name, chunks) {
      if (!waiting.delete(name)) throw new ArchiveError('damaged', `table ${name} comes twice or is unknown`);
      // the cast is made once a row: `offset 0` keeps it from being repeated for each column
      const insert = `insert into ${quoted(name)} overriding system value
        select (s.r).* from (select x::${quoted(name)} as r from json_array_elements_text($1::json) as x offset 0) s`;
      for await (const chunk of chunks) await client.query(insert, [Buffer.from(chunk).toString('utf8')]);
    },
    async finish() {
      if (waiting.size > 0) throw new ArchiveError('damaged', `tables are missing: ${[...waiting].join(', ')}`);
      for (const { name, lastValue, isCalled } of manifest.sequences)
        await client.query('select setval(quote_ident($1)::regclass, $2::bigint, $3)', [name, lastValue, isCalled]);
      const kept = new Map(manifest.tables.map((table) => [table.name, table]));
      for (const table of tables) {
        const { rows, checksum } = await summarise(client, table);
        const wanted = kept.get(table.name);
        if (rows !== wanted?.rows || checksum !== wanted.checksum)
          throw new ArchiveError('notEqual', `table ${table.name}: ${rows} rows, checksum ${checksum}; kept were ${wanted?.rows}, ${wanted?.checksum}`);
        await client.query(`alter table ${quoted(table.name)} enable trigger user`);
      }
      await client.query('commit');
      client.release();
    },
    async abandon() {
      client.release(new Error('abandoned'));
    },
  };
}

function assertSameShape(tables: readonly TableShape[], manifest: Manifest): void {
  const shapeOf = (all: readonly TableShape[]): string => JSON.stringify([...all].map(({ name, columns }) => [name, ...columns]).sort());
  if (shapeOf(tables) !== shapeOf(manifest.tables)) throw new ArchiveError('otherEdition', 'its tables are not those its migrations make');
}
