/**
 * What the router reads for the next page names, like every call (call.ts), whom this page was made for. Where another acts by now
 * the server refuses, and the page stays as it is, with all that was typed, until it is answered what is to become of it (ACCOUNT-5).
 */
import { identityChanged, IDENTITY_HEADER } from '@portal/contract/core';
import { tellIdentityChanged } from './identity-changed.ts';
import { isReadingAnew } from './read-anew.ts';

const PAGE_DATA = /\.data$/;

/** Stands before the browser's own `fetch`: the router offers no place to add a header. */
export const namingPageReads =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { actingFor } = document.documentElement.dataset;
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    // read anew, the page asks who acts by now
    if (actingFor === undefined || isReadingAnew() || address.origin !== window.location.origin || !PAGE_DATA.test(address.pathname)) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(IDENTITY_HEADER, actingFor);
    const answer = await ask(input, { ...init, headers });
    if (answer.status !== identityChanged.status) return answer;
    const told = (await answer
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null;
    if (told?.code !== identityChanged.code) return answer;
    tellIdentityChanged(true);
    return new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  };
