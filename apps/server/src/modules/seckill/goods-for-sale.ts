/** What can be put into an activity: a model on sale, or a set that is. */
import type { SeckillGoods } from '@portal/contract/seckill';
import { SkuStatus } from '@portal/engines/goods';
import { listSkuNosByKey, listSkuPrices, modelKeyOf } from '../catalog/index.ts';
import type { AskingPrices } from '../price/index.ts';
import { findSuitFor } from '../suite/index.ts';
import { priceOtherwise } from './item-facts.ts';

/** By a model's number or its model as it is written, or by a set's number. */
export async function findGoods(asking: AskingPrices, code: string): Promise<SeckillGoods | undefined> {
  const suit = await findSuitFor(asking, code);
  if (suit?.isSaleable) {
    const parts = suit.parts.map(({ skuNo, productName, skuModel, quantity, price }) => ({ skuNo, productName, skuModel, quantity, originalPrice: price }));
    return { code: suit.suitNo, suitNo: suit.suitNo, itemName: suit.suitName, mainPic: suit.mainPic, originalPrice: priceOtherwise(parts), parts };
  }
  const byModel = (await listSkuNosByKey(asking.db, [modelKeyOf(code)])).get(modelKeyOf(code));
  const models = await listSkuPrices(asking, byModel === undefined ? [code] : [code, byModel]);
  const model = models.get(code) ?? models.get(byModel ?? '');
  if (model?.skuStatus !== SkuStatus.Active) return undefined;
  const { skuNo, productName, productModel, productImage, price } = model;
  const parts = [{ skuNo, productName, skuModel: productModel, quantity: 1, originalPrice: price }];
  return { code: skuNo, suitNo: '', itemName: productName, mainPic: productImage, originalPrice: price, parts };
}
