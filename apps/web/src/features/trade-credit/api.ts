/** Calls about credit; the contract loads with the first of them. All throw `CallError`. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { recordRepayment as Repay, reverseRepayment as Reverse, saveCreditTerms as Save } from '@portal/contract/trade-credit';
import { pageCall } from '../../lib/calls/call.ts';

const repayments = createRequestKeys();
const reversals = createRequestKeys();

export async function saveTerms(body: BodyInputOf<typeof Save>): Promise<void> {
  const { saveCreditTerms } = await import('@portal/contract/trade-credit');
  await pageCall(saveCreditTerms, { body });
}

/** Sent again after a lost answer it is one. */
export async function repay(body: BodyInputOf<typeof Repay>): Promise<void> {
  const { recordRepayment } = await import('@portal/contract/trade-credit');
  await repayments.send(body, (idempotencyKey) => pageCall(recordRepayment, { body, idempotencyKey }));
}

export async function reverse(body: BodyInputOf<typeof Reverse>): Promise<void> {
  const { reverseRepayment } = await import('@portal/contract/trade-credit');
  await reversals.send(body, (idempotencyKey) => pageCall(reverseRepayment, { body, idempotencyKey }));
}
