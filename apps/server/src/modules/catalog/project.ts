/** From rows to what travels, with the price this viewer may see. The other price never leaves here. */
import type { AccessoryItem, PictureView, Sku, Spu, SpuCard, SpuMatch } from '@portal/contract/catalog';
import type { UserType } from '@portal/engines/access';
import { priceLabels, priceViewOf, viewerPrice } from '@portal/engines/goods';
import type { CardRow } from './listing/cards.ts';
import { pictureUrl, viewName } from './picture-url.ts';
import type { AccessoryRow, SkuRow, SpuRow } from './store.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';

/** Label of the viewer's prices (参考价 or 客户价). */
export const priceLabelOf = (viewer: UserType): string => priceLabels[priceViewOf(viewer)];

/** `familyPicture` shows the models that have no picture of their own. */
export function skuFor(viewer: UserType, row: SkuRow, familyPicture: string): Sku {
  return {
    skuNo: row.skuNo,
    skuName: row.skuName,
    skuModel: row.skuModel,
    skuStatus: row.skuStatus,
    skuSaleType: row.skuSaleType,
    price: viewerPrice(viewer, row),
    referPrice: row.referPrice,
    sid: row.sid,
    stockTotal: row.stockTotal,
    maxNum: row.maxNum,
    warrantyMonths: row.warrantyMonths,
    skuDesc: row.skuDesc,
    mainPic: pictureUrl(row.picture ?? familyPicture),
    attributes: row.attributes,
  };
}

export function spuFor(viewer: UserType, taxonomy: Taxonomy, row: SpuRow, skus: readonly SkuRow[]): Omit<Spu, 'match'> {
  return {
    spuNo: row.spuNo,
    spuName: row.spuName,
    skuType: row.skuType,
    brandName: row.brandName,
    mainPic: pictureUrl(skus[0]?.picture ?? row.picture),
    spuDesc: row.spuDesc,
    unit: row.unit,
    firstCategoryId: row.firstCategoryId,
    secondCategoryId: row.secondCategoryId,
    firstCatagoryName: taxonomy.nameOf(row.firstCategoryId),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    status: row.status,
    hasAccessory: row.hasAccessory,
    priceLabel: priceLabelOf(viewer),
    skus: skus.map((sku) => skuFor(viewer, sku, row.picture)),
  };
}

/** Further views of the models that have any. */
export const viewsOf = (row: SpuRow, skus: readonly SkuRow[]): Record<string, PictureView[]> =>
  Object.fromEntries(
    skus
      .filter(({ views }) => views.length > 0)
      .map((sku) => [sku.skuNo, sku.views.map((view) => ({ view, picture: pictureUrl(viewName(sku.picture ?? row.picture, view)) }))]),
  );

export function cardFor(viewer: UserType, taxonomy: Taxonomy, row: CardRow, match: SpuMatch | null): SpuCard {
  return {
    spuNo: row.spuNo,
    spuName: row.spuName,
    skuType: row.skuType,
    brandName: row.brandName,
    mainPic: pictureUrl(row.picture),
    firstCatagoryName: taxonomy.nameOf(row.firstCategoryId),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    match,
    skuNo: row.skuNo,
    skuModel: row.skuModel,
    skuDesc: row.skuDesc,
    modelCount: row.modelCount,
    price: viewerPrice(viewer, row),
    priceLabel: priceLabelOf(viewer),
    stockTotal: row.stockTotal,
    isNew: row.isNew,
    isHot: row.isHot,
    isRecommended: row.isRecommended,
  };
}

export function accessoryFor(viewer: UserType, taxonomy: Taxonomy, row: AccessoryRow): AccessoryItem {
  return {
    need: row.need,
    spuNo: row.spuNo,
    spuName: row.spuName,
    unit: row.unit,
    mainPic: pictureUrl(row.sku.picture ?? row.picture),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    sku: skuFor(viewer, row.sku, row.picture),
  };
}
