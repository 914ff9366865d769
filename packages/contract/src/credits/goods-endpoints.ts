/** What credits are given for, as the provider's staff writes it (CREDITS-12). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { keywordQuery, nameText, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { creditsCopy } from './copy.ts';
import { creditsGoodsMoved, creditsStockShort } from './errors.ts';
import { CREDITS_PICTURES_FOUND, CREDITS_POINTS_MAX, CREDITS_STOCK_MAX, CREDITS_TITLE_MAX, CREDITS_WORDS_MAX, EXCHANGE_PIECES_MAX } from './limits.ts';
import { CreditsGoods } from './shapes.ts';

const BASE = '/api-console/v1/credits/goods';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
const SEARCH_COST_MS = 12;
/** Of this site alone. */
const OWN_PICTURE = /^\/(?:pictures|products)\/(?!.*\.\.)[\w./-]+\.(?:svg|png|jpe?g|webp)$|^\/api-file\/v1\/file\/[\w-]{1,40}$/;
const whole = (least: number, most: number, error: string) => z.int({ error }).min(least, { error }).max(most, { error });

export const DeskCreditsGoods = CreditsGoods.extend({
  /** Paragraphs. */
  words: z.array(z.string()),
  isOffered: z.boolean(),
  /** Pieces exchanged so far, without what was cancelled. */
  exchanged: z.int(),
  /** How often it was written. */
  edition: z.int(),
});
export type DeskCreditsGoods = z.infer<typeof DeskCreditsGoods>;

/** Those that are given first, in their order; `isOffered` '1' or '0' those alone that are, or are not. */
export const listDeskCreditsGoods = defineEndpoint({
  name: 'listDeskCreditsGoods',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '积分商品列表（控制台）',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.strictObject({ ...pagingQuery, keyword: keywordQuery, isOffered: z.enum(['', '1', '0']).default('') }),
  data: z.array(DeskCreditsGoods),
  counted: true,
});

/** Without `spuNo` it is new; with it, `edition` is the one that was read. Pieces are added or taken (`stockChange`): whoever exchanges meanwhile is not forgotten. */
export const CreditsGoodsDraft = z.strictObject({
  spuNo: recordId.optional(),
  edition: z.int().min(1).max(INTEGER_MAX).optional(),
  title: nameText(CREDITS_TITLE_MAX, creditsCopy.titleRequired),
  summary: plainText(CREDITS_WORDS_MAX),
  /** Line breaks part its paragraphs. */
  text: plainText(10 * CREDITS_WORDS_MAX),
  picture: z.string({ error: creditsCopy.pictureRule }).max(300).regex(OWN_PICTURE, { error: creditsCopy.pictureRule }),
  unit: nameText(4, creditsCopy.unitRequired),
  points: whole(1, CREDITS_POINTS_MAX, creditsCopy.pointsRule),
  stockChange: whole(-CREDITS_STOCK_MAX, CREDITS_STOCK_MAX, creditsCopy.stockRule),
  /** Null: any number. */
  limitEach: whole(1, EXCHANGE_PIECES_MAX, creditsCopy.pieces).nullable(),
  isOffered: z.boolean(),
});
export type CreditsGoodsDraft = z.input<typeof CreditsGoodsDraft>;

export const CreditsPicture = z.strictObject({
  /** Address on this site. */
  picture: z.string(),
  productName: z.string(),
  skuModel: z.string(),
});
export type CreditsPicture = z.infer<typeof CreditsPicture>;

/** Pictures of the catalogue, by the words of the models that bear them; each once. */
export const listCreditsPictures = defineEndpoint({
  name: 'listCreditsPictures',
  method: 'GET',
  path: `${BASE}/pictures`,
  summary: '可选的产品图片',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  costMs: () => SEARCH_COST_MS,
  query: z.strictObject({ keyword: keywordQuery }),
  data: z.array(CreditsPicture).max(CREDITS_PICTURES_FOUND),
});

export const saveCreditsGoods = defineEndpoint({
  name: 'saveCreditsGoods',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '保存积分商品',
  access: 'handlesCredits',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: CreditsGoodsDraft,
  data: DeskCreditsGoods,
  outcomes: [badRequest, notFound, creditsGoodsMoved, creditsStockShort],
});
