import * as contract from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import { asTsquery, searchPlanOf } from '../catalog/index.ts';
import { cardOf } from './card-of.ts';
import { countFound, listFound } from './store.ts';

const NONE: contract.ContentCounts = { solution: 0, case: 0, article: 0, video: 0 };

export const searchContent = operation(contract.searchContent, async function searchContent(ctx, { query: { keyword, kind, pageNum, pageSize } }) {
  const plan = searchPlanOf(keyword);
  if (plan === null) return { data: { cards: [], counts: NONE }, count: 0 };
  const now = new Date(ctx.now);
  // every word first; where nothing holds them all, any of them
  for (const asked of [plan.strict, plan.loose]) {
    if (asked === null) continue;
    const question = asTsquery(asked);
    const counts = { ...NONE };
    for (const { kind: one, found } of await countFound(ctx.db, now, question)) counts[one] = found;
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
    if (all === 0) continue;
    const rows = await listFound(ctx.db, now, { question, kind, limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { data: { cards: rows.map(cardOf), counts }, count: kind === '' ? all : counts[kind] };
  }
  return { data: { cards: [], counts: NONE }, count: 0 };
});
