/**
 * Statements that run often, as PostgreSQL named prepared statements. A statement has shapes (with a category or without,
 * sorted this way or that); each shape is compiled once and then costs neither building nor parsing.
 */
import { fillPlaceholders, is, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Shapes that get a name of their own on every connection; rarer ones run unnamed, so that nobody fills the server's memory. */
const NAMED_MAX = 64;
const dialect = new PgDialect();

interface Compiled {
  name: string | undefined;
  text: string;
  params: unknown[];
}

export interface NamedStatement<Shape, Values extends Record<string, unknown>> {
  rows<Row extends object>(db: Db, shape: Shape, values: Values): Promise<Row[]>;
}

/** `build` gives the SQL of a shape with `sql.placeholder(name)` for every value. Every value travels as a parameter. */
export function namedStatement<Shape, Values extends Record<string, unknown>>(prefix: string, build: (shape: Shape) => SQL): NamedStatement<Shape, Values> {
  const compiled = new Map<string, Compiled>();
  const compile = (shape: Shape): Compiled => {
    const key = JSON.stringify(shape);
    const known = compiled.get(key);
    if (known) return known;
    const fresh = { name: compiled.size < NAMED_MAX ? `${prefix}_${compiled.size + 1}` : undefined, ...eachOnce(dialect.sqlToQuery(build(shape))) };
    if (fresh.name) compiled.set(key, fresh);
    return fresh;
  };
  return {
    async rows<Row extends object>(db: Db, shape: Shape, given: Values): Promise<Row[]> {
      const { name, text, params } = compile(shape);
      const values = fillPlaceholders(params, given);
      return (await db.$client.query({ ...(name ? { name } : {}), text, values })).rows as Row[];
    },
  };
}

/** A value that stands in several places with its type (`$3::text[]`) travels once; of one without, each place is a type of its own. */
function eachOnce({ sql: text, params }: { sql: string; params: unknown[] }): Pick<Compiled, 'text' | 'params'> {
  const places = new Map<string, number>();
  const sent: unknown[] = [];
  const once = text.replaceAll(/\$(\d+)(::\w+(?:\[\])?)?/g, (_all, number: string, type = '') => {
    const param = params[Number(number) - 1];
    const key = is(param, Placeholder) && type !== '' ? `${String(param.name)}${type}` : `$${number}`;
    const place = places.get(key) ?? sent.push(param);
    places.set(key, place);
    return `$${place}${type}`;
  });
  return { text: once, params: sent };
}
