import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { familiesOf } from './list-picking-spu.ts';

/** Families of the caller's own design orders, most used first unless another order is asked for. */
export const listCommonSpu = operation(contract.listCommonSpu, async function listCommonSpu(ctx, { query }, catalog: CatalogCache) {
  const among = await catalog.listUsedSpuNos(ctx.db, { accountNo: ctx.caller.accountNo, merchantNo: ctx.caller.merchantNo });
  return familiesOf(ctx.db, catalog, { query, prices: await catalog.pricesFor(ctx), skuType: query.type === '2' ? 2 : null, among });
});
