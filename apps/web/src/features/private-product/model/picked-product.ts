import type { Spu } from '@portal/contract/catalog';
import type { PrivateProduct } from '@portal/contract/private-product';
import { SkuStatus, SkuType } from '@portal/engines/goods';

/** In the place of the deeds of a product that an inventory system keeps (PRIVATE-4). */
export const KEPT_ELSEWHERE = '在进销存系统中维护';

/** What it is counted in where nothing is said; as in lines. */
const UNIT = '件';

/** A product of one's own as a row of the selection table: a family of one model at the owner's own price. */
export function pickedProduct(product: PrivateProduct): Spu {
  const { spuNo, skuNo, spuName, price, brandName, spuDesc, attributes, categoryValueSelect } = product;
  const mainPic = product.mainPics[0]?.fvUrl ?? '';
  return {
    spuNo,
    spuName,
    skuType: SkuType.SelfDefined,
    brandName,
    mainPic,
    spuDesc,
    unit: product.unit || UNIT,
    firstCategoryId: 0,
    secondCategoryId: categoryValueSelect,
    firstCatagoryName: product.firstCatagoryName,
    secondCatagoryName: product.secondCatagoryName === product.firstCatagoryName ? '' : product.secondCatagoryName,
    status: 0,
    hasAccessory: false,
    priceLabel: '单价',
    match: null,
    skus: [
      {
        skuNo,
        skuName: spuName,
        skuModel: product.modelRemark || spuName,
        skuStatus: SkuStatus.Active,
        skuSaleType: '自定义',
        price,
        // its owner's own, of no list of prices
        priceSource: 'none',
        referPrice: price,
        sid: skuNo,
        stockTotal: 0,
        stockSource: 'platform',
        platformStock: 0,
        maxNum: null,
        warrantyMonths: null,
        skuDesc: spuDesc,
        mainPic,
        attributes,
      },
    ],
  };
}
