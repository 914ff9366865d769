/**
 * Calls from the browser, made here and nowhere else. A page's names the account and identity it was made for; when another acts
 * by now (switched or signed in anew in another window, on another device) the server refuses, and the page is told once, here.
 */
import { browserTransport, browserTransportWith, createCall, type Transport } from '@portal/client';
import { identityChanged, IDENTITY_HEADER } from '@portal/contract/core';
import { tellIdentityChanged } from '../identity/identity-changed.ts';
import { isRefusalOfIdentity } from '../identity/refusal-of-identity.ts';
import { markSignedIn } from '../kept/storage.ts';

const identityOfPage = (): Record<string, string> => {
  const { actingFor } = document.documentElement.dataset;
  return actingFor === undefined ? {} : { [IDENTITY_HEADER]: actingFor };
};

/** Listens for the refusal of a session that has ended: whatever the page does about it, this browser is signed in no longer (SHELL-22). */
const unmarking =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (answer.status === 401) markSignedIn(false);
    return answer;
  };

/** Adds the page's identity to what a transport sends, and listens for the refusal. */
export const namingIdentity = (transport: Transport): Transport => {
  const send = unmarking(transport);
  return async (request) => {
    const answer = await send({ ...request, headers: { ...identityOfPage(), ...request.headers } });
    if ((answer.json as { code?: unknown } | null)?.code === identityChanged.code)
      // a page also reads by itself
      tellIdentityChanged({ wasRefused: request.method !== 'GET' });
    return answer;
  };
};

export const pageCall = /* @__PURE__ */ createCall(/* @__PURE__ */ namingIdentity(browserTransport));

/** How long a file that is fetched, and one that is handed in, may take (WIRE-4). */
export const FILE_TIMEOUT_MS = 40_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
export const uploadCall = /* @__PURE__ */ createCall(/* @__PURE__ */ namingIdentity(/* @__PURE__ */ browserTransportWith({ timeoutMs: UPLOAD_TIMEOUT_MS })));

/** Of whoever acts by now: what reads and changes who that is. */
export const sessionCall = /* @__PURE__ */ createCall(/* @__PURE__ */ unmarking(browserTransport));

/** Sent also where the page is gone before the answer comes. */
export const leavingCall = /* @__PURE__ */ createCall(/* @__PURE__ */ namingIdentity(/* @__PURE__ */ browserTransportWith({ keepalive: true })));

/** Of this browser, whoever uses it; sent also where the page is gone before the answer comes. */
export const leavingDeviceCall = /* @__PURE__ */ createCall(/* @__PURE__ */ browserTransportWith({ keepalive: true }));

/** Fetches a file for this page, as a call would. */
export async function pageFetch(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(identityOfPage())) headers.set(name, value);
  const answer = await fetch(address, { ...init, headers });
  if (answer.status === 401) markSignedIn(false);
  if (await isRefusalOfIdentity(answer)) tellIdentityChanged({ wasRefused: true });
  return answer;
}
