import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { listStocks } from './model-store.ts';

export const getGoodsStockTotal = operation(contract.getGoodsStockTotal, async function getGoodsStockTotal(ctx, { query: { sids } }) {
  const rows = await listStocks(ctx.db, sids);
  return Object.fromEntries(rows.map(({ sid, stockTotal }) => [sid, stockTotal]));
});
