/** What content staff does about what is published: found, looked at, written, published, taken back (CONTENT-10). */
import { contentStates } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { keywordQuery, moment, pagingQuery, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { DAY_FAR, INTEGER_MAX } from '../core/limits.ts';
import { isVisible } from '../core/seen-text.ts';
import { fileRefused, fileTooLarge } from '../file/errors.ts';
import { articleFault } from './article-text.ts';
import { contentCopy } from './copy.ts';
import { contentMoved } from './errors.ts';
import {
  ARTICLE_MAX,
  CONTENT_FILE_NAME_MAX,
  CONTENT_FILES_MAX,
  CONTENT_KINDS,
  CONTENT_PART_MAX,
  CONTENT_PIECES_MAX,
  CONTENT_PRODUCTS_MAX,
  CONTENT_SUMMARY_MAX,
  CONTENT_TAG_MAX,
  CONTENT_TAGS_MAX,
  CONTENT_TITLE_MAX,
  CONTENT_WITH_GOODS,
} from './limits.ts';
import { Block, ownAddress } from './shapes.ts';

const BASE = '/api-console/v1/content';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
const required = (max: number, error: string) => plainText(max).min(1, { error }).refine(isVisible, { error });

/** A document that goes with it: a file entry (FILE-1). */
const DeskFile = z.strictObject({ fvName: required(CONTENT_FILE_NAME_MAX, contentCopy.fileNameRequired), fvUrl: ownAddress });
export type DeskFile = z.infer<typeof DeskFile>;

/** A model as it is typed, how many, and where it is used. */
const DeskProductAsked = z.strictObject({
  skuModel: required(60, contentCopy.modelRequired),
  quantity: z.int({ error: contentCopy.piecesRule }).min(1, { error: contentCopy.piecesRule }).max(CONTENT_PIECES_MAX, { error: contentCopy.piecesRule }),
  part: z.string().trim().max(CONTENT_PART_MAX, { error: contentCopy.partRule }),
});

export const DeskContentLine = z.strictObject({
  contentId: z.string(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  /** Null: of no industry. */
  industryName: z.string().nullable(),
  state: z.enum(contentStates.states),
  /** Published, and its time has not come. */
  isToCome: z.boolean(),
  /** When it is out; lists stand by it, the newest first. */
  gmtPublished: z.iso.datetime(),
  /** The version that is seen. */
  gmtModified: z.iso.datetime(),
});
export type DeskContentLine = z.infer<typeof DeskContentLine>;

/** A model that it is made of, as it is on the console: also one that is sold no more. */
const DeskProduct = z.strictObject({ skuModel: z.string(), productName: z.string(), quantity: z.int(), part: z.string(), isOnSale: z.boolean() });
export type DeskProduct = z.infer<typeof DeskProduct>;

export const DeskContent = DeskContentLine.extend({
  industryId: z.int().nullable(),
  products: z.array(DeskProduct),
  summary: z.string(),
  tags: z.array(z.string()),
  picture: z.string(),
  body: z.array(Block),
  productCount: z.int(),
});
export type DeskContent = z.infer<typeof DeskContent>;

/** Of every state, what was changed last first; the keyword is part of a title. */
export const listDeskContent = defineEndpoint({
  name: 'listDeskContent',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '内容列表',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object({ ...pagingQuery, keyword: keywordQuery, kind: z.enum(CONTENT_KINDS).optional(), state: z.enum(contentStates.states).optional() }),
  data: z.array(DeskContentLine),
  counted: true,
});

export const getDeskContent = defineEndpoint({
  name: 'getDeskContent',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '内容详情',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  limit,
  params: z.strictObject({ id: recordId }),
  data: DeskContent,
  outcomes: [notFound],
});

/** What a solution or a case may be of (CONTENT-4). */
export const listDeskIndustries = defineEndpoint({
  name: 'listDeskIndustries',
  method: 'GET',
  path: `${BASE}/industries`,
  summary: '行业',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  limit,
  data: z.array(z.strictObject({ id: z.int(), name: z.string() })),
});

/** A new article, solution or case as a draft (without `contentId`), or what is there as it is to be. `text`: of headings, lists and paragraphs; left out: the body stays. */
export const saveDeskContent = defineEndpoint({
  name: 'saveDeskContent',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '保存内容',
  access: 'publishesContent',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    contentId: recordIdLeftOut(),
    gmtModified: moment(DAY_FAR).optional(),
    title: required(CONTENT_TITLE_MAX, contentCopy.titleRequired),
    summary: plainText(CONTENT_SUMMARY_MAX),
    tags: z.array(required(CONTENT_TAG_MAX, contentCopy.tagRule)).max(CONTENT_TAGS_MAX, { error: contentCopy.tagRule }),
    text: plainText(ARTICLE_MAX)
      .superRefine((text, context) => {
        const fault = articleFault(text);
        if (fault !== null) context.addIssue({ code: 'custom', message: fault });
      })
      .optional(),
    /** Documents that go with it, in their order; left out: they stay. */
    files: z.array(DeskFile).max(CONTENT_FILES_MAX, { error: contentCopy.fileRule }).optional(),
    /** Of a new one; left out: an article. What is there stays what it is. */
    kind: z.enum(['article', ...CONTENT_WITH_GOODS]).optional(),
    /** Of a solution or a case; left out: it stays. */
    industryId: z.int().min(1).max(INTEGER_MAX).nullable().optional(),
    /** What a solution or a case is made of, in its order (CONTENT-12); left out: it stays. */
    products: z.array(DeskProductAsked).max(CONTENT_PRODUCTS_MAX, { error: contentCopy.goodsRule }).optional(),
    /** Null: it stays. */
    gmtPublished: moment(DAY_FAR).nullable(),
  }),
  data: DeskContent,
  outcomes: [badRequest, notFound, contentMoved],
});

/** One part named `file`, a document (pdf, xlsx, docx): known by its content, kept as it is, everybody's to take. It goes with nothing until it is saved. */
export const uploadContentFile = defineEndpoint({
  name: 'uploadContentFile',
  method: 'POST',
  path: `${BASE}/file`,
  summary: '上传附件',
  access: 'publishesContent',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 30, windowMs: 60_000 },
  upload: true,
  data: z.strictObject({ fvName: z.string(), fvUrl: z.string() }),
  outcomes: [badRequest, fileRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  // the body is read long before anything is written
  transaction: 'own',
});

/** A document that was handed in, as the console gives it: at the portal it is as visible as what shows it. */
export const readContentFile = defineEndpoint({
  name: 'readContentFile',
  method: 'GET',
  path: `${BASE}/file/:fileId`,
  summary: '查看附件',
  access: 'publishesContent',
  idempotency: 'read',
  sites: onConsole,
  params: z.strictObject({ fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Out, or nobody's to read any more. A draft whose time is past is published as of now. Done already it stays so. */
export const stepDeskContent = defineEndpoint({
  name: 'stepDeskContent',
  method: 'POST',
  path: `${BASE}/step`,
  summary: '发布或撤回内容',
  access: 'publishesContent',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ contentId: recordId, gmtModified: moment(DAY_FAR), act: z.enum(contentStates.acts) }),
  data: DeskContent,
  outcomes: [notFound, contentMoved],
});
