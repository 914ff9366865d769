/** Reading the cart, changing its lines, taking them out. Each change answers with the cart as it is afterwards. */
import * as contract from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { isAsCalculated } from '@portal/engines/pricing';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { changedPrices } from './changed-prices.ts';
import { removeLines } from './remove-lines.ts';
import { loadCart } from './shown-cart.ts';
import { countLinesAt, listLines, lockCart, updateLines, type StoredCartLine } from './store.ts';

export const queryCart = operation(contract.queryCart, function queryCart(ctx) {
  return loadCart(ctx);
});

export const countCart = operation(contract.countCart, async function countCart({ db, caller }) {
  return { count: caller.boundShopNo === null ? 0 : await countLinesAt(db, ownerOf(caller), caller.boundShopNo) };
});

/** Ids that stand for no line of this cart, someone else's among them, change nothing. */
export const modifyCart = operation(contract.modifyCart, async function modifyCart(ctx, { body }) {
  const { db, caller, now } = ctx;
  await lockCart(db, ownerOf(caller));
  const cart = await loadCart(ctx);
  const shown = new Map([...cart.lines, ...cart.others.flatMap(({ lines }) => lines)].map((line) => [line.id, line]));
  const changes = new Map(body.lines.map((change) => [change.id, change]));
  for (const [id, { quantity, price }] of changes) {
    const line = shown.get(id);
    if (line === undefined) continue;
    if (!isAsCalculated(price, line.price)) throw changedPrices([...changes.keys()].flatMap((one) => shown.get(one) ?? []));
    // what was let in with more may become less
    if (quantity !== undefined && quantity > line.quantityMax && quantity > line.quantity)
      throw new AppError(contract.cartQuantityTooLarge, {
        msg: contract.cartCopy.quantityMax(line.quantityMax),
        data: { id, quantityMax: line.quantityMax },
      });
  }
  const changed = (await listLines(db, ownerOf(caller))).flatMap((line): StoredCartLine[] => {
    const change = changes.get(line.id);
    if (change === undefined) return [];
    const { quantity = line.quantity, selected = line.selected } = change;
    const priceWhenAdded = change.price === undefined ? line.priceWhenAdded : (shown.get(line.id)?.price ?? null);
    return [{ ...line, quantity, selected, priceWhenAdded, gmtModified: new Date(now) }];
  });
  if (changed.length > 0) await updateLines(db, changed);
  return loadCart(ctx);
});

export const deleteCart = operation(contract.deleteCart, async function deleteCart(ctx, { body: { ids } }) {
  await lockCart(ctx.db, ownerOf(ctx.caller));
  await removeLines(ctx, ids);
  return loadCart(ctx);
});
