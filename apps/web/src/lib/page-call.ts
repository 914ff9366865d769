/**
 * Calls of a page from the browser. Each names the account and identity the page was made for; when another acts by now (switched
 * or signed in anew in another window, on another device) the server refuses, and the page is told once, here.
 */
import { browserTransport, createCall, type Transport } from '@portal/client';
import { errorCatalogue, IDENTITY_HEADER } from '@portal/contract/core';
import { tellIdentityChanged } from './identity-changed.ts';

const identityOfPage = (): Record<string, string> => {
  const { actingFor } = document.documentElement.dataset;
  return actingFor === undefined ? {} : { [IDENTITY_HEADER]: actingFor };
};

/** Adds the page's identity to what a transport sends, and listens for the refusal. */
export const namingIdentity =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport({ ...request, headers: { ...identityOfPage(), ...request.headers } });
    if ((answer.json as { code?: unknown } | null)?.code === errorCatalogue.identityChanged.code) tellIdentityChanged();
    return answer;
  };

export const pageCall = createCall(namingIdentity(browserTransport));
