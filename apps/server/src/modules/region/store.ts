import { asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Region } from '@portal/contract/region';
import { putMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import { hasRows } from '../../platform/db/has-rows.ts';
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

/** The two upper levels, in code order. */
export const listDownToCities = (db: Db): Promise<{ code: string; name: string; parentCode: string | null }[]> =>
  db.select({ code: region.code, name: region.name, parentCode: region.parentCode }).from(region).where(lte(region.level, 2)).orderBy(asc(region.code));

/** Names of regions each of which lies in the one before, provinces first; undefined where one does not. */
export async function findNamesOfPath(db: Db, codes: readonly string[]): Promise<string[] | undefined> {
  const rows = await db
    .select({ code: region.code, name: region.name, parentCode: region.parentCode })
    .from(region)
    .where(inArray(region.code, [...codes]));
  const path = codes.map((code, at) => rows.find((row) => row.code === code && row.parentCode === (codes[at - 1] ?? null)));
  return path.every((row) => row !== undefined) ? path.map(({ name }) => name) : undefined;
}

/** Fills the empty table, parents before children. */
export async function insertRegions(db: Db, rows: readonly RegionRow[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.level - b.level);
  await putMany(db, region, sorted, { on: ['code'], set: [] });
}

export const hasRegions = (db: Db): Promise<boolean> => hasRows(db, region);
