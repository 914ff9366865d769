/** Keeping a family, and letting it go again. */
import { goodsInvalid } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/favorite';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listFamilyHeads } from '../catalog/index.ts';
import { findPrices } from '../price/index.ts';
import { keptFacts } from './shown-to.ts';
import { countFavorites, deleteFavorite, insertFavorite, listKeptOf, lockFavorites } from './store.ts';

/** Also one that is off sale: taking a removal back works for it, too. */
export const addFavorite = operation(contract.addFavorite, async function addFavorite(ctx, { body: { spuNo } }) {
  const owner = ownerOf(ctx.caller);
  await lockFavorites(ctx.db, owner);
  if ((await listKeptOf(ctx.db, owner, [spuNo])).length > 0) return null;
  const [head] = await listFamilyHeads(ctx.db, [spuNo]);
  if (!head) throw new AppError(notFound, { msg: goodsInvalid.msg });
  if ((await countFavorites(ctx.db, owner)) >= contract.FAVORITES_MAX) throw new AppError(contract.tooManyFavorites);
  await insertFavorite(ctx.db, owner, { spuNo, at: new Date(ctx.now), ...keptFacts(await findPrices(ctx, [head.skuNo]), head) });
  return null;
});

export const removeFavorite = operation(contract.removeFavorite, async function removeFavorite(ctx, { body: { spuNo } }) {
  await deleteFavorite(ctx.db, ownerOf(ctx.caller), spuNo);
  return null;
});
