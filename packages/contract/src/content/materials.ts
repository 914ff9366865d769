/** Documents of products, for certified enterprises (CONTENT-9): the models of a family with every parameter, as a worksheet. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { pagingQuery, queryNumber, recordId } from '../core/fields.ts';

const BASE = '/api-cloud-merchant-service/v1';
/** A worksheet of some dozens of models. */
const SHEET_COST_MS = 20;

const FileCategoryLeaf = z.strictObject({ id: z.int(), catagoryName: z.string(), fileCount: z.int() });
export const FileCategory = FileCategoryLeaf.extend({ children: z.array(FileCategoryLeaf) });
export type FileCategory = z.infer<typeof FileCategory>;

export const FileEntry = z.strictObject({
  fileId: z.string(),
  fvName: z.string(),
  /** Where it is taken from. */
  fvUrl: z.string(),
  spuNo: z.string(),
  spuName: z.string(),
  catagoryName: z.string(),
  modelCount: z.int(),
});
export type FileEntry = z.infer<typeof FileEntry>;

/** "File-category tree": the categories of goods that have documents, with how many. */
export const listFileCategories = defineEndpoint({
  name: 'listFileCategories',
  method: 'GET',
  path: `${BASE}/file-category/tree`,
  summary: '资料分类',
  access: 'ownsEnterprise',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  data: z.array(FileCategory),
});

/** "File pageQuery": documents of a category of either level, or of all, by name. */
export const listFiles = defineEndpoint({
  name: 'listFiles',
  method: 'GET',
  path: `${BASE}/file/pageQuery`,
  summary: '资料列表',
  access: 'ownsEnterprise',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ categoryId: queryNumber.optional(), ...pagingQuery }),
  data: z.array(FileEntry),
  counted: true,
});

/** "File download": one of them. It holds no price. */
export const downloadFile = defineEndpoint({
  name: 'downloadFile',
  method: 'GET',
  path: `${BASE}/file/download`,
  summary: '下载资料',
  access: 'ownsEnterprise',
  idempotency: 'read',
  costMs: () => SHEET_COST_MS,
  limit: { max: 30, windowMs: 60_000 },
  query: z.strictObject({ fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});
