/** Bulk loading of goods: the demo world into an empty database, an import's new rows beside what is there. */
import type { AttributeValue } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import { modelKeyOf } from '../search/fold.ts';
import { insertRows, raiseVersion, refreshFamilies } from './store.ts';
import { refreshSearch } from './refresh-search.ts';

export interface CategoryRow {
  id: number;
  catagoryName: string;
  dataId: string;
  parentId: number | null;
  sort?: number;
  separateCategory?: boolean;
}

export interface AttributeRow {
  id: number;
  code: string;
  attrName: string;
  attrGroup: string;
  valueType: 'number' | 'text' | 'option' | 'boolean' | 'options';
  unit?: string | null;
  minValue?: number | null;
  maxValue?: number | null;
  options?: readonly string[] | null;
  filterable?: boolean;
  sort?: number;
}

export interface SpuInsert {
  spuNo: string;
  spuName: string;
  firstCategoryId: number;
  secondCategoryId: number;
  brandName: string;
  spuDesc?: string;
  /** Name of a drawn picture, or an address. */
  picture: string;
  /** Word it is counted in; 台 when absent. */
  unit?: string;
  skuType?: number;
  status?: number;
  isNew?: boolean;
  isHot?: boolean;
  isRecommended?: boolean;
  sumNo?: number;
  gmtListed: Date | string;
  attachments?: readonly { fileType: number; fileUrl: string; fileTitle: string }[];
}

export interface SkuInsert {
  skuNo: string;
  spuNo: string;
  skuName: string;
  skuModel: string;
  /** Worked out from the model when absent. */
  modelKey?: string;
  /** Yuan. */
  price?: number | null;
  referPrice?: number | null;
  skuStatus?: number;
  skuSaleType?: string;
  maxNum?: number | null;
  /** The model's own number when absent. */
  sid?: string;
  stockTotal?: number;
  attributes?: Readonly<Record<string, AttributeValue>>;
  skuDesc?: string;
  /** Name of a drawn picture, or an address; null or absent: the family's. */
  picture?: string | null;
  /** Further views that are drawn of `picture`. */
  views?: readonly ('front' | 'side' | 'back')[];
  sort?: number;
}

/** Rows as the tables have them, in camelCase; what a table fills by default may be left out. */
export interface CatalogRows {
  categories?: readonly CategoryRow[];
  attributes?: readonly AttributeRow[];
  categoryAttributes?: readonly { categoryId: number; attributeId: number }[];
  spus?: readonly SpuInsert[];
  skus?: readonly SkuInsert[];
  accessories?: readonly { spuNo: string; skuNo: string; need: 'needed' | 'optional'; sort?: number }[];
  suites?: readonly { suitNo: string; suitName: string; suitDesc?: string; picture: string; status?: number; gmtListed: Date | string }[];
  suiteItems?: readonly { suitNo: string; skuNo: string; quantity: number; sort?: number }[];
}

/**
 * Inserts the rows in the order their references need, works out model keys, search words, lowest prices, model counts and
 * stock marks, and raises the catalogue's version. Run it in a transaction: a double or dangling row throws and leaves
 * nothing. 50,000 models take some 20 s on PostgreSQL.
 */
export async function insertCatalog(db: Db, rows: CatalogRows): Promise<void> {
  // parents before children
  await insertRows(
    db,
    'category',
    (rows.categories ?? []).toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null)),
  );
  await insertRows(db, 'attribute', rows.attributes ?? []);
  await insertRows(db, 'categoryAttribute', rows.categoryAttributes ?? []);
  await insertRows(db, 'spu', rows.spus ?? []);
  await insertRows(
    db,
    'sku',
    (rows.skus ?? []).map((sku) => ({ ...sku, modelKey: sku.modelKey ?? modelKeyOf(sku.skuModel), sid: sku.sid ?? sku.skuNo })),
  );
  await insertRows(db, 'accessory', rows.accessories ?? []);
  await insertRows(db, 'suite', rows.suites ?? []);
  await insertRows(db, 'suiteItem', rows.suiteItems ?? []);
  const spuNos = [...new Set([...(rows.spus ?? []).map(({ spuNo }) => spuNo), ...(rows.skus ?? []).map(({ spuNo }) => spuNo)])];
  await refreshGoods(db, spuNos);
}

/** After models or families changed: what is kept with the families, the words they are found by, the catalogue's version. */
export async function refreshGoods(db: Db, spuNos: readonly string[]): Promise<void> {
  await refreshFamilies(db, spuNos);
  await refreshSearch(db, spuNos);
  await raiseVersion(db);
}
