import { privatePictureUrl, type PrivateProduct } from '@portal/contract/private-product';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { RATE_DEFAULT } from '@portal/engines/pricing';
import type { Db } from '../../platform/db/database.ts';
import { listCategoryPaths } from '../catalog/index.ts';
import { OTHER_CATEGORY, OTHER_NAME } from './categories.ts';
import type { PrivateRow } from './store.ts';

/** How it is sold, in the word of the lines. */
export const SALE_TYPE = '自定义';

/** Rows as they travel, in their order. */
export async function shownProducts(db: Db, rows: readonly PrivateRow[]): Promise<PrivateProduct[]> {
  const paths = await pathsOf(db, rows);
  return rows.map((row) => {
    const path = paths(row.categoryId);
    const { spuNo, spuName, modelRemark, price, brandName, spuDesc, unit, attributes, source, sumNo } = row;
    const categoryId = row.categoryId ?? OTHER_CATEGORY;
    const picture = row.mainPics[0] === undefined ? '' : privatePictureUrl(row.mainPics[0]);
    return {
      spuNo,
      skuNo: spuNo,
      spuName,
      modelRemark,
      categoryValueSelect: categoryId,
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
      skuType: SkuType.SelfDefined,
      skus: [
        {
          skuNo: spuNo,
          skuName: spuName,
          skuStatus: SkuStatus.Active,
          picUrl: picture,
          mainPic: picture,
          price,
          rate: RATE_DEFAULT,
          ratePrice: price,
          wholesalePrice: price,
          quantity: 0,
          amount: 0,
          sid: spuNo,
          stockTotal: 0,
        },
      ],
      productCategoryId: categoryId,
      belongCategoryId: categoryId,
      retailFirCategoryId: path.firstCategoryId,
      retailSecCategoryId: categoryId,
      isUserDefinedProduct: 1,
      boundStatus: 0,
      shopNo: row.merchantNo,
      skuSaleType: SALE_TYPE,
      skuDesc: spuDesc,
    };
  });
}

/** Names of the categories the rows stand in; 其他 for none, and for one that is gone. */
export async function pathsOf(db: Db, rows: readonly Pick<PrivateRow, 'categoryId'>[]) {
  const ids = [...new Set(rows.flatMap(({ categoryId }) => categoryId ?? []))];
  const byId = new Map((await listCategoryPaths(db, ids)).map((path) => [path.id, path]));
  const other = { id: OTHER_CATEGORY, dataId: '', firstCategoryId: OTHER_CATEGORY, firstCatagoryName: OTHER_NAME, secondCatagoryName: OTHER_NAME };
  return (categoryId: number | null) => (categoryId === null ? other : (byId.get(categoryId) ?? other));
}
