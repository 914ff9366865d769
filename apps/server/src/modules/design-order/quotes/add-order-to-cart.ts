import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { joinProject } from '../../cart/index.ts';
import { getOwnOrder } from '../lines/own-order.ts';
import { listOrderLines } from './store.ts';

/** The order stays as it is; the cart's lines know which one they come from. Ids of other orders' lines are passed over. */
export const addOrderToCart = operation(contract.addOrderToCart, async function addOrderToCart(ctx, { body: { id, lineIds } }) {
  const order = await getOwnOrder(ctx, id);
  const lines = (await listOrderLines(ctx.db, order.id)).filter((line) => lineIds === undefined || lineIds.includes(line.id));
  if (lines.length === 0) throw new AppError(contract.selectionEmpty);
  const joined = await joinProject(
    ctx,
    { id: order.id, isWhole: lineIds === undefined },
    lines.map(({ skuNo, quantity, productModel }) => ({ skuNo, quantity, sourceType: 'designOrder', sourceId: order.id, calledBy: productModel })),
  );
  const quoted = new Map(lines.map(({ skuNo, price }) => [skuNo, price]));
  return { ...joined, taken: joined.taken.map((line) => ({ ...line, quotedPrice: quoted.get(line.skuNo) ?? null })) };
});
