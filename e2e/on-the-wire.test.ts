/** What a page is on the wire: packed, its personal parts never kept by anyone between, and odd requests answered as odd requests. */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
}

const { portal, browser, context } = await openJourney({ as: looked.installer });
const cookie = (await context.cookies(portal.origin)).map(({ name, value }) => `${name}=${value}`).join('; ');

describe('a page on the wire', () => {
  /** `fetch` unpacks and sets its own headers; here every byte counts. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(portal.origin + path, { method, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
      });
      asked.on('error', reject);
      asked.end();
    });
  const packed = { 'accept-encoding': 'br, gzip' };

  it('is a fifth of its length, its scripts a third or less', async () => {
    const [plain, sent] = [await ask('/product'), await ask('/product', packed)];
    expect(sent.headers['content-encoding']).toBe('br');
    expect(sent.bytes).toBeLessThan(plain.bytes / 5);
    const html = await (await fetch(`${portal.origin}/product?made=up`)).text();
    // what the page loads, which one that is made anew names ahead; the router's own table beside it also names the scripts of the home page, one step away
    const scripts = [
      ...new Set([...html.matchAll(/<(?:link rel="modulepreload"|script)[^>]* (?:href|src)="(\/assets\/[\w.-]+\.js)"/g)].map(([, path = '']) => path)),
    ];
    expect(scripts.length).toBeGreaterThan(5);
    let raw = 0;
    let wire = 0;
    for (const script of scripts) {
      raw += (await ask(script)).bytes;
      wire += (await ask(script, packed)).bytes;
    }
    expect(wire).toBeLessThan(raw / 2.5);
    // docs/benchmarks.md says what it is made of
    expect(wire).toBeLessThanOrEqual(130 * 1024);
  });

  it.each([
    ['/product', 150, 30],
    ['/product/detail?id=DP00023', 190, 50],
  ])('%s brings little more once the browser is idle, and in few scripts', async (path, most, mostScripts) => {
    const guest = await browser.newContext();
    const page = await guest.newPage();
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (/\/assets\/[\w.-]+\.js$/.test(asked.url())) scripts.add(new URL(asked.url()).pathname);
    });
    await page.goto(portal.origin + path);
    // on a slow machine the network is still before the scripts are asked for
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await guest.close();
    const sizes = await Promise.all([...scripts].map(async (script) => (await ask(script, packed)).bytes));
    expect(sizes.length).toBeGreaterThan(8);
    expect(sizes.length).toBeLessThanOrEqual(mostScripts);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most * 1024);
  });

  it('a page of the tools calls without schemas: none of its scripts brings them along', async () => {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (/\/assets\/[\w.-]+\.js$/.test(asked.url())) scripts.add(new URL(asked.url()).pathname);
    });
    await page.goto(`${portal.origin}/tool/designOrder/selection`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.close();
    const texts = await Promise.all([...scripts].map(async (script) => (await fetch(portal.origin + script)).text()));
    expect(texts.filter((text) => text.includes('_zod'))).toEqual([]);
    const sizes = await Promise.all([...scripts].map(async (script) => (await ask(script, packed)).bytes));
    expect(sizes.length).toBeGreaterThan(8);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(325 * 1024);
  });

  it.each(['/home', '/home.data', '/tool/designOrder', '/tool/designOrder.data'])('%s of someone signed in stays with them', async (path) => {
    const { status, headers } = await ask(path, { cookie });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['vary']).toMatch(/cookie/i);
  });

  it('that is not there is not packed beside the person’s name, whatever the address says', async () => {
    const { status, headers } = await ask('/nope/13800000003', { cookie, ...packed });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('asked for its head alone has the head of the whole', async () => {
    const [head, whole] = [await ask('/home', {}, 'HEAD'), await ask('/home')];
    expect(head.bytes).toBe(0);
    for (const name of ['content-type', 'cache-control', 'vary']) expect(head.headers[name]).toBe(whole.headers[name]);
    expect(head.headers['content-security-policy']).toBeDefined();
  });

  it.each([
    ['a host that is none', 'GET', 'a b', 400],
    ['a port that is none', 'GET', 'x:99999999', 400],
    ['another method', 'PUT', 'shop', 405],
  ])('refuses %s', async (_name, method, host, status) => {
    expect((await ask('/home', { host }, method)).status).toBe(status);
  });
});
