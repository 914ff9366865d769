import { findSceneName, type generateOrder as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { raiseSumNo } from '../../catalog/index.ts';
import { assertFits } from '../line.ts';
import { ownerOf } from '../owner.ts';
import { takeLines } from '../selection/take-lines.ts';
import { familiesOf, figuresOf, rowOf } from './order-lines.ts';
import { insertOrder } from './store.ts';

/** Makes an order of lines of the list in one transaction: they leave the list, and their families count one use. */
export const generateOrder: Operation<typeof endpoint> = async (ctx, { body }) => {
  const { lines: taken } = await takeLines(ctx, body.lineIds);
  const lines = taken.map((line, index) => ({ ...line, sort: index + 1 }));
  assertFits(lines, lines.length);
  const id = ctx.newId();
  const { name, remark, sceneId } = body;
  const at = new Date(ctx.now);
  const head = { id, ...ownerOf(ctx.caller), name, remark, sceneId, sceneName: sceneId === null ? null : findSceneName(sceneId) };
  await insertOrder(
    ctx.db,
    { ...head, ...figuresOf(lines), gmtCreate: at, gmtModified: at, gmtRemoved: null },
    lines.map((line) => rowOf(line, id, ctx.newId())),
  );
  await raiseSumNo(ctx.db, familiesOf(lines));
  return id;
};
