/** Solutions, cases, articles and videos: lists, one of them, and what other pages show of them (CONTENT-1 to 9). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { pagingQuery, queryNumber, recordId } from '../core/fields.ts';
import { CONTENT_KINDS, CONTENT_SCOPE, EVERY_INDUSTRY, PromotionPlacement, VIDEO_GROUPS } from './limits.ts';
import { ContentCard, ContentDetail, ContentItem, Industry, Promotion } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/content';
/** Where the row of names that they stand in begins (WIRE-18). */
const GOODS = '/api-cloud-merchant-service/v1/goods';
const EMPOWERMENT = '/api-cloud-merchant-service/v1/marketingEmpowerment';

/** "Solution classes": the industries that solutions are kept by, in their order; before them −1, all of them, which no menu shows. Read with every frame, so without a limit of its own. */
export const listSolutionClasses = defineEndpoint({
  name: 'listSolutionClasses',
  method: 'GET',
  path: `${BASE}/solution/classes`,
  summary: '方案行业',
  access: 'everyone',
  idempotency: 'read',
  data: z.strictObject({ industryList: z.array(Industry) }),
});

/** "Solutions", "information" and marketingEmpowerment "pageQuery": what is published of one kind, the newest first. */
export const listContent = defineEndpoint({
  name: 'listContent',
  method: 'GET',
  path: `${EMPOWERMENT}/pageQuery`,
  also: [`${BASE}/solutions`, `${BASE}/information`, `${GOODS}/solutions`],
  summary: '方案、案例与资讯列表',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({
    kind: z.enum(CONTENT_KINDS),
    /** Of an industry; left out or −1: of all. */
    oneIndustryId: z.union([queryNumber, z.literal(String(EVERY_INDUSTRY)).transform(Number)]).optional(),
    /** Of videos only. */
    videoGroup: z.enum(VIDEO_GROUPS).optional(),
    tag: z.string().trim().max(20).optional(),
    ...pagingQuery,
  }),
  data: z.array(ContentItem),
  counted: true,
});

/**
 * "Information detail" and marketingEmpowerment "detail": one of them whole, its products at the price of whoever looks. `scope` and
 * `userId` may be sent; neither changes the answer (CONTENT-5).
 */
export const getContentDetail = defineEndpoint({
  name: 'getContentDetail',
  method: 'GET',
  path: `${EMPOWERMENT}/detail`,
  also: [`${BASE}/information/detail`],
  summary: '方案、案例与资讯详情',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({
    contentId: recordId,
    scope: queryNumber.pipe(z.literal(CONTENT_SCOPE)).default(CONTENT_SCOPE),
    userId: z.string().max(40).optional(),
  }),
  data: ContentDetail,
  outcomes: [notFound],
});

/** marketingEmpowerment "download": a document that goes with one of them, by the number of its file; without one, the first (CONTENT-11). */
export const downloadContentFile = defineEndpoint({
  name: 'downloadContentFile',
  method: 'GET',
  path: `${EMPOWERMENT}/download`,
  summary: '下载附件',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  query: z.strictObject({ contentId: recordId, fileId: recordId.optional() }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** "Related info" of a product: what is published that uses or names the family, solutions and cases first. */
export const listContentOf = defineEndpoint({
  name: 'listContentOf',
  method: 'GET',
  path: `${BASE}/related/info`,
  also: [`${GOODS}/related/info`],
  summary: '产品的方案与案例',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ spuNo: recordId }),
  data: z.array(ContentCard.pick({ contentId: true, kind: true, title: true, picture: true })),
});

/** "Recommended list" of the first page: the latest of each kind, kinds in their order. */
export const listRecommendedContent = defineEndpoint({
  name: 'listRecommendedContent',
  method: 'GET',
  path: `${BASE}/recommended/list`,
  summary: '最新方案、案例与资讯',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  data: z.array(ContentItem),
});

/** "Promotions": what stands at a place of the first page now, in its order. */
export const listPromotions = defineEndpoint({
  name: 'listPromotions',
  method: 'GET',
  path: `${BASE}/promotions`,
  also: [`${GOODS}/promotions`],
  summary: '首页推广位',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ placement: queryNumber.pipe(z.literal(Object.values(PromotionPlacement))) }),
  data: z.array(Promotion),
});
