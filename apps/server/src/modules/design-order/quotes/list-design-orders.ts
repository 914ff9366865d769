import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { summaryOf } from './order-head.ts';
import { listOrders } from './store.ts';

const DAY_MS = 86_400_000;

export const listDesignOrders = operation(contract.listDesignOrders, async function listDesignOrders(ctx, { query }) {
  const { rows, count } = await listOrders(ctx.db, ownerOf(ctx.caller), {
    ...query,
    since: query.days === undefined ? null : new Date(ctx.now - query.days * DAY_MS),
  });
  const factsByNo = await listLineFacts(ctx, [...new Set(rows.flatMap((row) => row.firstSkuNos))]);
  const pictures = (skuNos: readonly string[]) => skuNos.flatMap((skuNo) => factsByNo.get(skuNo)?.productImage ?? []);
  return { data: rows.map((row) => ({ ...summaryOf(row), quoteState: row.quoteState, pictures: pictures(row.firstSkuNos) })), count };
});
