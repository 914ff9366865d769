/** Parcels of an order (ORDER-33, ORDER-34): each received by itself, and what its carrier says of it. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { orderMoved } from './errors.ts';
import { PARCELS_MAX } from './limits.ts';
import { Order, ParcelTracking } from './shapes.ts';

const one = z.strictObject({ shopOrderNo: recordId, parcelNo: z.int().min(1).max(PARCELS_MAX) });
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
  access: 'keepsCart',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: Order,
  outcomes: [notFound, orderMoved],
});

export const trackParcel = defineEndpoint({ ...tracking, name: 'trackParcel', path: '/api-cloud-merchant-service/v1/order/trackParcel', access: 'keepsCart' });

export const trackShopParcel = defineEndpoint({
  ...tracking,
  name: 'trackShopParcel',
  path: '/api-cloud-merchant-service/v1/shop-order/trackParcel',
  access: 'handlesOrders',
});
