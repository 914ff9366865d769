import * as contract from '@portal/contract/suite';
import { operation } from '../../platform/http/operation.ts';
import { listSkuNosOf } from '../catalog/index.ts';
import { suitsFor } from './project.ts';
import { countSuites, listPage } from './store.ts';

export const listSuits = operation(contract.listSuits, async function listSuits(ctx, { query: { spuNo, keyword, page, size } }) {
  const narrowing = { keyword, skuNos: spuNo === undefined ? undefined : await listSkuNosOf(ctx.db, spuNo) };
  const rows = await listPage(ctx.db, narrowing, { page, size });
  return { data: await suitsFor(ctx, rows), count: await countSuites(ctx.db, narrowing) };
});
