/** Kinds of columns the tables of all rooms are made of. */
import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Money in yuan: of one model or line (12 digits), or of a whole order (14). */
export const yuan = (name: string, precision: 12 | 14 = 12) => numeric(name, { precision, scale: 2, mode: 'number' });

/** Per cent of a price with two decimals, at most 999.99. */
export const rate = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A number the database gives. */
export const serialId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Words a row is found by, as the text PostgreSQL reads a `tsvector` from. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
