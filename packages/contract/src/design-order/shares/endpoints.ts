/** A quotation is shown to a customer by a link: made, listed, revoked by its owner; opened and answered by whoever has it (DESIGN-37 to DESIGN-39). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { notFound, tooManyRequests } from '../../core/errors.ts';
import { recordId } from '../../core/fields.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { quotedAtCost } from '../quotation/errors.ts';
import { quotationMissing, shareClosed, shareGone, sharePasswordWrong, sharesFull } from './errors.ts';
import { SHARE_CHANGES_MAX } from './limits.ts';
import { MadeShare, QuotationShare, QuoteAnswer, QuoteOpening, shareDays, SharedQuote, sharePassword } from './shapes.ts';

const BASE = `${DESIGN_ORDER_PATH}/shares`;

/** All links of an own order, the newest first. What opens one is told to nobody again. */
export const listShares = defineEndpoint({
  name: 'listShares',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: '报价链接',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: z.array(QuotationShare),
  outcomes: [notFound],
});

/**
 * A link to the quotation of an own order as it is now, which gets its number where the saved one is of other lines. The same request is the
 * same link, so that a repeated one makes none. What opens it is made here, of the request under a key of the server: whoever asks chooses none of it.
 */
export const createShare = defineEndpoint({
  name: 'createShare',
  method: 'POST',
  path: `${BASE}/create`,
  summary: '生成报价链接',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => 5 * WRITE_COST_MS,
  body: z.strictObject({ id: recordId, requestId: recordId, days: shareDays, password: sharePassword.optional(), isAtCostMeant: z.boolean().default(false) }),
  data: MadeShare,
  outcomes: [notFound, quotationMissing, quotedAtCost, sharesFull],
});

export const revokeShare = defineEndpoint({
  name: 'revokeShare',
  method: 'POST',
  path: `${BASE}/revoke`,
  summary: '停用报价链接',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, shareId: recordId }),
  data: z.null(),
  outcomes: [notFound],
});

/** What a customer asked to be changed is done, or is not after all: the customer reads it over the same link. */
export const markChange = defineEndpoint({
  name: 'markChange',
  method: 'POST',
  path: `${BASE}/changes/mark`,
  summary: '标记客户的修改要求',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, shareId: recordId, number: z.int().min(1).max(SHARE_CHANGES_MAX), isDone: z.boolean() }),
  data: z.null(),
  outcomes: [notFound],
});

/** What a customer sees. The token travels in the body, so that it stands in no address of a call. */
export const openQuote = defineEndpoint({
  name: 'openQuote',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/quote/open',
  summary: '客户查看报价',
  access: 'everyone',
  idempotency: 'natural',
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => 2 * WRITE_COST_MS,
  // a wrong password is counted also where it is refused
  transaction: 'own',
  body: QuoteOpening,
  data: SharedQuote,
  outcomes: [shareGone, sharePasswordWrong, tooManyRequests],
});

/** Accepts the offer, once and for good over all links of its number, or asks for changes; its owner is told. Said again, it has been said. */
export const answerQuote = defineEndpoint({
  name: 'answerQuote',
  method: 'POST',
  path: '/api-cloud-merchant-service/v1/quote/answer',
  summary: '客户回复报价',
  access: 'everyone',
  idempotency: 'natural',
  limit: { max: 20, windowMs: 60_000 },
  costMs: () => 2 * WRITE_COST_MS,
  transaction: 'own',
  body: QuoteAnswer,
  data: SharedQuote,
  outcomes: [shareGone, sharePasswordWrong, shareClosed, tooManyRequests],
});
