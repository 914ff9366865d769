/**
 * What the router reads for the next page names, like every call (call.ts), whom this page was made for. Where another acts by now
 * the server refuses, and the page stays as it is, with all that was typed; the step is taken when its own acts again (ACCOUNT-5).
 */
import { IDENTITY_HEADER } from '@portal/contract/core';
import { actingAgain, tellIdentityChanged } from '../identity/identity-changed.ts';
import { isRefusalOfIdentity } from '../identity/refusal-of-identity.ts';

const PAGE_DATA = /\.data$/;

/** Stands before the browser's own `fetch`: the router offers no place to add a header. */
export const namingPageReads =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { actingFor } = document.documentElement.dataset;
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (actingFor === undefined || address.origin !== window.location.origin || !PAGE_DATA.test(address.pathname)) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(IDENTITY_HEADER, actingFor);
    for (;;) {
      const answer = await ask(input, { ...init, headers });
      if (!(await isRefusalOfIdentity(answer))) return answer;
      tellIdentityChanged({ wasRefused: true });
      await actingAgain(init?.signal);
    }
  };
