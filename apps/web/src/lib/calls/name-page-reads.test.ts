import { identityChanged, IDENTITY_HEADER } from '@portal/contract/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isActing, tellActingAgain } from '../identity/identity-changed.ts';
import { namingPageReads } from './name-page-reads.ts';

const refusal = () => new Response(JSON.stringify({ code: identityChanged.code }), { status: identityChanged.status });

describe('what the router reads of the next page (ACCOUNT-5)', () => {
  const answers: Response[] = [];
  const asked: [string, string | null][] = [];
  const read = namingPageReads(async (input, init) => {
    asked.push([String(input), new Headers(init?.headers).get(IDENTITY_HEADER)]);
    return answers.shift() ?? new Response('page');
  });
  beforeEach(() => {
    asked.length = 0;
    answers.length = 0;
    vi.stubGlobal('document', { documentElement: { dataset: { actingFor: 'A1/M1' } } });
    vi.stubGlobal('window', { location: { href: 'http://portal/home', origin: 'http://portal' } });
  });
  afterEach(() => {
    tellActingAgain();
    vi.unstubAllGlobals();
  });

  it('names whom this page was made for; what is no page of ours does not', async () => {
    await read('/product.data?page=2');
    await read('http://elsewhere/product.data');
    await read('/outlines/33.json');
    expect(asked.map(([, identity]) => identity)).toEqual(['A1/M1', null, null]);
  });

  it('waits where another acts by now, and is read when its own acts again', async () => {
    answers.push(refusal(), refusal());
    const reading = read('/product.data');
    await vi.waitFor(() => expect(isActing()).toBe(false));
    expect(asked).toHaveLength(1);
    tellActingAgain();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    // switched away again meanwhile
    await vi.waitFor(() => expect(isActing()).toBe(false));
    tellActingAgain();
    expect(await (await reading).text()).toBe('page');
    expect(asked).toHaveLength(3);
  });

  it('is given up with the step it was for', async () => {
    answers.push(refusal());
    const leaving = new AbortController();
    const reading = read('/product.data', { signal: leaving.signal });
    await vi.waitFor(() => expect(isActing()).toBe(false));
    leaving.abort(new Error('another step'));
    await expect(reading).rejects.toThrow('another step');
  });

  it('another conflict is the page’s own to tell', async () => {
    answers.push(new Response(JSON.stringify({ code: 1507 }), { status: 409 }), new Response('no envelope', { status: 409 }));
    expect((await read('/product.data')).status).toBe(409);
    expect((await read('/product.data')).status).toBe(409);
    expect(isActing()).toBe(true);
  });
});
