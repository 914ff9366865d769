/** Parcels of an order (ORDER-33, ORDER-34, ORDER-43): each received by itself, what its carrier says of it, its number put right. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { carrierFields, refuseMissing } from './delivery-fields.ts';
import { orderMoved, trackingNoUsed } from './errors.ts';
import { PARCELS_MAX } from './limits.ts';
import { Order, ParcelTracking } from './shapes.ts';

const fields = { shopOrderNo: recordId, parcelNo: z.int().min(1).max(PARCELS_MAX) };
const one = z.strictObject(fields);
/** A carrier may take seconds to answer; nothing is held meanwhile. */
const tracking = {
  method: 'POST',
  summary: '物流轨迹',
  idempotency: 'natural',
  transaction: 'own',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: one,
  data: ParcelTracking,
  outcomes: [notFound],
} as const;

/** The last parcel of an order that was sent whole receives the order. */
export const confirmParcel = defineEndpoint({
  name: 'confirmParcel',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/order/confirmParcel',
  summary: '确认收到包裹',
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: Order,
  outcomes: [notFound, orderMoved],
});

export const trackParcel = defineEndpoint({
  ...tracking,
  name: 'trackParcel',
  path: '/api-cloud-merchant-service/v1/order/trackParcel',
  access: 'keepsOrders',
});

export const trackShopParcel = defineEndpoint({
  ...tracking,
  name: 'trackShopParcel',
  path: '/api-cloud-merchant-service/v1/shop-order/trackParcel',
  access: 'handlesOrders',
});

/** Said again it is so already: nothing is written, nobody told. `revision`: the version that was seen; left out: whichever there is. */
export const changeParcel = defineEndpoint({
  name: 'changeParcel',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/shop-order/changeParcel',
  summary: '修改运单号',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z
    .strictObject({ ...fields, revision: z.int().min(0).max(2_147_483_647).optional(), ...carrierFields })
    .superRefine((given, context) => refuseMissing({ way: 'express', ...given }, context)),
  data: Order,
  outcomes: [badRequest, notFound, orderMoved, trackingNoUsed],
});
