import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { Goods } from './goods.ts';
import { familiesOf } from './list-picking-spu.ts';

/** Families of the caller's own design orders, most used first unless another order is asked for. */
export const listCommonSpu = operation(contract.listCommonSpu, async function listCommonSpu(ctx, { query }, goods: Goods) {
  const among = await goods.findUsedSpuNos(ctx.db, { accountNo: ctx.caller.accountNo, merchantNo: ctx.caller.merchantNo });
  return familiesOf(ctx.db, goods, { query, viewer: ctx.caller.userType, skuType: query.type === '2' ? 2 : null, among });
});
