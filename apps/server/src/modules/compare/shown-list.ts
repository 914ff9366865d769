/** The list as whoever looks may see it. */
import type { CompareKey, ComparedModel } from '@portal/contract/compare';
import { SkuType } from '@portal/engines/goods';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { listComparable, listReplacements, type ComparableModel } from '../catalog/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPrices, priceLabelOf, type ViewerPrices } from '../price/index.ts';
import { listKeys } from './store.ts';

/** In the order of adding; what is gone is there and says so. */
export async function shownList(asking: Pricing): Promise<ComparedModel[]> {
  const { db } = asking;
  const keys = await listKeys(db, ownerOf(asking.caller));
  const prices = await findPrices(asking, skuNosOf(keys));
  const models = new Map((await listComparable(db, skuNosOf(keys))).map((model) => [model.skuNo, model]));
  return withReplacements(
    db,
    keys.map((key) => shownTo(prices, models.get(key.skuNo) ?? goneModel(key))),
  );
}

export const skuNosOf = (keys: readonly { skuNo: string }[]): string[] => [...new Set(keys.map(({ skuNo }) => skuNo))];

type Shown = Omit<ComparedModel, 'replacement'>;

/** Those that are gone with what is bought instead (GOODS-21). */
export async function withReplacements<T extends Shown>(db: Db, models: readonly T[]): Promise<(T & Pick<ComparedModel, 'replacement'>)[]> {
  const gone = models.filter(({ isOnSale }) => !isOnSale).map(({ spuNo }) => spuNo);
  const replacements = await listReplacements(db, gone);
  return models.map((model) => ({ ...model, replacement: model.isOnSale ? null : (replacements.get(model.spuNo) ?? null) }));
}

/** What is not sold has no price any more. */
export function shownTo(prices: ViewerPrices, model: Omit<ComparableModel, 'skuDesc' | 'stockTotal' | 'attributes' | 'warrantyMonths'>): Shown {
  const shown = prices.of(model);
  return {
    spuNo: model.spuNo,
    skuNo: model.skuNo,
    skuName: model.skuName,
    spuName: model.spuName,
    skuType: model.skuType,
    picUrl: model.mainPic,
    price: model.isOnSale ? shown.price : null,
    referPrice: model.isOnSale ? model.referPrice : null,
    priceLabel: priceLabelOf(prices, shown),
    skuModel: model.skuModel,
    skuSaleType: model.skuSaleType,
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
  skuSaleType: '',
  isOnSale: false,
  separateCategory: false,
  firstCategoryId: null,
  secondCategoryId: null,
});
