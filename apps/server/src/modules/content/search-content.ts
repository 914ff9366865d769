import * as contract from '@portal/contract/content';
import type { ContentKind } from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import { asTsquery, searchPlanOf } from '../catalog/index.ts';
import { cardOf } from './card-of.ts';
import { countFound, listFound } from './store.ts';

const NONE: contract.ContentCounts = { solution: 0, case: 0, article: 0, video: 0 };

/** What a keyword calls the kind it asks for: 学校监控方案, 选型 文章. */
const KINDS: readonly (readonly [said: RegExp, kind: ContentKind])[] = [
  [/(?:整套|解决)?方案/gu, 'solution'],
  [/(?:客户|工程|项目|成功|参考)?案例/gu, 'case'],
  [/文章|教程|资讯|知识|科普/gu, 'article'],
  [/视频(?!监控|会议|平台|授权|矩阵|解码|存储)(?:教程)?/gu, 'video'],
];

/** The kind that comes first, and the keyword without its name where something is left of it. */
function kindNamedIn(keyword: string): { named: ContentKind | ''; rest: string } {
  for (const [said, named] of KINDS) {
    const rest = keyword.replace(said, ' ').trim();
    if (rest !== keyword.trim() && searchPlanOf(rest) !== null) return { named, rest };
  }
  return { named: '', rest: keyword };
}

export const searchContent = operation(contract.searchContent, async function searchContent(ctx, { query: { keyword, kind, pageNum, pageSize } }) {
  const { named, rest } = kindNamedIn(keyword);
  const plan = searchPlanOf(rest);
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
    const rows = await listFound(ctx.db, now, { question, kind, named, limit: pageSize, offset: (pageNum - 1) * pageSize });
    return { data: { cards: rows.map(cardOf), counts }, count: kind === '' ? all : counts[kind] };
  }
  return { data: { cards: [], counts: NONE }, count: 0 };
});
