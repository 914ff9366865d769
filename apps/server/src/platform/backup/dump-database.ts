/** One consistent view of a database as entries of an archive, row by row through a cursor: memory stays at a batch. */
import { nothing, type Entry, type Manifest } from './entries.ts';
import { listSequences, listTables, PLAIN_TEXT_SETTINGS, quoted, summarise, type Client } from './table-shapes.ts';

const BATCH_ROWS_FIRST = 50;
const BATCH_ROWS_MAX = 5_000;
/** A batch is made smaller or larger until it has about this many characters. */
const BATCH_LENGTH = 1024 * 1024;

export type ManifestFacts = Pick<Manifest, 'takenAt' | 'store' | 'version' | 'files'>;

/** The manifest and the tables of `client`'s database, all from one moment. The client is in a transaction until the last entry was read. */
export async function* dumpDatabase(client: Client, facts: ManifestFacts): AsyncGenerator<Entry> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(PLAIN_TEXT_SETTINGS);
    const tables = await listTables(client);
    const summaries: Manifest['tables'] = [];
    for (const table of tables) summaries.push(await summarise(client, table));
    const { rows: migrations } = await client.query<{ name: string; hash: string }>('select name, hash from migration order by name');
    yield { head: { entry: 'manifest', ...facts, migrations, tables: summaries, sequences: await listSequences(client) }, body: nothing() };
    for (const { name } of tables) yield { head: { entry: 'table', name }, body: rowsOf(client, name) };
  } finally {
    await client.query('rollback');
  }
}

/** Rows in PostgreSQL's own text form of a whole row, which the type of the table reads back. */
async function* rowsOf(client: Client, name: string): AsyncGenerator<Buffer> {
  await client.query(`declare rows_to_keep no scroll cursor for select r::text as row from ${quoted(name)} r`);
  let count = BATCH_ROWS_FIRST;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch forward ${count} from rows_to_keep`);
    if (rows.length === 0) break;
    const batch = JSON.stringify(rows.map(({ row }) => row));
    yield Buffer.from(batch);
    count = Math.min(BATCH_ROWS_MAX, Math.max(1, Math.round((rows.length * BATCH_LENGTH) / batch.length)));
  }
  await client.query('close rows_to_keep');
}
