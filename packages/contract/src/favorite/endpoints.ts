/** Favourites (FAVORITE-1 to 3): product families that an identity keeps at hand. Each call is about those of the identity that acts. */
import { SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { Replacement } from '../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { tooManyFavorites } from './errors.ts';
import { FAVORITES_ASKED_MAX } from './limits.ts';

const BASE = '/api-cloud-merchant-service/v1/goods/favorite/spu';

/** What differs from when it was kept, for this viewer; null where nothing does, or nothing is known. */
export const FavoriteChanges = z.strictObject({
  /** Yuan; the price then, where it is another by now. */
  priceThen: z.number().nullable(),
  /** Out of stock since, or in stock again. */
  stock: z.enum(['gone', 'back']).nullable(),
});
export type FavoriteChanges = z.infer<typeof FavoriteChanges>;

/** A family as it is now, by the model that stands for it: the first active one, of one that is gone the first. */
export const Favorite = z.strictObject({
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  /** Address of the picture; empty: none. */
  mainPic: z.string(),
  skuNo: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  /** Yuan, of this viewer's kind; null: none, or the family is gone. */
  price: z.number().nullable(),
  priceLabel: z.string(),
  /** False: 已下架, it can be looked at here and removed. */
  isOnSale: z.boolean(),
  /** Of one that is 已下架: what is bought instead; null: nothing is named, or it is sold. */
  replacement: Replacement.nullable(),
  inStock: z.boolean(),
  changes: FavoriteChanges,
  gmtCreate: z.iso.datetime(),
});
export type Favorite = z.infer<typeof Favorite>;

const one = z.strictObject({ spuNo: recordId });

/** Keeps a family; one that is kept already stays where it is. */
export const addFavorite = defineEndpoint({
  name: 'addFavorite',
  method: 'POST',
  path: `${BASE}/add`,
  also: [BASE],
  summary: '收藏产品',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: z.null(),
  outcomes: [notFound, tooManyFavorites],
});

/** One that is not kept changes nothing. */
export const removeFavorite = defineEndpoint({
  name: 'removeFavorite',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '取消收藏',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: z.null(),
});

/** The newest first. */
export const listFavorites = defineEndpoint({
  name: 'listFavorites',
  method: 'GET',
  path: `${BASE}/page`,
  also: [BASE],
  summary: '收藏的产品',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject(pagingQuery),
  data: z.array(Favorite),
  counted: true,
});

/** Which of the families named, with commas between them, are kept; in no order. */
export const listKept = defineEndpoint({
  name: 'listKept',
  method: 'GET',
  path: `${BASE}/kept`,
  summary: '产品是否已收藏',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({
    spuNos: z
      .string()
      .max(41 * FAVORITES_ASKED_MAX)
      .transform((text) => text.split(','))
      .pipe(z.array(recordId).max(FAVORITES_ASKED_MAX, { error: `一次最多查询 ${FAVORITES_ASKED_MAX} 个产品` })),
  }),
  data: z.array(z.string()),
});
