/** Who of a dealer's people looked at data of its customers, for the dealer's owner and for the provider (ENTERPRISE-17). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { LOOK_ACTS } from './copy.ts';

const CustomerLook = z.strictObject({
  act: z.enum(LOOK_ACTS),
  actorName: z.string(),
  /** Number of an order, of a request or of a customer; '' where it was of many. */
  target: z.string(),
  /** How often, on that day. */
  lookCount: z.int(),
  /** How many records were shown or taken away, repeated ones counted again. */
  recordCount: z.int(),
  gmtFirst: z.iso.datetime(),
  gmtLast: z.iso.datetime(),
});
export type CustomerLook = z.infer<typeof CustomerLook>;

const DealerLook = CustomerLook.extend({ merchantNo: z.string(), companyName: z.string() });

const narrowed = { ...pagingQuery, act: z.enum(LOOK_ACTS).optional() };

/** Of the enterprise acted for, the latest first. */
export const listCustomerLooks = defineEndpoint({
  name: 'listCustomerLooks',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/staff/looks',
  summary: '客户数据查看记录',
  access: 'handsOver',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.object(narrowed),
  data: z.array(CustomerLook),
  counted: true,
});

/** Of all dealers or of one, the latest first. */
export const listDealerLooks = defineEndpoint({
  name: 'listDealerLooks',
  method: 'GET',
  path: '/api-console/v1/staff/looks',
  summary: '经销商查看客户数据的记录',
  access: 'readsOperatorLog',
  idempotency: 'read',
  sites: ['console'],
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...narrowed, merchantNo: recordId.optional() }),
  data: z.array(DealerLook),
  counted: true,
});
