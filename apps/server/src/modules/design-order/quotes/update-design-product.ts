import * as contract from '@portal/contract/design-order';
import type { UpdateDesignProduct, DesignLine } from '@portal/contract/design-order';
import { isDeepStrictEqual } from 'node:util';
import type { Changing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertClaims } from '../lines/claims.ts';
import { assertOnce } from '../lines/line.ts';
import { assertSeen } from '../lines/own-order.ts';
import { assertNotPlaced, type PlacedNeeds } from '../lines/placed.ts';
import { joinedByServices } from '../lines/software-services.ts';
import { editQuotedLines } from './edit-quoted-lines.ts';
import { shownDesignOrder } from './get-design-order.ts';
import { customerSaid, isSameCustomer } from './order-customer.ts';
import { assertFeesFit, quotedLine } from './order-lines.ts';
import { lockQuotedOrder, storeQuotedOrder, type QuotedOrder } from './quoted-order.ts';
import { listRemovedLines, type OrderSaid } from './store.ts';

/**
 * Stores an own order as edited, all or nothing; changing nothing writes nothing, so that repeating a save does no harm. Throws
 * `orderChanged` when another editor has changed it since the revision this edit began with (DESIGN-10), what `editQuotedLines`
 * throws, and what `assertClaims` throws for money and identities that are none of the order's (DESIGN-21). An edit that says no revision is answered with what it was saved over, where a page had changed the order last.
 */
export const updateDesignProduct = operation(contract.updateDesignProduct, async function updateDesignProduct(ctx, { body }, room: PlacedNeeds) {
  assertOnce(body.productList);
  const order = await lockQuotedOrder(
    ctx,
    body.id,
    body.productList.map((claim) => claim.skuNo),
  );
  assertSeen(order.row, body);

  const edited = editQuotedLines(ctx, order, { ...body, removed: await removedAmong(ctx, order, body.productList) });
  const editedByNo = new Map(edited.lines.map((line) => [line.skuNo, line]));
  assertClaims(
    ctx,
    body.productList.flatMap((claim) => {
      const line = editedByNo.get(claim.skuNo);
      // a discounted price is a wish here, heard as far as the rules go
      return line ? [{ claim: { ...claim, ratePrice: null }, line }] : [];
    }),
  );
  const { lines, services } = await joinedByServices(ctx, edited.lines, edited.added);
  await assertNotPlaced(ctx, room, { place: { kind: 'order', id: order.id }, before: order.lines, after: lines });
  const words = await wordsSaid(ctx, order, body);
  if (words.fees) assertFeesFit(lines, words.fees);
  if (!isSame(order.lines, lines) || Object.keys(words).length > 0) await storeQuotedOrder(ctx, order, lines, { words, editor: body.editor });
  return { ...(await shownDesignOrder(ctx, room, order.id)), ...services, ...savedOver(order, body) };
});

const savedOver = ({ row: { revision, revisedBy, gmtModified } }: QuotedOrder, said: UpdateDesignProduct) =>
  said.revision === undefined && revisedBy !== '' && revisedBy !== said.editor ? { savedOver: { revision, gmtModified: gmtModified.getTime() } } : {};

/** Lines claimed by the id they had before they left, as they were quoted. */
async function removedAmong(ctx: Pick<Changing, 'db'>, order: QuotedOrder, claims: UpdateDesignProduct['productList']): Promise<DesignLine[]> {
  const present = new Set(order.lines.map((line) => line.skuNo));
  const ids = claims.flatMap(({ id, skuNo }) => (id === undefined || present.has(skuNo) ? [] : [id]));
  if (ids.length === 0) return [];
  const rows = await listRemovedLines(ctx.db, order.id, ids);
  return rows.map((row) => quotedLine(row, order.factsByNo, row.sort));
}

/** What is said of the order otherwise than it stands. Throws what `customerSaid` throws. */
async function wordsSaid(ctx: Changing, { row }: QuotedOrder, body: UpdateDesignProduct): Promise<Partial<OrderSaid>> {
  const words: Partial<OrderSaid> = {};
  if (body.name !== undefined && body.name !== row.name) words.name = body.name;
  if (body.remark !== undefined && body.remark !== row.remark) words.remark = body.remark;
  if (body.sceneId !== undefined && body.sceneId !== row.sceneId) {
    words.sceneId = body.sceneId;
    words.sceneName = body.sceneId === null ? null : contract.findSceneName(body.sceneId);
  }
  if (body.fees !== undefined && !isDeepStrictEqual(body.fees, row.fees)) words.fees = body.fees;
  const customer = await customerSaid(ctx, row.customer, body);
  if (!isSameCustomer(customer, row.customer)) words.customer = customer;
  return words;
}

const isSame = (before: readonly DesignLine[], after: readonly DesignLine[]): boolean =>
  before.length === after.length &&
  before.every(({ id, rate, ratePrice, quantity }, place) => {
    const now = after[place];
    return id === now?.id && rate === now.rate && ratePrice === now.ratePrice && quantity === now.quantity;
  });
