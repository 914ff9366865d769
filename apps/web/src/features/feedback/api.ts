/** Calls about feedback; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { createFeedback as Create, submitReport as Submit } from '@portal/contract/feedback';
import { pageCall } from '../../lib/calls/call.ts';

const submissions = createRequestKeys();

/** Gives the number. The same words sent again after a lost answer are one. */
export async function createFeedback(body: BodyInputOf<typeof Create>): Promise<string> {
  const contract = await import('@portal/contract/feedback');
  return submissions.send(body, (idempotencyKey) => pageCall(contract.createFeedback, { body, idempotencyKey }));
}

export async function readAnswers(): Promise<void> {
  const { readFeedbackAnswers } = await import('@portal/contract/feedback');
  await pageCall(readFeedbackAnswers, {});
}

/** Reports what stands on a page; gives its number. Sent again after a lost answer it is one. */
export async function submitReport(body: BodyInputOf<typeof Submit>): Promise<string> {
  const contract = await import('@portal/contract/feedback');
  return submissions.send(body, (idempotencyKey) => pageCall(contract.submitReport, { body, idempotencyKey }));
}
