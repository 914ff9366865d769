import * as contract from '@portal/contract/catalog';
import { goodsInvalid } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { findPrices } from '../price/index.ts';
import { findSkuFigures } from './model-store.ts';

/** Read from what is stored, so that it tells of this moment. */
export const getPriceReason = operation(contract.getPriceReason, async function getPriceReason(ctx, { query: { skuNo } }) {
  const figures = await findSkuFigures(ctx.db, skuNo);
  if (!figures) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const { price, source, steps } = (await findPrices(ctx, [skuNo])).explain(figures);
  return { skuNo, price, priceSource: source, steps };
});
