import * as contract from '@portal/contract/cart';
import { AppError } from '@portal/contract/core';
import { piecesJoining } from '@portal/engines/pricing';
import { ownerOf, type Changing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listSkuPrices } from '../catalog/index.ts';
import { loadCart } from './shown-cart.ts';
import { listLines, listRemoved, lockCart, updateLines, type StoredCartLine } from './store.ts';

export const restoreCart = operation(contract.restoreCart, async function restoreCart(ctx, { body: { ids } }) {
  await lockCart(ctx.db, ownerOf(ctx.caller));
  await restoreLines(ctx, ids);
  return loadCart(ctx);
});

/**
 * Lines come back as they were; where the model stands again, its line takes their pieces, once: they stay out themselves, knowing how many
 * joined, so that `partJoined` can take them back out. Under `lockCart`.
 */
export async function restoreLines(ctx: Changing, ids: readonly string[]): Promise<void> {
  const { db } = ctx;
  const owner = ownerOf(ctx.caller);
  const removed = (await listRemoved(db, owner, ids)).filter(({ joinedPieces }) => joinedPieces === null);
  const factsByNo = await listSkuPrices(
    ctx,
    removed.map(({ skuNo }) => skuNo),
  );
  const lines = new Map((await listLines(db, owner)).map((line) => [placeOf(line), line]));
  const changed = new Map<string, StoredCartLine>();
  for (const line of removed) {
    const twin = lines.get(placeOf(line));
    const facts = factsByNo.get(line.skuNo);
    const more = twin && facts ? piecesJoining(facts, twin.quantity, line.quantity) : 0;
    if (twin) changed.set(line.id, { ...line, joinedPieces: more });
    const back = twin ? { ...twin, quantity: twin.quantity + more } : { ...line, gmtRemoved: null };
    lines.set(placeOf(line), back);
    changed.set(back.id, { ...back, gmtModified: new Date(ctx.now) });
  }
  if (lines.size > contract.CART_LINES_MAX) throw new AppError(contract.nothingTaken, { msg: contract.cartCopy.left.cartFull, data: { left: [] } });
  if (changed.size > 0) await updateLines(db, [...changed.values()]);
}

/** Lines that joined others are lines by themselves again, still out; gives the pieces that leave the others with them. Under `lockCart`. */
export async function partJoined({ db, caller }: Changing, ids: readonly string[]): Promise<Map<string, number>> {
  const joined = (await listRemoved(db, ownerOf(caller), ids)).filter(({ joinedPieces }) => joinedPieces !== null);
  if (joined.length > 0)
    await updateLines(
      db,
      joined.map((line) => ({ ...line, joinedPieces: null })),
    );
  const pieces = new Map<string, number>();
  for (const { skuNo, joinedPieces } of joined) pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + (joinedPieces ?? 0));
  return pieces;
}

const placeOf = ({ shopNo, skuNo }: StoredCartLine): string => `${shopNo} ${skuNo}`;
