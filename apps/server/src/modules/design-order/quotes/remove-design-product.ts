import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { shownDesignOrder } from './get-design-order.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';
import { assertScene, findOwnOrderAmong } from '../lines/own-order.ts';
import { assertNotPlaced, type PlacedNeeds } from '../lines/placed.ts';
import { takePieces } from './take-pieces.ts';

/** Takes pieces out of an own order as `takePieces` says; taking nothing writes nothing. */
export const removeDesignProduct = operation(contract.removeDesignProduct, async function removeDesignProduct(ctx, { body }, room: PlacedNeeds) {
  const order = await lockQuotedOrder(ctx, await findOwnOrderAmong(ctx, body.ids));
  await assertScene(ctx, order.id, body.sceneId);
  const { lines, isChanged } = takePieces(order.lines, body.productList);
  await assertNotPlaced(ctx, room, { place: { kind: 'order', id: order.id }, before: order.lines, after: lines });
  if (isChanged) await storeQuotedOrder(ctx, order, lines);
  return shownDesignOrder(ctx, room, order.id);
});
