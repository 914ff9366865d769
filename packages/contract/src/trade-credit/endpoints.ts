/** Calls about credit (ORDER-30 to ORDER-32). *Ours.* A buyer's are about the enterprise that acts, a dealer's about its own customers. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { idempotencyKeyMissing } from '../core/missing-key.ts';
import { changedMeanwhile, notYourCustomer } from '../customer/errors.ts';
import { creditForEnterprises, repaidAlike, repaidTooMuch, repaymentGone } from './errors.ts';
import { CreditTermsAsked, CustomerCredit, CustomerInCredit, OwnCredit, RepaymentAsked, ReversalAsked } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/trade-credit';

/** The dealer ordered from first. */
export const listOwnCredits = defineEndpoint({
  name: 'listOwnCredits',
  method: 'GET',
  path: `${BASE}/own`,
  summary: '我的信用额度',
  access: 'keepsCart',
  idempotency: 'read',
  data: z.array(OwnCredit),
});

/** Of all customers that were ever given any. */
export const listCustomerCredits = defineEndpoint({
  name: 'listCustomerCredits',
  method: 'GET',
  path: `${BASE}/customers`,
  summary: '客户信用额度',
  access: 'seesOffers',
  idempotency: 'read',
  data: z.array(CustomerInCredit),
});

export const getCustomerCredit = defineEndpoint({
  name: 'getCustomerCredit',
  method: 'GET',
  path: `${BASE}/customer`,
  summary: '客户账期',
  access: 'seesOffers',
  idempotency: 'read',
  query: z.object({ customerNo: recordId }),
  data: CustomerCredit,
  outcomes: [notYourCustomer],
});

/** What a customer may owe, and for how long, from now on. What is owed already stays due when it was. */
export const saveCreditTerms = defineEndpoint({
  name: 'saveCreditTerms',
  method: 'POST',
  path: `${BASE}/save-terms`,
  summary: '设置客户账期',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CreditTermsAsked,
  data: CustomerCredit,
  outcomes: [badRequest, notYourCustomer, creditForEnterprises, changedMeanwhile],
});

/** Money has come; what is due first is repaid first. Each is told from the same one sent twice by its key (WIRE-20). */
export const recordRepayment = defineEndpoint({
  name: 'recordRepayment',
  method: 'POST',
  path: `${BASE}/repay`,
  summary: '登记还款',
  access: 'editsOffers',
  idempotency: 'key',
  keyRequired: true,
  costMs: () => WRITE_COST_MS,
  body: RepaymentAsked,
  data: CustomerCredit,
  outcomes: [badRequest, idempotencyKeyMissing, notYourCustomer, repaidTooMuch, repaidAlike],
});

/** A repayment that was wrong is owed again, by an entry of its own; the wrong one stays. */
export const reverseRepayment = defineEndpoint({
  name: 'reverseRepayment',
  method: 'POST',
  path: `${BASE}/reverse`,
  summary: '冲销登记有误的还款',
  access: 'editsOffers',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: ReversalAsked,
  data: CustomerCredit,
  outcomes: [badRequest, notYourCustomer, repaymentGone],
});
