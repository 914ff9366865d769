import * as contract from '@portal/contract/design-order';
import { assertOnSale } from '../../catalog/index.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertClaims, claimedOf } from '../lines/claims.ts';
import { newLine } from '../lines/line.ts';
import { assertScene } from '../lines/own-order.ts';
import { joinedByServices } from '../lines/software-services.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { shownDesignOrder } from './get-design-order.ts';
import { joinLines } from './join-lines.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';

/** Adds models to an own order at today's price and rate 100.00, all or nothing; what it has already is joined as `joinLines` says. New software brings its services. */
export const addDesignProduct = operation(contract.addDesignProduct, async function addDesignProduct(ctx, { body }, room: PlacedNeeds) {
  const wanted = body.productSaveDTOS.map((product) => product.skuNo);
  const order = await lockQuotedOrder(ctx, body.id, wanted);
  await assertScene(ctx, order.id, body.sceneId);
  assertOnSale(wanted, order.factsByNo);
  const joining = body.productSaveDTOS.map((product) => newLine(ctx, order.factsByNo, product));
  assertClaims(ctx, claimedOf(body.productSaveDTOS, joining, order.lines));
  // as many as are asked for, which `newLine` would have cut
  const lines = joinLines(
    order.lines,
    joining.map((line, n) => ({ ...line, quantity: body.productSaveDTOS[n]?.quantity ?? line.quantity })),
  );
  const added = lines.filter((line) => order.lines.every((other) => other.skuNo !== line.skuNo));
  const joined = await joinedByServices(ctx, lines, added);
  await storeQuotedOrder(ctx, order, joined.lines);
  return { ...(await shownDesignOrder(ctx, room, order.id)), ...joined.services };
});
