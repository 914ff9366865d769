/**
 * Many rows in one statement: they travel as one JSON text, and the table says the names and types of its columns. Of a table no
 * column is written that no row names; a row that leaves out what others name gets the column's default.
 */
import { getTableColumns, getTableName, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sql, type Db } from './database.ts';

/** The embedded database unfolds a statement's rows several times over, and never gives back what it once took. */
const CELLS_A_STATEMENT = 12_000;

type Columns = Readonly<Record<string, PgColumn>>;

type Insert<Table extends PgTable> = Table['$inferInsert'];
type Stored<Table extends PgTable> = Table['$inferSelect'];
type Key<Table extends PgTable> = keyof Insert<Table> & keyof Stored<Table> & string;
/** Rows that hold what the table must have and name nothing it has not: neither compiles, even of a variable. */
type Rows<Table extends PgTable, Row> = readonly (Row & Record<Exclude<keyof Row, keyof Insert<Table>>, never>)[];

/** Adds rows. Throws on a double key or a dangling reference. */
export async function insertMany<Table extends PgTable, Row extends Insert<Table>>(db: Db, table: Table, rows: Rows<Table, Row>): Promise<void> {
  await insertAll(db, table, rows, '');
}

/** Adding rows as a part of a statement, which must not grow without end: some hundreds of rows. Give at least one. */
export const insertion = <Table extends PgTable, Row extends Insert<Table>>(table: Table, rows: Rows<Table, Row>): SQL =>
  insertOf(table, keysOf(table, rows), rows);

/** The same as a part of a statement that is prepared once: all columns but those the database gives, of the JSON text of rows that a placeholder bears. */
export function insertionOf(table: PgTable, rows: Placeholder): SQL {
  const columns = getTableColumns(table);
  return insertOf(
    table,
    Object.keys(columns).filter((key) => columns[key]?.generatedIdentity === undefined),
    rows,
  );
}

/** Adds rows or, where the columns `on` are there already, sets the columns `set` of the row that stands: none leaves it as it is. */
export async function putMany<Table extends PgTable, Row extends Insert<Table>>(
  db: Db,
  table: Table,
  rows: Rows<Table, Row>,
  { on, set }: { on: readonly Key<Table>[]; set: readonly Key<Table>[] },
): Promise<void> {
  const columns = getTableColumns(table as PgTable);
  const changes = set.map((key) => `${nameOf(columns, key)} = excluded.${nameOf(columns, key)}`).join(', ');
  await insertAll(
    db,
    table,
    rows,
    ` on conflict (${on.map((key) => nameOf(columns, key)).join(', ')}) do ${changes === '' ? 'nothing' : `update set ${changes}`}`,
  );
}

/** Sets the columns `set` of the rows found by the column `by`; a row that is not there is passed over. */
export async function updateMany<Table extends PgTable, By extends Key<Table>, Set extends Key<Table>>(
  db: Db,
  table: Table,
  rows: readonly Pick<Stored<Table>, By | Set>[],
  { by, set }: { by: By; set: readonly Set[] },
): Promise<void> {
  const columns = getTableColumns(table as PgTable);
  const name = getTableName(table);
  const changes = set.map((key) => `${nameOf(columns, key)} = r."${key}"`).join(', ');
  const found = sql.raw(` where ${name}.${nameOf(columns, by)} = r."${by}"`);
  const keys = [by, ...set];
  for (const part of inParts(rows, keys.length))
    await db.execute(sql`${sql.raw(`update ${name} set ${changes} from`)} ${recordsOf(columns, keys, part)}${found}`);
}

async function insertAll(db: Db, table: PgTable, rows: readonly object[], ending: string): Promise<void> {
  const keys = keysOf(table, rows);
  for (const part of inParts(rows, keys.length)) await db.execute(sql`${insertOf(table, keys, part)}${sql.raw(ending)}`);
}

function insertOf(table: PgTable, keys: readonly string[], rows: readonly object[] | Placeholder): SQL {
  const columns = getTableColumns(table);
  const names = keys.map((key) => nameOf(columns, key)).join(', ');
  const values = keys.map((key) => valueOf(columns, key)).join(', ');
  return sql`${sql.raw(`insert into ${getTableName(table)} (${names}) select ${values} from`)} ${recordsOf(columns, keys, rows)}`;
}

/** The columns that any row names. */
function keysOf(table: PgTable, rows: readonly object[]): string[] {
  const named = new Set<string>();
  for (const row of rows) for (const key in row) named.add(key);
  return Object.keys(getTableColumns(table)).filter((key) => named.has(key));
}

function inParts<Row>(rows: readonly Row[], columnCount: number): Row[][] {
  const size = Math.ceil(CELLS_A_STATEMENT / columnCount);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));
}

/** The rows as a table `r` whose columns bear the rows' own keys. */
function recordsOf(columns: Columns, keys: readonly string[], rows: readonly object[] | Placeholder): SQL {
  const record = keys.map((key) => `"${key}" ${columns[key]?.getSQLType()}`).join(', ');
  return sql`jsonb_to_recordset(${Array.isArray(rows) ? JSON.stringify(rows) : rows}::jsonb) as ${sql.raw(`r (${record})`)}`;
}

/** The value, or the column's default where a row leaves it out. */
function valueOf(columns: Columns, key: string): string {
  const column = columns[key];
  if (!column?.notNull || column.default === undefined) return `r."${key}"`;
  const text = typeof column.default === 'object' ? JSON.stringify(column.default) : String(column.default);
  return `coalesce(r."${key}", '${text.replaceAll("'", "''")}'::${column.getSQLType()})`;
}

const nameOf = (columns: Columns, key: string): string => `"${columns[key]?.name}"`;
