/** Calls of this site: all to its own origin, with its own cookie. */
import { browserTransport, createCall, findCallError } from '@portal/client';
import { notSignedIn } from '@portal/contract/core/errors';
import { tellingActions } from './actions.ts';

export const call = createCall(tellingActions(browserTransport));

/** What to say of a failure, and where it led: who is not signed in any more signs in and comes back. */
export function failureWords(failure: unknown): string {
  const failed = findCallError(failure);
  if (failed?.code === notSignedIn.code) {
    const { pathname, search } = window.location;
    window.location.assign(`/login?${new URLSearchParams({ redirect: pathname + search })}`);
  }
  return failed?.msg ?? '页面出错了，请刷新后重试';
}
