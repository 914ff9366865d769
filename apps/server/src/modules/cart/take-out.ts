import * as contract from '@portal/contract/cart';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { loadCart } from './shown-cart.ts';
import { listLines, lockCart, updateLines, updateRemoved } from './store.ts';

/** As many pieces go as came, and no more than there are; a line without any goes as one that is taken out by hand does. */
export const takeOutOfCart = operation(contract.takeOutOfCart, async function takeOutOfCart(ctx, { body: { productList } }) {
  const { db, caller } = ctx;
  const owner = ownerOf(caller);
  const gmtModified = new Date(ctx.now);
  await lockCart(db, owner);
  const going = new Map<string, number>();
  for (const { skuNo, quantity } of productList) going.set(skuNo, (going.get(skuNo) ?? 0) + quantity);
  const lines = (await listLines(db, owner)).filter(({ shopNo, skuNo }) => shopNo === caller.boundShopNo && going.has(skuNo));
  const after = lines.map((line) => ({ ...line, quantity: line.quantity - (going.get(line.skuNo) ?? 0), gmtModified }));
  const kept = after.filter(({ quantity }) => quantity > 0);
  const gone = after.filter(({ quantity }) => quantity <= 0).map(({ id }) => id);
  if (kept.length > 0) await updateLines(db, kept);
  if (gone.length > 0) await updateRemoved(db, owner, gone, gmtModified);
  return loadCart(ctx);
});
