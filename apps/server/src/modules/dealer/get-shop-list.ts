import * as contract from '@portal/contract/dealer';
import { dealerBindingOf } from '@portal/engines/access';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findOwnProvince, listBound, listDealersOf } from './binding-store.ts';
import type { DealerNeeds } from './needs.ts';
import { shopOf } from './shops.ts';

/** Every dealer delivers every model that is sold (DEALER-9); whoever cannot bind another has none but those that are bound (DEALER-11). */
export const getShopList = operation(contract.getShopList, async function getShopList(ctx, { query: { spuNo, skuNo } }, { isOffered }: DealerNeeds) {
  const owner = ownerOf(ctx.caller);
  const bound = await listBound(ctx.db, owner);
  const binding = dealerBindingOf(ctx.caller.userType, bound.length > 0);
  if (binding === 'none' || !(await isOffered(ctx.db, spuNo, skuNo))) return [];
  const near = binding === 'bind' ? await listDealersOf(ctx.db, { provinceCode: await findOwnProvince(ctx.db, owner), merchantName: '' }) : [];
  const others = near.filter(({ merchantNo }) => !bound.some((own) => own.merchantNo === merchantNo));
  return [...bound, ...others].map(shopOf);
});
