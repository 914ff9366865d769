import type { listDesignOrders as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { findSkusForLines } from '../../catalog/index.ts';
import { ownerOf } from '../owner.ts';
import { summaryOf } from './order-head.ts';
import { listOrders } from './store.ts';

export const listDesignOrders: Operation<typeof endpoint> = async (ctx, { query }) => {
  const { rows, count } = await listOrders(ctx.db, ownerOf(ctx.caller), query);
  const goods = await findSkusForLines(ctx.db, [...new Set(rows.flatMap((row) => row.firstSkuNos))]);
  const pictures = (skuNos: readonly string[]) => skuNos.flatMap((skuNo) => goods.get(skuNo)?.productImage ?? []);
  return { data: rows.map((row) => ({ ...summaryOf(row), pictures: pictures(row.firstSkuNos) })), count };
};
