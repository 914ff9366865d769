/** Calls about user-defined products (PRIVATE-1 to 9). Each is about those of the identity that acts: an enterprise's are all its people's. */
import { z } from 'zod';
import { DistributionQuery, PickingSpu, searchCostMs } from '../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { fileTooLarge } from '../file/index.ts';
import { privateProductCopy } from './copy.ts';
import { importRefused, keptByInventory, samePrivateProduct, tooManyPrivateProducts } from './errors.ts';
import { PRIVATE_BATCH_MAX } from './limits.ts';
import {
  PrivateBrand,
  PrivateCategory,
  PrivateImport,
  PrivateProduct,
  PrivateProductDetail,
  PrivateProductFields,
  PrivateProductNarrowing,
  PrivateProductQuery,
} from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/custom-spu';
const LIST_COST_MS = 6;
/** A worksheet read or written in a process of its own. */
const SHEET_COST_MS = 30;
const numbers = z
  .array(recordId, { error: privateProductCopy.deleteNothingChosen })
  .min(1, { error: privateProductCopy.deleteNothingChosen })
  .max(PRIVATE_BATCH_MAX);

/** Private-product check: whether this account keeps products of its own; false hides every control that makes one. */
export const checkPrivateProduct = defineEndpoint({
  name: 'checkPrivateProduct',
  method: 'GET',
  path: `${BASE}/private-product/check`,
  summary: '是否可以维护自定义产品',
  access: 'signedIn',
  idempotency: 'read',
  data: z.boolean(),
});

/** getPrivatePageList: the newest first unless another order is asked for. Who keeps none looks at what there is (PRIVATE-3). */
export const listPrivateProducts = defineEndpoint({
  name: 'listPrivateProducts',
  method: 'GET',
  path: `${BASE}/getPrivatePageList`,
  summary: '自定义产品列表',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  query: PrivateProductQuery,
  data: z.array(PrivateProduct),
  counted: true,
});

/**
 * getDistributionOrderList: what one chooses from under each `type`, families of the brand ('') and software (2) as `listPickingSpu` lists them, and
 * products of one's own (1) as `listPrivateProducts` does.
 */
export const listDistributionOrders = defineEndpoint({
  name: 'listDistributionOrders',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/getDistributionOrderList',
  summary: '选型产品列表（品牌、自定义、软件）',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'goods',
  costMs: (input) => LIST_COST_MS + searchCostMs(input),
  query: DistributionQuery,
  data: z.array(z.union([PickingSpu, PrivateProduct])),
  counted: true,
  searched: true,
});

/** getCustomGoodsDetail. One that is deleted is there no more. */
export const getPrivateProduct = defineEndpoint({
  name: 'getPrivateProduct',
  method: 'GET',
  path: `${BASE}/getCustomGoodsDetail`,
  summary: '自定义产品详情',
  access: 'keepsPrivateProducts',
  idempotency: 'read',
  query: z.object({ spuNo: recordId }),
  data: PrivateProductDetail,
  outcomes: [notFound],
});

/** categoryValueSelect: what a product may be filed under, the goods' own categories and 其他, each with how many of the owner's are there. */
export const listPrivateCategories = defineEndpoint({
  name: 'listPrivateCategories',
  method: 'GET',
  path: `${BASE}/categoryValueSelect`,
  summary: '自定义产品的分类',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ code: z.literal('custom_good_category').default('custom_good_category') }),
  data: z.array(PrivateCategory),
});

/** getGoodsBrand: the catalogue's brands, and those typed before. */
export const listPrivateBrands = defineEndpoint({
  name: 'listPrivateBrands',
  method: 'GET',
  path: `${BASE}/getGoodsBrand`,
  summary: '可选品牌',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  data: z.array(PrivateBrand),
});

/** postAddCustomGoods. With `save2DesignSelection` 1 one piece joins the caller's list; `isSelected`: whether it found room there. */
export const addPrivateProduct = defineEndpoint({
  name: 'addPrivateProduct',
  method: 'POST',
  path: `${BASE}/postAddCustomGoods`,
  summary: '新建自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: PrivateProductFields.extend({ save2DesignSelection: z.union([z.literal(0), z.literal(1)]).default(0) }),
  data: z.strictObject({ spuNo: z.string(), isSelected: z.boolean() }),
  outcomes: [badRequest, samePrivateProduct, tooManyPrivateProducts],
});

