import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Region } from '@portal/contract/region';
import type { Db } from '../../platform/db/database.ts';
import { region } from './tables.ts';

export type RegionRow = typeof region.$inferInsert;

/** Children in code order; provinces when `parentCode` is undefined. */
export async function listChildren(db: Db, parentCode: string | undefined): Promise<Region[]> {
  return db
    .select({ code: region.code, name: region.name, hasNext: region.hasNext, level: region.level, functional: region.functional })
    .from(region)
    .where(parentCode === undefined ? isNull(region.parentCode) : eq(region.parentCode, parentCode))
    .orderBy(asc(region.code));
}

/** The embedded database unfolds a statement's rows several times over, and never gives back what it once took. */
const ROWS_A_STATEMENT = 2_000;

/** Fills the empty table, parents before children. */
export async function insertRegions(db: Db, rows: readonly RegionRow[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.level - b.level);
  for (let at = 0; at < sorted.length; at += ROWS_A_STATEMENT) {
    const text = JSON.stringify(sorted.slice(at, at + ROWS_A_STATEMENT));
    await db.execute(sql`
      insert into region (code, name, parent_code, level, has_next, functional)
      select r.code, r.name, r."parentCode", r.level, r."hasNext", r.functional
      from jsonb_to_recordset(${text}::jsonb) as r (code text, name text, "parentCode" text, level smallint, "hasNext" boolean, functional boolean)
      on conflict (code) do nothing`);
  }
}
