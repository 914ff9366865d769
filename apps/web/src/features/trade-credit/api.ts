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

/** Gives what of it is owed again, and what the dealer had to hand back and has not to any more; yuan. */
export async function reverse(body: BodyInputOf<typeof Reverse>): Promise<{ owed: number; forgone: number }> {
  const { reverseRepayment } = await import('@portal/contract/trade-credit');
  const { movements } = await reversals.send(body, (idempotencyKey) => pageCall(reverseRepayment, { body, idempotencyKey }));
  const entry = movements.find(({ act }) => act === 'reverse');
  return { owed: entry?.amount ?? 0, forgone: entry?.back ?? 0 };
}
