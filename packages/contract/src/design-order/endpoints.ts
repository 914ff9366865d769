/** The selected-product list and the design orders made of it (DESIGN-7; paths named after the calls). */
import { z } from 'zod';
import { goodsInvalid } from '../catalog/index.ts';
import { notFound } from '../core/errors.ts';
import {
  duplicateProducts,
  freeSoftwareAlreadyAdded,
  listChanged,
  placedAtPoint,
  quantityTooLarge,
  selectionEmpty,
  softwareCategoryTaken,
  tooManyLines,
} from './errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { LINES_MAX } from './limits.ts';
import {
  AddDesignProduct,
  AddedSelection,
  AddSelection,
  DesignOrder,
  DesignOrderQuery,
  DesignOrderSummary,
  GenerateOrder,
  ListCheck,
  RemoveDesignProduct,
  RemoveSelection,
  SaveSelection,
  Scene,
  Selection,
} from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/design-order';

/** A check's settings, found by their key. */
const CHECK_READ_COST_MS = 1;

/** getConfigOrderProductList: the selected-product list, with the totals of its lines on sale. */
export const getSelection = defineEndpoint({
  name: 'getSelection',
  method: 'GET',
  path: `${BASE}/getConfigOrderProductList`,
  summary: '读取清单',
  access: 'signedIn',
  idempotency: 'read',
  data: Selection,
});

/** How often the list has changed: what an open page asks now and then, to read the list only when it is another. */
export const getSelectionRevision = defineEndpoint({
  name: 'getSelectionRevision',
  method: 'GET',
  path: `${BASE}/getConfigOrderProductRevision`,
  summary: '清单版本',
  access: 'signedIn',
  idempotency: 'read',
  data: Selection.pick({ revision: true }),
});

/** Adds several models at once. A software product brings one item of every big category that is missing (PRICE-6). */
export const addSelection = defineEndpoint({
  name: 'addSelection',
  method: 'POST',
  path: `${BASE}/addConfigOrderProduct`,
  summary: '加入清单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddSelection,
  data: AddedSelection,
  outcomes: [goodsInvalid, freeSoftwareAlreadyAdded, softwareCategoryTaken, tooManyLines, quantityTooLarge],
});

/**
 * postUpdateFavoriteList: saves the list as edited; the answer is the list as stored. Outcome `placedAtPoint` (code 1, WIRE-3)
 * names the models: the page puts those quantities back. The survey answers it; without one nothing stands at a point.
 * Outcome `listChanged`: another editor has saved the list since `revision`; nothing is stored.
 */
export const saveSelection = defineEndpoint({
  name: 'saveSelection',
  method: 'POST',
  path: `${BASE}/postUpdateFavoriteList`,
  summary: '保存清单',
  access: 'signedIn',
  idempotency: 'natural',
  namesIdentity: true,
  costMs: () => WRITE_COST_MS,
  body: SaveSelection,
  data: Selection,
  outcomes: [goodsInvalid, quantityTooLarge, duplicateProducts, softwareCategoryTaken, tooManyLines, placedAtPoint, listChanged],
});

/** removeConfigOrderProduct: some lines or all. */
export const removeSelection = defineEndpoint({
  name: 'removeSelection',
  method: 'POST',
  path: `${BASE}/removeConfigOrderProduct`,
  summary: '移除清单产品',
  access: 'signedIn',
  idempotency: 'natural',
  namesIdentity: true,
  costMs: () => WRITE_COST_MS,
  body: RemoveSelection,
  data: Selection,
});

/** generateConfigOrder: makes a design order of lines of the list, which leave the list; data is the new order's id. */
export const generateOrder = defineEndpoint({
  name: 'generateOrder',
  method: 'POST',
  path: `${BASE}/generateConfigOrder`,
  summary: '生成配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: GenerateOrder,
  data: z.string(),
  outcomes: [selectionEmpty, goodsInvalid, notFound, quantityTooLarge],
});

/** editAddProductBatch: joins lines of the list to an existing order, and they leave the list; data is the order's id. */
export const joinOrder = defineEndpoint({
  name: 'joinOrder',
  method: 'POST',
  path: `${BASE}/editAddProductBatch`,
  summary: '加入已有配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, lineIds: z.array(recordId).min(1).max(LINES_MAX).optional() }),
  data: z.string(),
  outcomes: [notFound, selectionEmpty, goodsInvalid, tooManyLines, freeSoftwareAlreadyAdded, softwareCategoryTaken, quantityTooLarge],
});

export const listDesignOrders = defineEndpoint({
  name: 'listDesignOrders',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '我的配单',
  access: 'signedIn',
  idempotency: 'read',
  query: DesignOrderQuery,
  data: z.array(DesignOrderSummary),
  counted: true,
});

export const getDesignOrder = defineEndpoint({
  name: 'getDesignOrder',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '配单详情',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: DesignOrder,
  outcomes: [notFound],
});

export const removeDesignOrder = defineEndpoint({
  name: 'removeDesignOrder',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '删除配单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.null(),
  outcomes: [notFound],
});

/** Takes a removal back. */
export const restoreDesignOrder = defineEndpoint({
  name: 'restoreDesignOrder',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '恢复配单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.null(),
  outcomes: [notFound],
});

/** getCloudShopSceneList. */
export const listScenes = defineEndpoint({
  name: 'listScenes',
  method: 'GET',
  path: `${BASE}/getCloudShopSceneList`,
  summary: '应用场景',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(Scene),
});

/** addDesignProduct: adds models to an order at today's price; one it has already gains the quantity at its quoted price. Data is the order as it is now. */
export const addDesignProduct = defineEndpoint({
  name: 'addDesignProduct',
  method: 'POST',
  path: `${BASE}/addDesignProduct`,
  summary: '向配单添加产品',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddDesignProduct,
  data: DesignOrder,
  outcomes: [notFound, goodsInvalid, freeSoftwareAlreadyAdded, softwareCategoryTaken, tooManyLines, quantityTooLarge],
});

/**
 * removeDesignProduct: takes pieces out of an own order; lines that stay keep their quoted price and rate. Data is the order as
 * it is now. The same request would take twice, hence the key. The call's scene fields come with the survey.
 */
export const removeDesignProduct = defineEndpoint({
  name: 'removeDesignProduct',
  method: 'POST',
  path: `${BASE}/removeDesignProduct`,
  summary: '从配单移出产品',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: RemoveDesignProduct,
  data: DesignOrder,
  outcomes: [notFound],
});

/** How the list (`designOrderId` left out) or an order is checked. The handbook's defaults where nothing was saved yet. */
export const getListCheck = defineEndpoint({
  name: 'getListCheck',
  method: 'GET',
  path: `${BASE}/check`,
  summary: '清单检查设置',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => CHECK_READ_COST_MS,
  query: z.object({ designOrderId: recordId.optional() }),
  data: ListCheck,
  outcomes: [notFound],
});

/** Saves it whole; the last save wins. An order made of the list takes the list's over. */
export const saveListCheck = defineEndpoint({
  name: 'saveListCheck',
  method: 'POST',
  path: `${BASE}/check`,
  summary: '保存清单检查设置',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ designOrderId: recordId.nullable(), check: ListCheck }),
  data: ListCheck,
  outcomes: [notFound],
});
