/** What can be put into an activity: a model on sale, or a set that is. */
import { SECKILL_GOODS_FOUND, type SeckillGoods, type SeckillGoodsFound } from '@portal/contract/seckill';
import { SkuStatus } from '@portal/engines/goods';
import { listSkuNosByKey, listSkuPrices, modelKeyOf } from '../catalog/index.ts';
import type { AskingPrices } from '../price/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { findSuitFor, listSuitsNamed } from '../suite/index.ts';
import { priceOtherwise } from './item-facts.ts';
import { listModelsNamed } from './store.ts';

const SUITS_FOUND = 5;

/** By a model's number or its model as it is written, or by a set's number. */
export async function findGoods(asking: AskingPrices, code: string): Promise<SeckillGoods | undefined> {
  const suit = await findSuitFor(asking, code);
  if (suit?.isSaleable) {
    const parts = suit.parts.map(({ skuNo, productName, skuModel, quantity, price }) => ({
      skuNo,
      productName,
      skuModel,
      quantity,
      originalPrice: price,
      stock: null,
    }));
    return { code: suit.suitNo, suitNo: suit.suitNo, itemName: suit.suitName, mainPic: suit.mainPic, originalPrice: priceOtherwise(parts), parts };
  }
  const byModel = (await listSkuNosByKey(asking.db, [modelKeyOf(code)])).get(modelKeyOf(code));
  const models = await listSkuPrices(asking, byModel === undefined ? [code] : [code, byModel]);
  const model = models.get(code) ?? models.get(byModel ?? '');
  if (model?.skuStatus !== SkuStatus.Active) return undefined;
  const { skuNo, productName, productModel, productImage, price } = model;
  const parts = [{ skuNo, productName, skuModel: productModel, quantity: 1, originalPrice: price, stock: null }];
  return { code: skuNo, suitNo: '', itemName: productName, mainPic: productImage, originalPrice: price, parts };
}

/** What a word finds while one types, without its figures: models first, a few sets at the end however many models there are. */
export async function searchGoods(db: Db, keyword: string): Promise<Omit<SeckillGoodsFound, 'originalPrice' | 'stock'>[]> {
  const suits = await listSuitsNamed(db, keyword, SUITS_FOUND);
  const models = await listModelsNamed(db, { keyword, key: modelKeyOf(keyword), limit: SECKILL_GOODS_FOUND - suits.length });
  return [
    ...models.map(({ skuNo, skuModel, spuName }) => ({ code: skuNo, itemName: spuName, skuModel, suitNo: '' })),
    ...suits.map(({ suitNo, suitName }) => ({ code: suitNo, itemName: suitName, skuModel: '', suitNo })),
  ];
}
