/** Which of the dealers one is bound to can supply what is wanted; another dealer is none. */
import { noDealerBound, type CartLine } from '@portal/contract/cart';
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { cartTotalsOf, matchLine } from '@portal/engines/pricing';
import { readings } from '../../platform/db/readings.ts';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findWanted, goodsReadings, linesAt, shopGoodsOf, unboundOf } from '../cart/index.ts';
import { listBound } from '../dealer/index.ts';
import { shopTermValues } from '../price/index.ts';

const readGoods = readings('matched_goods', goodsReadings);

export const skuMatchShop = operation(contract.skuMatchShop, async function skuMatchShop(ctx, { body: { productList } }) {
  const bound = await shopsOf(ctx);
  const open = bound.filter(({ status }) => status === 1).map(({ shopNo }) => shopNo);
  if (open.length === 0) return bound.map((shop) => ({ ...shop, ...NOTHING }));
  const wanted = await findWanted(ctx, { productList });
  const skuNos = wanted.map(({ skuNo }) => skuNo);
  const read = await readGoods(ctx.db, shopTermValues(ctx.caller, { skuNos, shopNos: open }));
  const linesOf = new Map(open.map((shopNo) => [shopNo, linesAt(ctx, shopNo, shopGoodsOf(ctx, read, { shopNo, isOpen: true }), wanted)]));
  const reasons = wanted.map((_line, at) =>
    matchLine(
      [...linesOf].flatMap(([shopNo, lines]) => {
        const line = lines[at];
        return line ? [{ ...line, shopNo, isOrderedFrom: shopNo === ctx.caller.boundShopNo, isSupplied: isSupplied(line) }] : [];
      }),
    ),
  );
  const shops = bound.map((shop) => ({ ...shop, ...supplyOf(shop.shopNo, linesOf.get(shop.shopNo) ?? [], reasons) }));
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

const isSupplied = ({ status }: CartLine): boolean => status === 'normal' || status === 'priceChanged';

/** What one dealer can do, as a customer of it sees it. */
function supplyOf(shopNo: string, lines: readonly CartLine[], reasons: readonly ReturnType<typeof matchLine>[]) {
  const supplied = lines.filter(isSupplied);
  return {
    matched: supplied.length,
    isWhole: lines.length > 0 && supplied.length === lines.length,
    goodsAmount: cartTotalsOf(supplied.map((line) => ({ ...line, selected: true }))).amount,
    lines: lines.map((line, at) => {
      const { skuNo, skuModel, quantity, price, stockTotal, leadDays, status } = line;
      const matched = reasons[at];
      const reason = matched?.shopNo === shopNo ? matched.reason : null;
      return { skuNo, skuModel, quantity, price, stockTotal, leadDays, status, isSupplied: isSupplied(line), reason };
    }),
  };
}
