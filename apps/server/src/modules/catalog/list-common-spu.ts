import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { familiesOf } from './list-picking-spu.ts';

/** Families of the caller's own design orders, most used first unless another order is asked for. */
export const listCommonSpu = operation(contract.listCommonSpu, async function listCommonSpu(ctx, { query }, catalog: CatalogCache) {
  const among = await catalog.listUsedSpuNos(ctx.db, { accountNo: ctx.caller.accountNo, merchantNo: ctx.caller.merchantNo });
  const isSoftware = query.type === '2';
  const asked = { ...query, type: isSoftware ? ('2' as const) : ('' as const) };
  return familiesOf(ctx.db, catalog, { query: asked, prices: await catalog.pricesFor(ctx), skuType: isSoftware ? 2 : null, among });
});
