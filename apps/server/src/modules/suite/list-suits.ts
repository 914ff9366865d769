import * as contract from '@portal/contract/suite';
import { operation } from '../../platform/http/operation.ts';
import { suitsFor } from './project.ts';
import { countSuites, listPage } from './store.ts';
import type { Suites } from './suites.ts';

export const listSuits = operation(contract.listSuits, async function listSuits(ctx, { query: { spuNo, keyword, page, size } }, suites: Suites) {
  // each product page asks, and most products are in none
  if (spuNo !== undefined && !(await suites.familiesIn(ctx.db)).has(spuNo)) return { data: [], count: 0 };
  const narrowing = { keyword, spuNo };
  const rows = await listPage(ctx.db, narrowing, { page, size });
  return { data: await suitsFor(ctx, rows), count: await countSuites(ctx.db, narrowing) };
});
