import * as contract from '@portal/contract/catalog';
import { afterSaleOf, goodsInvalid } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { findWarranty } from './model-store.ts';

/** Also of a model that is sold no more: who has one may ask. */
export const getAfterSale = operation(contract.getAfterSale, async function getAfterSale(ctx, { query: { skuNo } }) {
  const warranty = await findWarranty(ctx.db, skuNo);
  if (!warranty) throw new AppError(notFound, { msg: goodsInvalid.msg });
  return afterSaleOf({ skuNo, ...warranty });
});
