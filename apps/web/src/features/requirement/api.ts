/** Calls about requirements; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { BodyInputOf } from '@portal/contract/core';
import type { Requirement, submitRequirement as Submit } from '@portal/contract/requirement';
import { pageCall } from '../../lib/calls/call.ts';

const submissions = createRequestKeys();
const words = createRequestKeys();

/** Gives the number. The same form sent again after a lost answer is one. */
export async function submitRequirement(body: BodyInputOf<typeof Submit>): Promise<string> {
  const contract = await import('@portal/contract/requirement');
  return submissions.send(body, (idempotencyKey) => pageCall(contract.submitRequirement, { body, idempotencyKey }));
}

export async function addWord(id: string, text: string): Promise<Requirement> {
  const { addRequirementWord } = await import('@portal/contract/requirement');
  const body = { id, text };
  return words.send(body, (idempotencyKey) => pageCall(addRequirementWord, { body, idempotencyKey }));
}

export async function showOrder(id: string, isDesignOrderShown: boolean): Promise<Requirement> {
  const { showRequirementOrder } = await import('@portal/contract/requirement');
  return pageCall(showRequirementOrder, { body: { id, isDesignOrderShown } });
}

export async function withdraw(id: string): Promise<Requirement> {
  const { withdrawRequirement } = await import('@portal/contract/requirement');
  return pageCall(withdrawRequirement, { body: { id } });
}
