import { asc, eq, isNull } from 'drizzle-orm';
import type { Region } from '@portal/contract/region';
import { putMany } from '../../platform/db/bulk.ts';
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

/** Fills the empty table, parents before children. */
export async function insertRegions(db: Db, rows: readonly RegionRow[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.level - b.level);
  await putMany(db, region, sorted, { on: ['code'], set: [] });
}
