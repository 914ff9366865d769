/** Calls of design orders (DESIGN-7; paths named after the calls). */
import { z } from 'zod';
import { noDealerBound, nothingTaken } from '../../cart/index.ts';
import { goodsInvalid } from '../../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { identityChanged, notFound } from '../../core/errors.ts';
import { recordId } from '../../core/fields.ts';
import { notYourCustomer } from '../../customer/index.ts';
import { dealerAbnormal } from '../../dealer/index.ts';
import { feesTooLarge } from '../fees/errors.ts';
import {
  customersNotKept,
  duplicateProducts,
  freeSoftwareAlreadyAdded,
  groupUnknown,
  orderChanged,
  placedAtPoint,
  priceChanged,
  quantityTooLarge,
  sceneElsewhere,
  selectionEmpty,
  softwareCategoryTaken,
  surveyNotPermitted,
  tooManyLines,
} from '../lines/errors.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { CustomerChoices } from './customer.ts';
import {
  AddDesignProduct,
  AddedDesignOrder,
  AddOrderToCart,
  DesignOrder,
  DesignOrderQuery,
  DesignOrderSummary,
  GenerateOrder,
  JoinedOrder,
  JoinOrder,
  OrderInCart,
  OrderMargin,
  RemoveDesignProduct,
  SaveOrderFees,
  Scene,
  UpdatedDesignOrder,
} from './shapes.ts';
import { UpdateDesignProduct } from './update-shapes.ts';

/** generateConfigOrder: makes a design order of lines of the list, which leave the list; data is the new order's id. */
export const generateOrder = defineEndpoint({
  name: 'generateOrder',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/generateConfigOrder`,
  summary: '生成配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: GenerateOrder,
  data: z.string(),
  outcomes: [
    identityChanged,
    priceChanged,
    duplicateProducts,
    freeSoftwareAlreadyAdded,
    softwareCategoryTaken,
    tooManyLines,
    selectionEmpty,
    goodsInvalid,
    notFound,
    customersNotKept,
    groupUnknown,
    notYourCustomer,
    quantityTooLarge,
    surveyNotPermitted,
  ],
});

/** editAddProductBatch: joins lines of the list to an existing order, and they leave the list; data is the order's id, and what it had already. */
export const joinOrder = defineEndpoint({
  name: 'joinOrder',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/editAddProductBatch`,
  summary: '加入已有配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: JoinOrder,
  data: JoinedOrder,
  outcomes: [
    identityChanged,
    priceChanged,
    duplicateProducts,
    notFound,
    selectionEmpty,
    goodsInvalid,
    tooManyLines,
    freeSoftwareAlreadyAdded,
    softwareCategoryTaken,
    quantityTooLarge,
  ],
});

/** Lines of an own order into the cart, in one go: what was taken at which price, and what was not and why (CART-8). *Ours.* */
export const addOrderToCart = defineEndpoint({
  name: 'addOrderToCart',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/addToCart`,
  summary: '配单产品加入购物车',
  access: 'keepsCart',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddOrderToCart,
  data: OrderInCart,
  outcomes: [notFound, selectionEmpty, noDealerBound, dealerAbnormal, nothingTaken],
});

export const listDesignOrders = defineEndpoint({
  name: 'listDesignOrders',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/page`,
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
  path: `${DESIGN_ORDER_PATH}/detail/:id`,
  summary: '配单详情',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: DesignOrder,
  outcomes: [notFound],
});

/** How often an order has changed: what a page that edits it asks now and then, to read it only when it is another. */
export const getDesignOrderRevision = defineEndpoint({
  name: 'getDesignOrderRevision',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/revision/:id`,
  summary: '配单版次',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: DesignOrder.pick({ revision: true }),
  outcomes: [notFound],
});

export const removeDesignOrder = defineEndpoint({
  name: 'removeDesignOrder',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/remove`,
  summary: '删除配单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.null(),
  outcomes: [notFound],
});

/** Copies an own order as it was quoted; data is the copy's id (DESIGN-12). */
export const copyDesignOrder = defineEndpoint({
  name: 'copyDesignOrder',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/copy`,
  summary: '复制配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.string(),
  outcomes: [notFound],
});

/** Takes a removal back. */
export const restoreDesignOrder = defineEndpoint({
  name: 'restoreDesignOrder',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/restore`,
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
  path: `${DESIGN_ORDER_PATH}/getCloudShopSceneList`,
  summary: '应用场景',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(Scene),
});

/** Pricing groups and customers that an order may be made for (merchant group auth). */
export const listCustomerChoices = defineEndpoint({
  name: 'listCustomerChoices',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/customerChoices`,
  summary: '可选的客户与分组',
  access: 'ordersForCustomers',
  idempotency: 'read',
  data: CustomerChoices,
});

/** addDesignProduct: adds models to an order at today's price; one it has already gains the quantity at its quoted price. Data is the order as it is now. */
export const addDesignProduct = defineEndpoint({
  name: 'addDesignProduct',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/addDesignProduct`,
  summary: '向配单添加产品',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddDesignProduct,
  data: AddedDesignOrder,
  outcomes: [
    identityChanged,
    priceChanged,
    sceneElsewhere,
    notFound,
    goodsInvalid,
    freeSoftwareAlreadyAdded,
    softwareCategoryTaken,
    tooManyLines,
    quantityTooLarge,
  ],
});

/**
 * removeDesignProduct: takes pieces out of an own order; lines that stay keep their quoted price and rate. Data is the order as
 * it is now. The same request would take twice, hence the key.
 */
export const removeDesignProduct = defineEndpoint({
  name: 'removeDesignProduct',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/removeDesignProduct`,
  summary: '从配单移出产品',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: RemoveDesignProduct,
  data: DesignOrder,
  outcomes: [notFound, sceneElsewhere, placedAtPoint],
});

/**
 * updateDesignProduct: an own order as edited (DESIGN-8): figures, lines, their order, and what it is called. Prices stay as quoted,
 * whatever is claimed of them. Outcome `orderChanged`: another editor has changed the order since `revision`; nothing is stored.
 * Data is the order as it is now.
 */
export const updateDesignProduct = defineEndpoint({
  name: 'updateDesignProduct',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/updateDesignProduct`,
  summary: '修改配单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: UpdateDesignProduct,
  data: UpdatedDesignOrder,
  outcomes: [
    priceChanged,
    placedAtPoint,
    notFound,
    customersNotKept,
    groupUnknown,
    notYourCustomer,
    orderChanged,
    goodsInvalid,
    duplicateProducts,
    freeSoftwareAlreadyAdded,
    softwareCategoryTaken,
    tooManyLines,
    quantityTooLarge,
    feesTooLarge,
  ],
});

/**
 * Saves the fees of an own order, whole; the same request twice leaves the same fees. Outcome `orderChanged`: another editor has changed
 * the order since `revision`, and its fees are others. Data is the order as it is now.
 */
export const saveOrderFees = defineEndpoint({
  name: 'saveOrderFees',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/fees`,
  summary: '保存配单费用',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: SaveOrderFees,
  data: DesignOrder,
  outcomes: [notFound, orderChanged, feesTooLarge],
});

/** Cost and margin of an own order, for those who see purchase prices; no other answer holds them. */
export const getOrderMargin = defineEndpoint({
  name: 'getOrderMargin',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/margin/:id`,
  summary: '配单成本与毛利',
  access: 'customerPrice',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: OrderMargin,
  outcomes: [notFound],
});
