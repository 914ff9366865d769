/** What content staff puts on the first page: by place, in order, from when to when (OPERATOR-19). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { moment, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { DAY_FAR, INTEGER_MAX } from '../core/limits.ts';
import { isVisible } from '../core/seen-text.ts';
import { fileRefused, fileTooLarge } from '../file/errors.ts';
import { leadsToPage, noticeCopy } from '../message/index.ts';
import { MESSAGE_LINK, MESSAGE_LINK_MAX } from '../message/limits.ts';

import { promotionCopy } from './copy.ts';
import { contentMoved } from './errors.ts';
import { PROMOTION_TITLE_MAX, PromotionPlacement } from './limits.ts';
import { Promotion } from './shapes.ts';

const BASE = '/api-console/v1/promotion';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
const edition = z.int().min(1).max(INTEGER_MAX);
const placement = z.literal(Object.values(PromotionPlacement));

/** By the clock: shown, to come, over or withdrawn. */
export const PROMOTION_STATES = ['now', 'toCome', 'over'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

export const DeskPromotion = Promotion.extend({
  /** Places begin with the lowest. */
  sortNo: z.int(),
  gmtFrom: z.iso.datetime(),
  /** Null: until further notice. */
  gmtTo: z.iso.datetime().nullable(),
  state: z.enum(PROMOTION_STATES),
  /** The version that is seen. */
  edition,
});
export type DeskPromotion = z.infer<typeof DeskPromotion>;

/** Of one place or of all, those that are over the newest two hundred; in the order in which they are shown. */
export const listDeskPromotions = defineEndpoint({
  name: 'listDeskPromotions',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '横幅列表',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  limit,
  data: z.array(DeskPromotion),
});

/** One part named `file`, a picture: drawn anew, no larger than it is shown, and everybody's to see. */
export const uploadPromotionPicture = defineEndpoint({
  name: 'uploadPromotionPicture',
  method: 'POST',
  path: `${BASE}/picture`,
  summary: '上传横幅图片',
  access: 'publishesContent',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 30, windowMs: 60_000 },
  upload: true,
  data: z.strictObject({ picture: z.string() }),
  outcomes: [badRequest, fileRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  transaction: 'own',
});

/** A picture that was handed in, as the console shows it: the portal's address is another site's. */
export const readPromotionPicture = defineEndpoint({
  name: 'readPromotionPicture',
  method: 'GET',
  path: `${BASE}/picture/:fileId`,
  summary: '横幅图片',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  params: z.strictObject({ fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** A new one (without `id`), last at its place, or what is there as it is to be. `gmtFrom` null: from now on. */
export const saveDeskPromotion = defineEndpoint({
  name: 'saveDeskPromotion',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '保存横幅',
  access: 'publishesContent',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    id: recordIdLeftOut(),
    edition: edition.optional(),
    placement,
    title: plainText(PROMOTION_TITLE_MAX).min(1, { error: promotionCopy.titleRequired }).refine(isVisible, { error: promotionCopy.titleRequired }),
    picture: z.string().min(1, { error: promotionCopy.pictureRequired }).max(200, { error: promotionCopy.pictureRequired }),
    href: z
      .string()
      .trim()
      .min(1, { error: noticeCopy.linkRequired })
      .max(MESSAGE_LINK_MAX, { error: noticeCopy.link })
      .regex(MESSAGE_LINK, { error: noticeCopy.link, abort: true })
      .refine(leadsToPage, { error: noticeCopy.linkUnknown }),
    gmtFrom: moment(DAY_FAR).nullable(),
    gmtTo: moment(DAY_FAR).nullable(),
  }),
  data: DeskPromotion,
  outcomes: [badRequest, notFound, contentMoved],
});

/** Shown no more from now on; it may be written anew. Over already it stays so. */
export const withdrawDeskPromotion = defineEndpoint({
  name: 'withdrawDeskPromotion',
  method: 'POST',
  path: `${BASE}/withdraw`,
  summary: '撤下横幅',
  access: 'publishesContent',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, edition }),
  data: DeskPromotion,
  outcomes: [notFound, contentMoved],
});

/** Before the one that is shown before it at its place, or after the one after it. `edition`: the one that was seen. */
export const moveDeskPromotion = defineEndpoint({
  name: 'moveDeskPromotion',
  method: 'POST',
  path: `${BASE}/move`,
  summary: '调整横幅顺序',
  access: 'publishesContent',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, edition, to: z.enum(['earlier', 'later']) }),
  data: z.array(DeskPromotion),
  outcomes: [notFound, contentMoved],
});
