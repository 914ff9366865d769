import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { categoryPlaceRows, familyRows, stockRows } from '../catalog/index.ts';
import { suite, suiteItem } from './tables.ts';

export type SuiteRow = typeof suite.$inferSelect;
export type SuiteItemRow = typeof suiteItem.$inferSelect;

/** Rows as the tables have them; what a table fills by default may be left out. */
export interface SuiteRows {
  suites: readonly (typeof suite.$inferInsert)[];
  suiteItems: readonly (typeof suiteItem.$inferInsert)[];
}

const OFFERED = eq(suite.status, 0);

export interface SuiteNarrowing {
  keyword: string;
  /** Those that hold a model of this family, sold or not; absent: all. */
  spuNo?: string | undefined;
}

function narrowed({ keyword, spuNo }: SuiteNarrowing): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    OFFERED,
    keyword === '' ? undefined : or(ilike(suite.suitName, pattern), ilike(suite.suitDesc, pattern)),
    spuNo === undefined
      ? undefined
      : sql`exists (select 1 from ${suiteItem} i join ${familyRows} k on k.sku_no = i.sku_no where i.suit_no = ${suite.suitNo} and k.spu_no = ${spuNo})`,
  );
}

/** A whole set cannot be had today: of a part there is too little, or none is sold. */
const isShort = sql`exists (select 1 from ${suiteItem} i left join ${stockRows} g on g.sku_no = i.sku_no
  where i.suit_no = ${suite.suitNo} and coalesce(g.stock_total, 0) < i.quantity)`;

/** What a set is for, by its first model. */
const place = sql`(select c.place from ${suiteItem} i join ${categoryPlaceRows} c on c.sku_no = i.sku_no
  where i.suit_no = ${suite.suitNo} order by i.sort, i.sku_no limit 1)`;

/** Those on sale: what can be had as a whole first, by what they are for, of those the newest. */
export const listPage = (db: Db, narrowing: SuiteNarrowing, { page, size }: { page: number; size: number }): Promise<SuiteRow[]> =>
  db
    .select()
    .from(suite)
    .where(narrowed(narrowing))
    .orderBy(isShort, place, desc(suite.gmtListed), asc(suite.suitNo))
    .limit(size)
    .offset((page - 1) * size);

/** Suites on sale: the newest. */
export const listOfferedNos = async (db: Db, limit: number): Promise<string[]> =>
  (await db.select({ suitNo: suite.suitNo }).from(suite).where(OFFERED).orderBy(desc(suite.gmtListed), asc(suite.suitNo)).limit(limit)).map(
    ({ suitNo }) => suitNo,
  );

/** Families that a suite on sale has a model of. */
export async function listFamiliesInSuites(db: Db): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ spuNo: string }>(
    db,
    sql`select distinct k.spu_no as "spuNo" from ${suiteItem} i join ${suite} on ${suite.suitNo} = i.suit_no join ${familyRows} k on k.sku_no = i.sku_no where ${OFFERED}`,
  );
  return new Set(rows.map(({ spuNo }) => spuNo));
}

/** Those on sale by a word of their name or description, the newest first. */
export const listSuitsNamed = (db: Db, keyword: string, limit: number): Promise<Pick<SuiteRow, 'suitNo' | 'suitName'>[]> =>
  db
    .select({ suitNo: suite.suitNo, suitName: suite.suitName })
    .from(suite)
    .where(narrowed({ keyword }))
    .orderBy(desc(suite.gmtListed), asc(suite.suitNo))
    .limit(limit);

export const countSuites = (db: Db, narrowing: SuiteNarrowing): Promise<number> => db.$count(suite, narrowed(narrowing));

/** One that is on sale. */
export async function findSuite(db: Db, suitNo: string): Promise<SuiteRow | undefined> {
  const [row] = await db
    .select()
    .from(suite)
    .where(and(eq(suite.suitNo, suitNo), OFFERED));
  return row;
}

/** What is in them, in reading order. */
export const listItemsOf = async (db: Db, suitNos: readonly string[]): Promise<SuiteItemRow[]> =>
  suitNos.length === 0
    ? []
    : db
        .select()
        .from(suiteItem)
        .where(inArray(suiteItem.suitNo, [...suitNos]))
        .orderBy(asc(suiteItem.suitNo), asc(suiteItem.sort), asc(suiteItem.skuNo));

/** Their models are there already. */
export async function insertSuites(db: Db, { suites, suiteItems }: SuiteRows): Promise<void> {
  await insertMany(db, suite, suites);
  await insertMany(db, suiteItem, suiteItems);
}

/** Of these addresses of pictures those that a suite shows as its own. */
export async function listSuitePictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ picture: suite.picture })
    .from(suite)
    .where(sql`${suite.picture} = any(${sql.param([...addresses])}::text[])`);
  return rows.map(({ picture }) => picture);
}

/** Which of the models are in a suite, sold or not. */
export async function listSkuNosInSuites(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skuNo: suiteItem.skuNo })
    .from(suiteItem)
    .where(sql`${suiteItem.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  return rows.map(({ skuNo }) => skuNo);
}
