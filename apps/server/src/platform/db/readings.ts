/**
 * What several rooms know, read in one statement: each says its rows as a select and what they mean, and no room learns another's tables.
 * For questions that are asked together and often; one that is asked alone is a statement of its own room.
 */
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sql, type Db } from './database.ts';
import { namedStatement } from './named-statement.ts';

export interface ReadingOfRows<Values extends object, Found> {
  /** Its values are placeholders (`given`) that bear the names of `Values`. */
  rows: SQL;
  /** Of rows as JSON bears them: moments are texts. */
  found(rows: readonly unknown[]): Found;
  /** Of the type alone: what it must be given. */
  takes?: (values: Values) => void;
}

/** A reading whose rows are `Row`. */
export const reading = <Values extends object, Row, Found>(rows: SQL, found: (rows: readonly Row[]) => Found): ReadingOfRows<Values, Found> => ({
  rows,
  found: (json) => found(json as readonly Row[]),
});

/**
 * The value of that name, of that type. What it is this time is hidden from the planner: once PostgreSQL has counted the tables' rows, a plan for just these
 * values seems cheaper to it than the one it has, and it plans a statement of ten rooms anew each time, which takes three times as long as running it.
 */
export const given = (name: string, type = 'text'): SQL => sql`(select ${sql.placeholder(name)}::${sql.raw(type)})::${sql.raw(type)}`;

// oxlint-disable-next-line typescript/no-explicit-any -- any reading at all
type Readings = Record<string, ReadingOfRows<any, unknown>>;
type FoundBy<All extends Readings> = { [Name in keyof All]: All[Name] extends ReadingOfRows<never, infer Found> ? Found : never };
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
type ValuesOf<All extends Readings> = Joined<{ [Name in keyof All]: All[Name] extends ReadingOfRows<infer Values, unknown> ? Values : never }[keyof All]>;

/** Gives the function that reads all of them; the statement is prepared once a connection. */
export function readings<All extends Readings>(prefix: string, all: All): (db: Db, values: ValuesOf<All>) => Promise<FoundBy<All>> {
  const parts = Object.entries(all).map(([name, { rows }]) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r) as ${sql.raw(`"${name}"`)}`);
  const statement = namedStatement<null, Record<string, unknown>>(prefix, () => sql`select ${sql.join(parts, sql`, `)}`);
  return async (db, values) => {
    const [row] = await statement.rows<Record<string, unknown[]>>(db, null, values as Record<string, unknown>);
    return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.found(row?.[name] ?? [])])) as FoundBy<All>;
  };
}

/** A row of a table as its columns' own names bear it in JSON. */
export function rowFrom<Table extends PgTable>(table: Table, json: Readonly<Record<string, unknown>>): Table['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, { name, dataType }]) => {
    const value = json[name] ?? null;
    return [key, dataType === 'date' && value !== null ? new Date(value as string) : value];
  });
  return Object.fromEntries(entries) as Table['$inferSelect'];
}
