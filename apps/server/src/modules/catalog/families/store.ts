/** Families by category, a page at a time: for what is said of whole families, without prices. */
import { asc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { spu } from '../tables.ts';

/** Active families of a category of either level, or of all. */
const isIn = (categoryId: number | undefined): SQL =>
  categoryId === undefined
    ? sql`${spu.status} = 0 and ${spu.modelCount} > 0`
    : sql`${spu.status} = 0 and ${spu.modelCount} > 0 and (${spu.secondCategoryId} = ${categoryId}::int or ${spu.firstCategoryId} = ${categoryId}::int)`;

export const countFamiliesIn = (db: Db, categoryId: number | undefined): Promise<number> => db.$count(spu, isIn(categoryId));

/** Some of them, by name. */
export const listFamiliesIn = (
  db: Db,
  categoryId: number | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ spuNo: string; spuName: string; secondCategoryId: number; modelCount: number }[]> =>
  db
    .select({ spuNo: spu.spuNo, spuName: spu.spuName, secondCategoryId: spu.secondCategoryId, modelCount: spu.modelCount })
    .from(spu)
    .where(isIn(categoryId))
    .orderBy(asc(spu.spuName), asc(spu.spuNo))
    .limit(limit)
    .offset(offset);
