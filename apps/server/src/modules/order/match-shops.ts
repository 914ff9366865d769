/** Which of the dealers one is bound to can supply what is wanted; another dealer is none. */
import { noDealerBound } from '@portal/contract/cart';
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { cartTotalsOf } from '@portal/engines/pricing';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { unboundOf } from '../cart/index.ts';
import { listBound } from '../dealer/index.ts';
import { readForLooking } from './checkout-readings.ts';
import { settleBy } from './settle.ts';

export const skuMatchShop = operation(contract.skuMatchShop, async function skuMatchShop(ctx, { body: { productList } }) {
  const shops: contract.MatchedShop[] = [];
  for (const shop of await shopsOf(ctx)) shops.push({ ...shop, ...(shop.status === 1 ? await supplyOf(ctx, shop.shopNo, productList) : NOTHING) });
  // as they stand among equals: the one ordered from first
  return shops.toSorted((one, other) => other.matched - one.matched || one.goodsAmount - other.goodsAmount);
});

export const shopStatusCheck = operation(contract.shopStatusCheck, async function shopStatusCheck(ctx, { query }) {
  const shopNo = query.shopNo || ctx.caller.boundShopNo;
  if (shopNo === null) throw new AppError(noDealerBound, { msg: unboundOf(ctx.caller) });
  const shop = (await shopsOf(ctx)).find((one) => one.shopNo === shopNo);
  if (shop === undefined) throw new AppError(notFound, { msg: '未绑定该经销商' });
  return shop;
});

const NOTHING = { matched: 0, isWhole: false, goodsAmount: 0, lines: [] };

async function shopsOf({ db, caller }: Pricing) {
  const bound = await listBound(db, ownerOf(caller));
  return bound.map(({ merchantNo, enterpriseName, status, msg }) => ({
    shopNo: merchantNo,
    shopName: enterpriseName,
    choosing: merchantNo === caller.boundShopNo,
    status: status === 1 ? (1 as const) : (0 as const),
    msg,
  }));
}

/** As a customer of that dealer sees it. */
async function supplyOf(ctx: Pricing, shopNo: string, productList: readonly { skuNo: string; quantity: number }[]) {
  const { settled } = await settleBy(readForLooking, { ...ctx, caller: { ...ctx.caller, boundShopNo: shopNo } }, { productList });
  const all = settled.parts.flatMap(({ lines }) => lines);
  const supplied = all.filter(({ status }) => status === 'normal' || status === 'priceChanged');
  return {
    matched: supplied.length,
    isWhole: supplied.length === all.length,
    goodsAmount: cartTotalsOf(supplied.map((line) => ({ ...line, selected: true }))).amount,
    lines: all.map((line) => {
      const { skuNo, skuModel, quantity, price, stockTotal } = line;
      return { skuNo, skuModel, quantity, price, stockTotal, isSupplied: supplied.includes(line) };
    }),
  };
}
