import * as contract from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { piecesJoining } from '@portal/engines/pricing';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listSkuPrices } from '../catalog/index.ts';
import { loadCart } from './shown-cart.ts';
import { deleteLines, listLines, listRemoved, lockCart, updateLines, type StoredLine } from './store.ts';

/** Lines come back as they were; where the model stands again, its line takes their pieces. */
export const restoreCart = operation(contract.restoreCart, async function restoreCart(ctx, { body: { ids } }) {
  const { db } = ctx;
  const owner = ownerOf(ctx.caller);
  await lockCart(db, owner);
  const removed = await listRemoved(db, owner, ids);
  const factsByNo = await listSkuPrices(
    ctx,
    removed.map(({ skuNo }) => skuNo),
  );
  const lines = new Map((await listLines(db, owner)).map((line) => [placeOf(line), line]));
  const changed = new Map<string, StoredLine>();
  const joined: string[] = [];
  for (const line of removed) {
    const twin = lines.get(placeOf(line));
    const facts = factsByNo.get(line.skuNo);
    if (twin) joined.push(line.id);
    const more = twin && facts ? piecesJoining(facts, twin.quantity, line.quantity) : 0;
    const back = twin ? { ...twin, quantity: twin.quantity + more } : { ...line, gmtRemoved: null };
    lines.set(placeOf(line), back);
    changed.set(back.id, { ...back, gmtModified: new Date(ctx.now) });
  }
  if (lines.size > contract.CART_LINES_MAX) throw new AppError(contract.nothingTaken, { msg: contract.cartCopy.left.cartFull, data: { left: [] } });
  if (joined.length > 0) await deleteLines(db, owner, joined);
  if (changed.size > 0) await updateLines(db, [...changed.values()]);
  return loadCart(ctx);
});

const placeOf = ({ shopNo, skuNo }: StoredLine): string => `${shopNo} ${skuNo}`;
