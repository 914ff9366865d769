/** Services ordered of the provider: installation, repair and the like (SERVICE-1 to 6). */
import { z } from 'zod';
import { Dealer } from '../dealer/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { calendarDay, moment, pagingQuery, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { DAY_FAR } from '../core/limits.ts';
import { regionCopy } from '../region/index.ts';
import { serviceOrderCopy } from './copy.ts';
import { serviceAskedFor, serviceNotForDealer, serviceOrderMoved, tooManyServiceOrders } from './errors.ts';
import { SERVICE_NOTE_MAX, SERVICE_PICTURES_MAX } from './limits.ts';
import { oneServiceOrder, saidText, ServiceOrder, ServiceOrderForm, ServiceOrderStatus, ServiceOrderSummary, ShopOrderService } from './shapes.ts';
import { SERVICE_TYPES } from './types.ts';

const BASE = '/apiOrder/service-order';

/** service-order add, of each kind; data is its number. */
export const addServiceOrder = defineEndpoint({
  name: 'addServiceOrder',
  method: 'POST',
  path: `${BASE}/add/:serviceType`,
  summary: '新建服务单',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 60, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  params: z.strictObject({ serviceType: z.enum(SERVICE_TYPES) }),
  body: ServiceOrderForm,
  data: z.string(),
  outcomes: [badRequest, serviceAskedFor, tooManyServiceOrders],
});

/** fault types: what may be wrong with a device. */
export const listFaultTypes = defineEndpoint({
  name: 'listFaultTypes',
  method: 'GET',
  path: `${BASE}/faultTypes`,
  summary: '故障类型',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(z.strictObject({ id: z.int(), itemValue: z.string() })),
});

/** Where devices are brought to in a province: the shops of its first-level dealers. Their numbers are whole to whoever has signed in (DEALER-15). */
export const listServicePoints = defineEndpoint({
  name: 'listServicePoints',
  method: 'GET',
  path: `${BASE}/points`,
  summary: '服务网点',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  quota: 'dealers',
  query: z.object({ provinceCode: z.string({ error: regionCopy.areaRequired }).regex(/^\d{2}$/, { error: regionCopy.areaRequired }) }),
  data: z.array(Dealer),
});

/** service order list: one's own, those changed last first; of an order or a design order those asked for it. */
export const listServiceOrders = defineEndpoint({
  name: 'listServiceOrders',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '服务订单',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({
    ...pagingQuery,
    state: ServiceOrderStatus.optional(),
    serviceType: z.enum(SERVICE_TYPES).optional(),
    shopOrderNo: recordIdLeftOut(),
    designOrderId: recordIdLeftOut(),
  }),
  data: z.array(ServiceOrderSummary),
  counted: true,
});

/** *Ours.* What was asked for an order, to the dealer it was placed with (SERVICE-11). */
export const listShopOrderServices = defineEndpoint({
  name: 'listShopOrderServices',
  method: 'GET',
  path: `${BASE}/ofShopOrder/:shopOrderNo`,
  summary: '客户订单的服务单',
  access: 'handlesOrders',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  data: z.array(ShopOrderService),
  outcomes: [notFound],
});

/** *Ours.* Which lines of one's own order an installer is asked to put up; the rest is cable, parts and software (SERVICE-11). */
export const listInstalledLines = defineEndpoint({
  name: 'listInstalledLines',
  method: 'GET',
  path: `${BASE}/installed/:shopOrderNo`,
  summary: '订单中需要安装的产品',
  access: 'keepsOrders',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  // ids of lines
  data: z.array(z.string()),
  outcomes: [notFound],
});

const onShopOrder = { shopOrderNo: recordId, id: recordId, gmtModified: moment(DAY_FAR) };

/** *Ours.* Where the asker has the dealer send people: on which day who comes, again when that changes (SERVICE-13). */
export const arrangeShopOrderService = defineEndpoint({
  name: 'arrangeShopOrderService',
  method: 'POST',
  path: `${BASE}/ofShopOrder/arrange`,
  summary: '服务单上门安排',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    ...onShopOrder,
    visitDate: calendarDay(serviceOrderCopy.visitDayRequired),
    text: saidText(SERVICE_NOTE_MAX, serviceOrderCopy.comersRequired),
  }),
  data: ShopOrderService,
  outcomes: [badRequest, notFound, serviceNotForDealer, serviceOrderMoved],
});

/** *Ours.* What was arranged is done; words may be left out. */
export const completeShopOrderService = defineEndpoint({
  name: 'completeShopOrderService',
  method: 'POST',
  path: `${BASE}/ofShopOrder/complete`,
  summary: '服务单派人完成',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...onShopOrder, text: plainText(SERVICE_NOTE_MAX).default('') }),
  data: ShopOrderService,
  outcomes: [badRequest, notFound, serviceNotForDealer, serviceOrderMoved],
});

export const getServiceOrder = defineEndpoint({
  name: 'getServiceOrder',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '服务订单详情',
  access: 'signedIn',
  idempotency: 'read',
  params: oneServiceOrder,
  data: ServiceOrder,
  outcomes: [notFound],
});

/** Asked again it is done already. */
export const cancelServiceOrder = defineEndpoint({
  name: 'cancelServiceOrder',
  method: 'POST',
  path: `${BASE}/cancel`,
  summary: '撤销服务单',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneServiceOrder,
  data: ServiceOrder,
  outcomes: [notFound, serviceOrderMoved],
});

/** shareUpload: pictures added to one that is open, from the phone that took them. */
export const addServicePictures = defineEndpoint({
  name: 'addServicePictures',
  method: 'POST',
  path: `${BASE}/shareUpload`,
  summary: '服务单补传照片',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    id: recordId,
    pictures: z.array(recordId).min(1, { error: serviceOrderCopy.pictureRequired }).max(SERVICE_PICTURES_MAX, { error: serviceOrderCopy.picturesTooMany }),
  }),
  data: ServiceOrder,
  outcomes: [badRequest, notFound, serviceOrderMoved],
});
