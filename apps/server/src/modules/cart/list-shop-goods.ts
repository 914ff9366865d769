import { noDealerBound } from '@portal/contract/cart';
import * as contract from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { dealerAbnormal } from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { getTaxonomy, listSkuPrices } from '../catalog/index.ts';
import { listBound } from '../dealer/index.ts';
import type { PriceBook } from '../price/index.ts';
import { unboundOf } from './join-cart.ts';
import { countShopModels, listShopModels } from './shop-goods-store.ts';

/** What the cart needs beside the context. */
export type CartRoom = Pick<PriceBook, 'pricesFor'>;

/** Of the dealer ordered from alone, at the caller's prices there. */
export const listShopGoods = operation(contract.listShopGoods, async function listShopGoods(ctx, { query }, { pricesFor }: CartRoom) {
  const { db, caller } = ctx;
  const shopNo = caller.boundShopNo;
  if (shopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(caller) });
  const shop = (await listBound(db, ownerOf(caller))).find(({ merchantNo }) => merchantNo === shopNo);
  if (shop?.status !== 1) throw new AppError(dealerAbnormal);
  const buying = { shopNo, prices: await pricesFor(ctx) };
  const models = await listShopModels(db, buying, query, { limit: query.size, offset: (query.page - 1) * query.size });
  const facts = await listSkuPrices(
    ctx,
    models.map(({ skuNo }) => skuNo),
  );
  const counts = await countShopModels(db, buying, query);
  const names = new Map((await getTaxonomy(db)).categories.map(({ id, catagoryName }) => [id, catagoryName]));
  const goods = models.flatMap(({ skuNo, stockTotal, leadDays }) => {
    const model = facts.get(skuNo);
    if (model === undefined) return [];
    const { spuNo, productName, productModel, skuDesc, productImage, unit, price, priceLabel } = model;
    return [{ spuNo, skuNo, skuName: productName, skuModel: productModel, skuDesc, picUrl: productImage, unit, price, priceLabel, stockTotal, leadDays }];
  });
  return {
    data: {
      shopNo,
      shopName: shop.enterpriseName,
      goods,
      categories: counts.map(({ id, modelCount }) => ({ id, catagoryName: names.get(id) ?? '', modelCount })),
    },
    count: counts.reduce((sum, { id, modelCount }) => (query.categoryId === 0 || query.categoryId === id ? sum + modelCount : sum), 0),
  };
});
