import * as contract from '@portal/contract/cart';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { removeLines } from './remove-lines.ts';
import { partJoined, restoreLines } from './restore-cart.ts';
import { loadCart } from './shown-cart.ts';
import { listLines, lockCart, updateLines } from './store.ts';

/** As many pieces go as came, and no more than there are; a line without any goes as one that is taken out by hand does. Then what made way for them comes back, in its own origin and as it was ticked. */
export const takeOutOfCart = operation(contract.takeOutOfCart, async function takeOutOfCart(ctx, { body: { productList, replaced, setAside } }) {
  const { db, caller } = ctx;
  const owner = ownerOf(caller);
  const gmtModified = new Date(ctx.now);
  await lockCart(db, owner);
  // with the list's pieces those go that were summed up with them, and come back as the line they were
  const going = await partJoined(ctx, replaced);
  for (const { skuNo, quantity } of productList) going.set(skuNo, (going.get(skuNo) ?? 0) + quantity);
  const lines = (await listLines(db, owner)).filter(({ shopNo }) => shopNo === caller.boundShopNo);
  const after = lines
    .filter(({ id, skuNo }) => going.has(skuNo) || setAside.includes(id))
    .map((line) => ({
      ...line,
      quantity: line.quantity - (going.get(line.skuNo) ?? 0),
      selected: line.selected || setAside.includes(line.id),
      gmtModified,
    }));
  const kept = after.filter(({ quantity }) => quantity > 0);
  if (kept.length > 0) await updateLines(db, kept);
  await removeLines(
    ctx,
    after.filter(({ quantity }) => quantity <= 0).map(({ id }) => id),
  );
  if (replaced.length > 0) await restoreLines(ctx, replaced);
  return loadCart(ctx);
});
