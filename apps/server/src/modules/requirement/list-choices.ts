/** What the form may be filled with. */
import * as contract from '@portal/contract/requirement';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { getTaxonomy } from '../catalog/index.ts';

/** The first categories of the goods: an import that adds one adds it here. */
export async function productTypesOf(db: Db): Promise<{ id: string; itemValue: string }[]> {
  const { categories } = await getTaxonomy(db);
  return categories.filter(({ parentId }) => parentId === null).map(({ id, catagoryName }) => ({ id: String(id), itemValue: catagoryName }));
}

export const listProductTypes = operation(contract.listProductTypes, function listProductTypes({ db }) {
  return productTypesOf(db);
});

export const listShopService = operation(contract.listShopService, function listShopService() {
  return Promise.resolve({ services: [...contract.REQUIREMENT_TYPES], budgetRanges: [...contract.BUDGET_RANGES] });
});
