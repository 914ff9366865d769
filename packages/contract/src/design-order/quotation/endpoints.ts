/** The quotation of a design order: its head, and the files made of it. */
import { z } from 'zod';
import { notFound, tooManyRequests, unavailable } from '../../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { recordId } from '../../core/fields.ts';
import { orderChanged } from '../lines/errors.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { quotedAtCost } from './errors.ts';
import { Quotation, QuotationHead, QuotationKind } from './shapes.ts';

/** What the quotation of an own order would say now. */
export const getQuotation = defineEndpoint({
  name: 'getQuotation',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/quotation/:id`,
  summary: '报价单信息',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: Quotation,
  outcomes: [notFound],
});

/**
 * Saves the head and gives the offer its number. Outcome `orderChanged`: another window has saved another head since the one that was `seen`,
 * the sentence names what differs; nothing is stored (DESIGN-10). Without `seen` the last save wins.
 * The same lines keep number and day; changed ones, and those whose offer ran out, get the next version.
 */
export const saveQuotation = defineEndpoint({
  name: 'saveQuotation',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/quotation`,
  summary: '保存报价单信息',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    id: recordId,
    head: QuotationHead,
    /** The head this one was made of, as it was read. */
    seen: Quotation.shape.head.optional(),
  }),
  data: Quotation,
  outcomes: [notFound, orderChanged],
});

/** The file, with the head as last saved. `check`: the problems of the list in words, in the internal one only; `atCostMeant`: a customer is to read what the house pays. */
export const exportDesignOrder = defineEndpoint({
  name: 'exportDesignOrder',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/export/:id`,
  summary: '导出报价（客户报价或内部明细，xlsx 或 pdf）',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 30, windowMs: 60_000 },
  params: z.object({ id: recordId }),
  query: z.object({
    format: z.enum(['xlsx', 'pdf']),
    kind: QuotationKind.default('customer'),
    check: z.enum(['1', '']).default(''),
    atCostMeant: z.enum(['1', '']).default(''),
  }),
  data: z.null(),
  download: true,
  outcomes: [notFound, quotedAtCost, tooManyRequests, unavailable],
});
