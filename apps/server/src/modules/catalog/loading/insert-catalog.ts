/** Bulk loading of goods: the demo world into an empty database, an import's new rows beside what is there. */
import type { Db } from '../../../platform/db/database.ts';
import { insertMany } from '../../../platform/db/bulk.ts';
import { modelKeyOf } from '../search/fold.ts';
import { accessory, attribute, category, categoryAttribute, sku, spu } from '../tables.ts';
import { refreshSearch } from './refresh-search.ts';
import { raiseVersion, updateFamilyFigures } from './store.ts';

type New<Row, Worked extends keyof Row> = Omit<Row, Worked> & Partial<Pick<Row, Worked>>;

/** A family without what is worked out from its models. */
export type NewSpu = Omit<typeof spu.$inferInsert, 'minPrice' | 'minReferPrice' | 'modelCount' | 'inStock' | 'search'>;
/** A model; its key is worked out from its number, and its stock number is its own where it has no other. */
export type NewSku = New<typeof sku.$inferInsert, 'modelKey' | 'sid'>;

/** Rows as the tables have them, in camelCase; what a table fills by default may be left out. */
export interface CatalogRows {
  categories?: readonly (typeof category.$inferInsert)[];
  attributes?: readonly (typeof attribute.$inferInsert)[];
  categoryAttributes?: readonly (typeof categoryAttribute.$inferInsert)[];
  spus?: readonly NewSpu[];
  skus?: readonly NewSku[];
  accessories?: readonly (typeof accessory.$inferInsert)[];
}

/**
 * Inserts the rows in the order their references need, works out model keys, search words, lowest prices, model counts and
 * stock marks, and raises the catalogue's version. Run it in a transaction: a double or dangling row throws and leaves
 * nothing. 50,000 models take some 20 s on PostgreSQL.
 */
export async function insertCatalog(db: Db, rows: CatalogRows): Promise<void> {
  // parents before children
  const categories = (rows.categories ?? []).toSorted((a, b) => Number(typeof a.parentId === 'number') - Number(typeof b.parentId === 'number'));
  await insertMany(db, category, categories);
  await insertMany(db, attribute, rows.attributes ?? []);
  await insertMany(db, categoryAttribute, rows.categoryAttributes ?? []);
  await insertMany(db, spu, rows.spus ?? []);
  await insertModels(db, rows.skus ?? []);
  await insertMany(db, accessory, rows.accessories ?? []);
  const spuNos = [...new Set([...(rows.spus ?? []).map(({ spuNo }) => spuNo), ...(rows.skus ?? []).map(({ spuNo }) => spuNo)])];
  await refreshGoods(db, spuNos);
}

/** Models of families that are there. Whoever adds them calls `refreshGoods` in the end. */
export async function insertModels(db: Db, skus: readonly NewSku[]): Promise<void> {
  await insertMany(
    db,
    sku,
    skus.map((one) => ({ ...one, modelKey: one.modelKey ?? modelKeyOf(one.skuModel), sid: one.sid ?? one.skuNo })),
  );
}

/** After models or families changed: what is kept with the families, the words they are found by, the catalogue's version. */
export async function refreshGoods(db: Db, spuNos: readonly string[]): Promise<void> {
  await updateFamilyFigures(db, spuNos);
  await refreshSearch(db, spuNos);
  await raiseVersion(db);
}
