import type { RoleAttribute } from '@portal/contract/catalog';
import type { RoleId } from '@portal/engines/roles';
import type { Db } from '../../../platform/db/database.ts';
import { pictureUrl } from '../picture-url.ts';
import { rolesPlayed } from './role-facts.ts';
import { listModelsAfter, listStockAfter } from './store.ts';

/** A model that can be had, in a role it can be chosen for. Both prices: whoever answers projects them per viewer. */
export interface RoleModel {
  skuNo: string;
  spuNo: string;
  productName: string;
  productModel: string;
  /** Address of the picture. */
  productImage: string;
  brandName: string;
  skuDesc: string;
  /** Dealers' price in yuan; null: none. */
  price: number | null;
  referPrice: number | null;
  stockTotal: number;
  maxNum: number | null;
  /** null: not known. */
  warrantyMonths: number | null;
  role: RoleId;
  /** What the rules read of it: handbook names, units and codes. */
  attributes: Record<string, RoleAttribute>;
}

/** A page is mapped in some 10 ms: small enough that nobody waits, large enough that pages are few. */
const PAGE = 500;

/**
 * All models of the catalogue that can play a role, by number; one of several roles (a counting camera) once in each. Read
 * in pages of one statement, so that neither the embedded database nor this thread is held while a large catalogue is read
 * (50,000 models: one to two seconds). A change of the catalogue in the meantime may show in part: read the version before, and
 * take the answer for that version only.
 */
export async function loadRoleModels(db: Db): Promise<RoleModel[]> {
  const models: RoleModel[] = [];
  const once = new Map<string, string>();
  // families share their texts; the driver makes a new string for every row
  const shared = (text: string): string => {
    const known = once.get(text);
    if (known === undefined) once.set(text, text);
    return known ?? text;
  };
  for (let after = ''; ;) {
    const rows = await listModelsAfter(db, after, PAGE);
    for (const { isOnSale, secondCategory, attributes, picture, ...row } of rows) {
      if (!isOnSale) continue;
      const facts = {
        ...row,
        spuNo: shared(row.spuNo),
        productName: shared(row.productName),
        brandName: shared(row.brandName),
        productImage: shared(pictureUrl(picture)),
      };
      for (const played of rolesPlayed({ secondCategory, brandName: facts.brandName, attributes })) models.push({ ...facts, ...played });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return models;
    after = last.skuNo;
  }
}

/** Two figures of a model: larger pages hold nobody up. */
const STOCK_PAGE = 5_000;

/** Pieces of all models by number, also of those that cannot be had: what moves without a new version. In pages, for the same reason. */
export async function listModelStock(db: Db): Promise<Map<string, number>> {
  const stock = new Map<string, number>();
  for (let after = ''; ;) {
    const { skuNos, pieces } = await listStockAfter(db, after, STOCK_PAGE);
    for (const [at, skuNo] of skuNos.entries()) stock.set(skuNo, pieces[at] ?? 0);
    const last = skuNos.at(-1);
    if (last === undefined || skuNos.length < STOCK_PAGE) return stock;
    after = last;
  }
}
