import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listBound, listDealersOf } from './binding-store.ts';
import { isOnePlace } from './named-place.ts';
import type { DealerNeeds } from './needs.ts';
import { withPhoneMasked } from './shops.ts';

/** Every dealer offers every family that is sold, and nobody one that is not (DEALER-9). */
export const getParentMerchantList = operation(
  contract.getParentMerchantList,
  async function getParentMerchantList(ctx, { query }, { isOffered }: DealerNeeds) {
    const { provinceName, cityName, areaName, streetName } = query;
    const isNamed = [provinceName, cityName, areaName, streetName].some((name) => name !== undefined);
    if (isNamed && !(await isOnePlace(ctx.db, query))) {
      const msg = contract.dealerCopy.areaRequired;
      throw new AppError(badRequest, { msg, fields: { provinceCode: msg } });
    }
    if (query.spuNo !== undefined && !(await isOffered(ctx.db, query.spuNo))) return [];
    const bound = new Set((await listBound(ctx.db, ownerOf(ctx.caller))).map(({ merchantNo }) => merchantNo));
    return (await listDealersOf(ctx.db, query)).map((dealer) => (bound.has(dealer.merchantNo) ? dealer : withPhoneMasked(dealer)));
  },
);
