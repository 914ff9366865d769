/** Calls of the selected-product list (DESIGN-7; paths named after the calls). */
import { z } from 'zod';
import { goodsInvalid } from '../../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { badRequest, identityChanged } from '../../core/errors.ts';
import { sortDirection } from '../../core/fields.ts';
import {
  duplicateProducts,
  freeSoftwareAlreadyAdded,
  listChanged,
  placedAtPoint,
  priceChanged,
  quantityTooLarge,
  softwareCategoryTaken,
  tooManyLines,
} from '../lines/errors.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { DesignLine } from '../lines/shapes.ts';
import { AddedSelection, AddSelection, HeldPieces, Reminders, RemoveSelection, SaveSelection, Selection } from './shapes.ts';

/** The selected-product list whole: with its revision, and the totals of its lines on sale. */
export const getSelection = defineEndpoint({
  name: 'getSelection',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/selection`,
  summary: '读取清单',
  access: 'signedIn',
  idempotency: 'read',
  data: Selection,
});

/** getConfigOrderProductList: its lines alone, in the list's own order, or as they came to it (`sort` gmtCreate); `count` is how many. */
export const listSelectedProducts = defineEndpoint({
  name: 'listSelectedProducts',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/getConfigOrderProductList`,
  summary: '清单产品',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ sort: z.enum(['', 'gmtCreate']).default(''), order: sortDirection }),
  data: z.array(DesignLine),
  counted: true,
});

/** How often the list has changed: what an open page asks now and then, to read the list only when it is another. */
export const getSelectionRevision = defineEndpoint({
  name: 'getSelectionRevision',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/getConfigOrderProductRevision`,
  summary: '清单版本',
  access: 'signedIn',
  idempotency: 'read',
  data: Selection.pick({ revision: true }),
});

/** What the list holds and no more, in its order: for pages that mark it on the goods and count it in their frame. */
export const getSelectionPieces = defineEndpoint({
  name: 'getSelectionPieces',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/getConfigOrderProductPieces`,
  summary: '清单中各型号的件数',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(HeldPieces),
});

/** remind: whether the list remembers its cable and its construction. */
export const getReminders = defineEndpoint({
  name: 'getReminders',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/remind`,
  summary: '线缆与施工提醒',
  access: 'signedIn',
  idempotency: 'read',
  data: Reminders,
});

/** Adds several models at once. A software product brings one item of every big category that is missing (PRICE-6). */
export const addSelection = defineEndpoint({
  name: 'addSelection',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/addConfigOrderProduct`,
  summary: '加入清单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddSelection,
  data: AddedSelection,
  outcomes: [badRequest, identityChanged, priceChanged, goodsInvalid, freeSoftwareAlreadyAdded, softwareCategoryTaken, tooManyLines, quantityTooLarge],
});

/**
 * postUpdateFavoriteList: saves the list as edited; the answer is the list as stored. Outcome `placedAtPoint` (code 1, WIRE-3)
 * names the models: the page puts those quantities back. The survey answers it; without one nothing stands at a point.
 * Outcome `listChanged`: another editor has saved the list since `revision`; nothing is stored.
 */
export const saveSelection = defineEndpoint({
  name: 'saveSelection',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/postUpdateFavoriteList`,
  summary: '保存清单',
  access: 'signedIn',
  idempotency: 'natural',
  // a page made for another identity would put its whole list in this one's place; lines that are named leave the others be
  namesIdentity: (body) => (body as z.infer<typeof SaveSelection>).edition !== null,
  costMs: () => WRITE_COST_MS,
  body: SaveSelection,
  data: Selection,
  outcomes: [identityChanged, priceChanged, goodsInvalid, quantityTooLarge, duplicateProducts, softwareCategoryTaken, tooManyLines, placedAtPoint, listChanged],
});

/** removeConfigOrderProduct, postClearFavoriteList: some lines or all. */
export const removeSelection = defineEndpoint({
  name: 'removeSelection',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/removeConfigOrderProduct`,
  also: [`${DESIGN_ORDER_PATH}/postClearFavoriteList`],
  summary: '移除清单产品',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: RemoveSelection,
  data: Selection,
  outcomes: [placedAtPoint],
});
