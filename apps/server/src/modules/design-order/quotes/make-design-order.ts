import { findSceneName, ORDER_TYPE_PLAIN, type FeeDraft, type OrderCustomer } from '@portal/contract/design-order';
import { sortLines } from '@portal/engines/pricing';
import { ownerOf, type Changing, type Owner } from '../../../platform/http/context.ts';
import { assertFits, type LineToStore } from '../lines/line.ts';
import { countUses } from '../lines/line-facts.ts';
import { familiesOf, figuresOf, rowOf } from './order-lines.ts';
import { insertOrder } from './store.ts';

/** What of an order its owner says. `sceneId`: one of the scenes, or null. */
export interface OrderHead {
  name: string;
  remark: string;
  sceneId: string | null;
  /** Left out: a plain one (DESIGN-13). */
  orderType?: number | null;
  /** For whom it is made; left out: nothing is said of it. */
  customer?: OrderCustomer | null;
  /** Beside the lines; left out: none. */
  fees?: FeeDraft[];
}

/**
 * Makes an order of lines, in the order given, and counts one use of their families. Gives the order's id. Throws
 * `tooManyLines` and `quantityTooLarge` (a total beyond what can be stored).
 */
export async function makeDesignOrder(
  ctx: Omit<Changing, 'caller'> & { caller: Owner },
  { name, remark, sceneId, orderType = ORDER_TYPE_PLAIN, customer = null, fees = [] }: OrderHead,
  given: readonly LineToStore[],
): Promise<string> {
  const lines = sortLines(given);
  assertFits(lines, lines.length);
  const id = ctx.newId();
  const at = new Date(ctx.now);
  const head = { id, ...ownerOf(ctx.caller), name, remark, sceneId, sceneName: sceneId === null ? null : findSceneName(sceneId), orderType, customer };
  await insertOrder(
    ctx.db,
    { ...head, ...figuresOf(lines, fees), fees, gmtCreate: at, gmtModified: at, gmtRemoved: null, revision: 0, revisedBy: '' },
    lines.map((line) => rowOf(line, id, ctx.newId())),
  );
  await countUses(ctx.db, ownerOf(ctx.caller), familiesOf(lines));
  return id;
}
