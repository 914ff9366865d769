import * as contract from '@portal/contract/design-order';
import type { VersionDiff } from '@portal/contract/design-order';
import { diffLists, totalsWithFees } from '@portal/engines/pricing';
import { fen, toFen, toYuan } from '@portal/units';
import type { Asking } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import type { OrderRow } from '../lines/store.ts';
import { comparedOf, contentOf, type OrderContent } from './content.ts';
import { getVersion } from './own-versions.ts';

export const compareVersions = operation(contract.compareVersions, async function compareVersions(ctx, { params, query }): Promise<VersionDiff> {
  const order = await getOwnOrder(ctx, params.id);
  const [before, after] = [await sideOf(ctx, order, query.before), await sideOf(ctx, order, query.after)];
  const { added, removed, changed, moved, head } = diffLists(comparedOf(before.content), comparedOf(after.content));
  const lineOf = new Map(after.content.lines.map((line) => [line.skuNo, line]));
  return {
    before: before.side,
    after: after.side,
    added: [...added],
    removed: [...removed],
    changed: changed.map(({ before: was, after: is, fields }) => ({ before: was, after: is, fields: [...fields] })),
    moved: moved.flatMap((skuNo) => lineOf.get(skuNo) ?? []),
    head: head.map(({ field, before: was, after: is }) => ({ field, before: was ?? null, after: is ?? null })),
    byAmount: toYuan(fen(toFen(after.side.amount) - toFen(before.side.amount))),
  };
});

async function sideOf(ctx: Asking, order: OrderRow, id: string): Promise<{ side: VersionDiff['before']; content: OrderContent }> {
  if (id === 'now') {
    const content = await contentOf(ctx, order);
    const { amount, lineCount } = totalsWithFees(content.lines, content.fees ?? []);
    return { side: { id: null, name: '当前配单', amount, lineCount, gmtCreate: order.gmtModified.getTime() }, content };
  }
  const { content, name, amount, lineCount, gmtCreate } = await getVersion(ctx, order.id, id);
  return { side: { id, name, amount, lineCount, gmtCreate: gmtCreate.getTime() }, content };
}
