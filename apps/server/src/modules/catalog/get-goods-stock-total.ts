import * as contract from '@portal/contract/catalog';
import { stockLevelOf } from '@portal/engines/goods';
import { operation } from '../../platform/http/operation.ts';
import { isStockVagueTo } from '../price/index.ts';
import { listStocks } from './model-store.ts';

export const getGoodsStockTotal = operation(contract.getGoodsStockTotal, async function getGoodsStockTotal(ctx, { query: { sids } }) {
  const rows = await listStocks(ctx.db, sids);
  const isVague = isStockVagueTo(ctx.caller);
  return Object.fromEntries(rows.map(({ sid, stockTotal }) => [sid, isVague ? stockLevelOf(stockTotal) : stockTotal]));
});
