import { defineEndpoint, identityChanged, IDENTITY_HEADER } from '@portal/contract/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { leavingCall, leavingDeviceCall, pageCall, pageFetch, sessionCall, uploadCall } from './call.ts';
import { isActing, tellActingAgain } from '../identity/identity-changed.ts';

const endpoint = defineEndpoint({ name: 'x', method: 'POST', path: '/api-base/v1/x', summary: '', access: 'everyone', idempotency: 'natural', data: z.null() });
const named: (string | null)[] = [];
let isRefused = false;
beforeEach(() => {
  named.length = 0;
  isRefused = false;
  vi.stubGlobal('document', { documentElement: { dataset: { actingFor: 'A1/M1' } } });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    named.push(new Headers(init.headers).get(IDENTITY_HEADER));
    const [code, status] = isRefused ? [identityChanged.code, identityChanged.status] : [0, 200];
    return new Response(JSON.stringify({ code, msg: '', data: null }), { status });
  });
});
afterEach(() => {
  tellActingAgain();
  vi.unstubAllGlobals();
});

const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  'a call': () => pageCall(endpoint),
  'an upload': () => uploadCall(endpoint),
  'a call on leaving': () => leavingCall(endpoint),
  'a file': () => pageFetch('/x.pdf'),
};

it.each(Object.entries(ways))('%s of a page names whom the page is for; a refusal is told to the page (WIRE-7)', async (_name, send) => {
  await send();
  expect([named, isActing()]).toEqual([['A1/M1'], true]);
  isRefused = true;
  await send().catch(() => {});
  expect(isActing()).toBe(false);
});

it('who acts by now, and what is counted on this device, is asked and told for nobody in particular', async () => {
  await sessionCall(endpoint);
  await leavingDeviceCall(endpoint);
  expect(named).toEqual([null, null]);
});
