import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { operation } from '../../platform/http/operation.ts';
import { listDealersOf } from './binding-store.ts';
import { isOnePlace } from './named-place.ts';

/** `spuNo` and `secKill` narrow nothing yet: every dealer sells the whole catalogue. */
export const getParentMerchantList = operation(contract.getParentMerchantList, async function getParentMerchantList(ctx, { query }) {
  const { provinceName, cityName, areaName, streetName } = query;
  const isNamed = [provinceName, cityName, areaName, streetName].some((name) => name !== undefined);
  if (isNamed && !(await isOnePlace(ctx.db, query))) {
    const msg = contract.dealerCopy.areaRequired;
    throw new AppError(badRequest, { msg, fields: { provinceCode: msg } });
  }
  return listDealersOf(ctx.db, query);
});
