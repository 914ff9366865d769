/** The list as whoever looks may see it. */
import type { CompareKey, ComparedModel } from '@portal/contract/compare';
import type { UserType } from '@portal/engines/access';
import { priceLabels, priceViewOf, SkuType, viewerPrice } from '@portal/engines/goods';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { listComparable, type ComparableModel } from '../catalog/index.ts';
import { listKeys } from './store.ts';

/** In the order of adding; what is gone is there and says so. */
export async function shownList(db: Db, owner: Owner, viewer: UserType): Promise<ComparedModel[]> {
  const keys = await listKeys(db, owner);
  const models = new Map((await listComparable(db, skuNosOf(keys))).map((model) => [model.skuNo, model]));
  return keys.map((key) => shownTo(viewer, models.get(key.skuNo) ?? goneModel(key)));
}

export const skuNosOf = (keys: readonly { skuNo: string }[]): string[] => [...new Set(keys.map(({ skuNo }) => skuNo))];

/** What is not sold has no price any more. */
export function shownTo(viewer: UserType, model: Omit<ComparableModel, 'skuDesc' | 'attributes' | 'warrantyMonths'>): ComparedModel {
  return {
    spuNo: model.spuNo,
    skuNo: model.skuNo,
    skuName: model.skuName,
    spuName: model.spuName,
    skuType: model.skuType,
    picUrl: model.mainPic,
    price: model.isOnSale ? viewerPrice(viewer, model) : null,
    referPrice: model.isOnSale ? model.referPrice : null,
    priceLabel: priceLabels[priceViewOf(viewer)],
    skuModel: model.skuModel,
    isOnSale: model.isOnSale,
    separateCategory: model.separateCategory,
    firstCategoryId: model.firstCategoryId,
    secondCategoryId: model.secondCategoryId,
  };
}

/** Of a model that the goods know no more. */
const goneModel = ({ spuNo, skuNo }: CompareKey): Parameters<typeof shownTo>[1] => ({
  spuNo,
  skuNo,
  skuName: skuNo,
  spuName: skuNo,
  skuType: SkuType.Normal,
  mainPic: '',
  price: null,
  referPrice: null,
  skuModel: '',
  isOnSale: false,
  separateCategory: false,
  firstCategoryId: null,
  secondCategoryId: null,
});
