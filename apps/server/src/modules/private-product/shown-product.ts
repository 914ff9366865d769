import { privatePictureUrl, type PrivateProduct } from '@portal/contract/private-product';
import type { Db } from '../../platform/db/database.ts';
import { listCategoryPaths } from '../catalog/index.ts';
import { OTHER_CATEGORY, OTHER_NAME } from './categories.ts';
import type { PrivateRow } from './store.ts';

/** Rows as they travel, in their order. */
export async function shownProducts(db: Db, rows: readonly PrivateRow[]): Promise<PrivateProduct[]> {
  const paths = await pathsOf(db, rows);
  return rows.map((row) => {
    const path = paths(row.categoryId);
    const { spuNo, spuName, modelRemark, price, brandName, spuDesc, unit, attributes, source, sumNo } = row;
    return {
      spuNo,
      skuNo: spuNo,
      spuName,
      modelRemark,
      categoryValueSelect: row.categoryId ?? OTHER_CATEGORY,
      firstCatagoryName: path.firstCatagoryName,
      secondCatagoryName: path.secondCatagoryName,
      price,
      brandName,
      spuDesc,
      unit,
      mainPics: row.mainPics.map((fileId) => ({ fileId, fvUrl: privatePictureUrl(fileId) })),
      attributes,
      source,
      sumNo,
      gmtCreate: row.gmtCreate.toISOString(),
      gmtModified: row.gmtModified.toISOString(),
    };
  });
}

/** Names of the categories the rows stand in; 其他 for none, and for one that is gone. */
export async function pathsOf(db: Db, rows: readonly Pick<PrivateRow, 'categoryId'>[]) {
  const ids = [...new Set(rows.flatMap(({ categoryId }) => categoryId ?? []))];
  const byId = new Map((await listCategoryPaths(db, ids)).map((path) => [path.id, path]));
  const other = { id: OTHER_CATEGORY, dataId: '', firstCatagoryName: OTHER_NAME, secondCatagoryName: OTHER_NAME };
  return (categoryId: number | null) => (categoryId === null ? other : (byId.get(categoryId) ?? other));
}
