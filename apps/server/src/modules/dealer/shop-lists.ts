import * as contract from '@portal/contract/dealer';
import { AppError } from '@portal/contract/core';
import { dealerBindingOf } from '@portal/engines/access';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findOwnProvince, listBound, listDealersOf } from './binding-store.ts';
import type { DealerNeeds } from './needs.ts';
import { shopOf, withPhoneMasked } from './shops.ts';

/** Every dealer delivers every model that is sold (DEALER-9); whoever cannot bind another has none but those that are bound (DEALER-11). */
export const getShopList = operation(contract.getShopList, function getShopList(ctx, { query: { spuNo, skuNo } }, { isOffered }: DealerNeeds) {
  return shopsFor(ctx, () => isOffered(ctx.db, spuNo, skuNo));
});

/** What the provider promotes, its flash sales too, is had where the family is had; a dealer's flash sale at that dealer. */
export const promotionShop = operation(contract.promotionShop, async function promotionShop(ctx, { query: { spuNo, activityNo } }, needs: DealerNeeds) {
  const now = new Date(ctx.now);
  const isPromoted = await needs.isPromoted(ctx.db, { saleNo: activityNo, spuNo, now });
  const shopNo = isPromoted ? '' : await needs.findSeckillShopNo(ctx.db, { activityNo, spuNo, now });
  if (shopNo === null) throw new AppError(contract.noSuchActivity);
  return shopsFor(ctx, () => needs.isOffered(ctx.db, spuNo), shopNo);
});

/** `only`: that dealer, wherever it is; '' all those near. */
async function shopsFor(ctx: Pick<Context<SignedInCaller>, 'db' | 'caller'>, isOffered: () => Promise<boolean>, only = '') {
  const owner = ownerOf(ctx.caller);
  const bound = await listBound(ctx.db, owner);
  const binding = dealerBindingOf(ctx.caller.userType, bound.length > 0);
  if ((binding === 'none' && bound.length === 0) || !(await isOffered())) return [];
  const where = only === '' ? { provinceCode: await findOwnProvince(ctx.db, owner) } : { merchantNo: only };
  const near = binding === 'bind' ? await listDealersOf(ctx.db, { ...where, merchantName: '' }) : [];
  const others = near.filter(({ merchantNo }) => !bound.some((own) => own.merchantNo === merchantNo)).map(withPhoneMasked);
  return [...bound, ...others].filter(({ merchantNo }) => only === '' || merchantNo === only).map(shopOf);
}
