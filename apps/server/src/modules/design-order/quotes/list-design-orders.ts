import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { summaryOf } from './order-head.ts';
import { fingerprintOf } from './fingerprint.ts';
import { listOrders, listTouchedAccepted } from './store.ts';

const DAY_MS = 86_400_000;

export const listDesignOrders = operation(contract.listDesignOrders, async function listDesignOrders(ctx, { query }) {
  const owner = ownerOf(ctx.caller);
  const touched = await listTouchedAccepted(ctx.db, owner);
  const { rows, count } = await listOrders(ctx.db, owner, {
    ...query,
    changedIds: touched.filter(({ lines, fees, fingerprint }) => fingerprintOf(lines, fees) !== fingerprint).map(({ id }) => id),
    since: query.days === undefined ? null : new Date(ctx.now - query.days * DAY_MS),
  });
  const factsByNo = await listLineFacts(ctx, [...new Set(rows.flatMap((row) => row.firstSkuNos))]);
  const pictures = (skuNos: readonly string[]) => skuNos.flatMap((skuNo) => factsByNo.get(skuNo)?.productImage ?? []);
  return { data: rows.map((row) => ({ ...summaryOf(row), quoteState: row.quoteState, accepted: row.accepted, pictures: pictures(row.firstSkuNos) })), count };
});