/** editCustomGoods. Lists show it as it is from now on, orders keep what was quoted. */
export const editPrivateProduct = defineEndpoint({
  name: 'editPrivateProduct',
  method: 'POST',
  path: `${BASE}/editCustomGoods`,
  summary: '编辑自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: PrivateProductFields.extend({ spuNo: recordId, save2DesignSelection: z.union([z.literal(0), z.literal(1)]).default(0) }),
  data: z.strictObject({ spuNo: z.string(), isSelected: z.boolean() }),
  outcomes: [badRequest, notFound, keptByInventory, samePrivateProduct],
});

/** delCustomGoods: one by `spuNo` or several by `spuNos`, all or none. Lists that hold one show it as 已下架. Gives which went. */
export const deletePrivateProducts = defineEndpoint({
  name: 'deletePrivateProducts',
  method: 'POST',
  path: `${BASE}/delCustomGoods`,
  summary: '删除自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z
    .strictObject({ spuNo: recordId.optional(), spuNos: numbers.optional() })
    .refine(({ spuNo, spuNos }) => (spuNo === undefined) !== (spuNos === undefined), { error: privateProductCopy.deleteNothingChosen })
    .transform(({ spuNo, spuNos }) => ({ spuNos: spuNos ?? (spuNo === undefined ? [] : [spuNo]) })),
  data: z.array(z.string()),
  outcomes: [notFound, keptByInventory],
});

/** Takes a deletion back. */
export const restorePrivateProducts = defineEndpoint({
  name: 'restorePrivateProducts',
  method: 'POST',
  path: `${BASE}/restoreCustomGoods`,
  summary: '撤销删除自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ spuNos: numbers }),
  data: z.array(z.string()),
  outcomes: [notFound, samePrivateProduct, tooManyPrivateProducts],
});

/** exportCustomGoods: what the narrowing finds, at most all of an owner's, as the worksheet that an import takes back. */
export const exportPrivateProducts = defineEndpoint({
  name: 'exportPrivateProducts',
  method: 'GET',
  path: `${BASE}/exportCustomGoods`,
  summary: '导出自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'read',
  costMs: () => SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  query: PrivateProductNarrowing,
  data: z.null(),
  download: true,
  outcomes: [tooManyRequests, unavailable],
});

/** An empty worksheet with an example row, and the columns of one category's attributes where one is named. */
export const getPrivateTemplate = defineEndpoint({
  name: 'getPrivateTemplate',
  method: 'GET',
  path: `${BASE}/customGoodsTemplate`,
  summary: '自定义产品导入模板',
  access: 'keepsPrivateProducts',
  idempotency: 'read',
  costMs: () => SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  query: z.object({}),
  data: z.null(),
  download: true,
});

/**
 * One part named `file`, xlsx or csv. `dryRun` 1 says what would be done and does nothing. A row whose name, model and brand are
 * those of a product changes that product: the same file twice is one import. With one fault nothing is taken, unless `rightRows` 1
 * asks for the rows that are right.
 */
export const importPrivateProducts = defineEndpoint({
  name: 'importPrivateProducts',
  method: 'POST',
  path: `${BASE}/importCustomGoods`,
  summary: '批量导入自定义产品',
  access: 'keepsPrivateProducts',
  idempotency: 'natural',
  costMs: () => SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  upload: true,
  query: z.object({ dryRun: z.enum(['0', '1']).default('0'), rightRows: z.enum(['0', '1']).default('0') }),
  data: PrivateImport,
  outcomes: [badRequest, importRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable, tooManyPrivateProducts],
  transaction: 'own',
});

/** The rows of such a file that cannot be taken, as a worksheet: as they stand in it, with what is wrong in a last column that an import passes over. */
export const exportWrongRows = defineEndpoint({
  name: 'exportWrongRows',
  method: 'POST',
  path: `${BASE}/importCustomGoods/wrongRows`,
  summary: '下载导入有误的行',
  access: 'keepsPrivateProducts',
  idempotency: 'natural',
  costMs: () => 2 * SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  upload: true,
  data: z.null(),
  download: true,
  outcomes: [badRequest, importRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  transaction: 'own',
});

/** A picture of one of the owner's products, deleted ones among them: lists still show those. */
export const readPrivatePicture = defineEndpoint({
  name: 'readPrivatePicture',
  method: 'GET',
  path: `${BASE}/picture/:fileId`,
  summary: '自定义产品图片',
  access: 'signedIn',
  idempotency: 'read',
  params: z.strictObject({ fileId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Address of a picture, as in `fvUrl`. */
export const privatePictureUrl = (fileId: string): string => `${BASE}/picture/${fileId}`;
