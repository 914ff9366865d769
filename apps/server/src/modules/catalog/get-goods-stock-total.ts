import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { findPrices } from '../price/index.ts';
import { listStocks } from './model-store.ts';
import { stockFor, stockTold } from './stock-for.ts';

export const getGoodsStockTotal = operation(contract.getGoodsStockTotal, async function getGoodsStockTotal(ctx, { query: { sids } }) {
  const rows = await listStocks(ctx.db, sids);
  const { shopStock } = await findPrices(
    ctx,
    rows.map(({ skuNo }) => skuNo),
  );
  return Object.fromEntries(rows.map((row) => [row.sid, stockTold(shopStock.isVague, stockFor(shopStock, row)).stockTotal]));
});
