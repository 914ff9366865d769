import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/dealer';
import { operation } from '../../platform/http/operation.ts';

/** No activity exists before promotions are built. */
export const promotionShop = operation(contract.promotionShop, function promotionShop() {
  return Promise.reject(new AppError(contract.noSuchActivity));
});
