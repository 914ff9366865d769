/** Calls of whoever has a link. The page is drawn before what they are made of is loaded. Each answers or throws `CallError`. */
import type { BodyInputOf } from '@portal/contract/core';
import type { answerQuote, SharedQuote } from '@portal/contract/design-order';
import { pageCall as call } from '../../../lib/calls/call.ts';

export async function openWith(token: string, password: string | undefined): Promise<SharedQuote> {
  const { openQuote } = await import('@portal/contract/design-order');
  return call(openQuote, { body: { token, ...(password === undefined ? {} : { password }) } });
}

export async function answer(body: BodyInputOf<typeof answerQuote>): Promise<SharedQuote> {
  const { answerQuote: endpoint } = await import('@portal/contract/design-order');
  return call(endpoint, { body });
}
