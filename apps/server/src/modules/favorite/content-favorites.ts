/** What is published, kept at hand and let go again (FAVORITE-7). */
import { contentCopy, type ContentKind } from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/favorite';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listCards } from '../content/index.ts';
import {
  countContents,
  countContentsOfKinds,
  deleteContentFavorite,
  insertContentFavorite,
  listContentPage,
  listKeptContents,
  lockFavorites,
} from './store.ts';

const KINDS: Readonly<Record<contract.KeptGroup, readonly ContentKind[]>> = { projects: ['solution', 'case', 'article'], videos: ['video'] };

export const addContentFavorite = operation(contract.addContentFavorite, async function addContentFavorite(ctx, { body: { contentId } }) {
  const owner = ownerOf(ctx.caller);
  const at = new Date(ctx.now);
  await lockFavorites(ctx.db, owner);
  if ((await listKeptContents(ctx.db, owner, [contentId])).length > 0) return null;
  const [card] = await listCards(ctx.db, at, [contentId]);
  if (!card) throw new AppError(notFound, { msg: contentCopy.gone });
  if ((await countContents(ctx.db, owner)) >= contract.FAVORITES_MAX) {
    throw new AppError(contract.tooManyFavorites, { msg: contract.favoriteCopy.tooManyContents });
  }
  await insertContentFavorite(ctx.db, owner, { contentId, kind: card.kind, at });
  return null;
});

export const removeContentFavorite = operation(contract.removeContentFavorite, async function removeContentFavorite(ctx, { body: { contentId } }) {
  await deleteContentFavorite(ctx.db, ownerOf(ctx.caller), contentId);
  return null;
});

export const listContentFavorites = operation(contract.listContentFavorites, async function listContentFavorites(ctx, { query: { group, page, size } }) {
  const owner = ownerOf(ctx.caller);
  const kinds = KINDS[group];
  const rows = await listContentPage(ctx.db, owner, { kinds, page, size });
  const cards = await listCards(
    ctx.db,
    new Date(ctx.now),
    rows.map(({ contentId }) => contentId),
  );
  const cardOf = new Map(cards.map((card) => [card.contentId, card]));
  const data = rows.map(({ contentId, kind, gmtCreate }) => {
    const card = cardOf.get(contentId);
    const shown = { title: card?.title ?? '', summary: card?.summary ?? '', picture: card?.picture ?? '' };
    return { contentId, kind, ...shown, isOut: card !== undefined, gmtCreate: gmtCreate.toISOString() };
  });
  return { data, count: await countContentsOfKinds(ctx.db, owner, kinds) };
});

export const listKeptContent = operation(contract.listKeptContent, function listKeptContent(ctx, { query }) {
  return listKeptContents(ctx.db, ownerOf(ctx.caller), query.contentIds);
});
