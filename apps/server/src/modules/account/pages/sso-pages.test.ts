import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSso, type App } from '../../../app.ts';
import { createOutbox } from '../../../platform/upstream/sms/index.ts';
import { registerSsoPages } from './sso-pages.ts';

describe('the pages of the sign-on site', () => {
  let portal: TestPortal;
  let folder = '';
  let dist: URL;
  beforeAll(async () => {
    portal = await openTestPortal();
    folder = await mkdtemp(join(tmpdir(), 'portal-sso-'));
    dist = pathToFileURL(`${folder}/`);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<html data-brand="{{brand}}" data-portal="{{portalOrigin}}" data-demo="{{demo}}">{{nothing}}</html>');
    await writeFile(join(folder, 'assets', 'main-abc.js'), 'export {}');
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  });
  afterAll(async () => {
    await portal.close();
    await rm(folder, { recursive: true });
  });

  const demoAccounts = [{ role: '安装商', phone: '13800000002', password: 'Demo@2026', note: '' }];
  const open = async (demo: boolean, brand = '海康威视'): Promise<App & { outbox: ReturnType<typeof createOutbox> }> => {
    const outbox = createOutbox(portal.clock);
    const site = await buildSso(portal.deps);
    const settings = { ...portal.deps.settings, providerBrand: brand, ...(demo ? { demoAccounts } : {}) };
    await registerSsoPages(site.http, { settings }, { dist, ...(demo ? { outbox } : {}) });
    return { ...site, outbox };
  };
  const get = (site: App, url: string) => site.http.inject({ url, headers: { host: 'shop.local:3001' } });

  it('serves the card at /login, with the facts of the site, and no script but its own', async () => {
    const site = await open(true);
    const page = await get(site, '/login?state=x');
    expect(page.statusCode).toBe(200);
    expect(page.body).toBe('<html data-brand="海康威视" data-portal="http://shop.local:3000" data-demo="1"></html>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // the one foreign address: the portal, for the number that was typed
    const toPortal = "form-action 'self' http://shop.local:3000;";
    expect(page.headers['content-security-policy']).toContain(toPortal);
    expect(String(page.headers['content-security-policy']).replace(toPortal, '')).not.toMatch(/unsafe|http:|\*/);
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect((await get(site, '/')).headers.location).toBe('/login');
    // both are the portal's, and looked for here
    expect((await get(site, '/register')).headers.location).toBe('http://shop.local:3000/register');
    expect((await get(site, '/passwordReset')).headers.location).toBe('http://shop.local:3000/passwordReset');
    await site.http.close();
  });

  it('keeps hashed files for a year and knows no other page', async () => {
    const site = await open(true);
    expect((await get(site, '/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(site, '/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    for (const path of ['/index.html', '/assets/', '/nothing', '/assets/../../package.json', '/..%2f..%2fpackage.json', '/home'])
      expect((await get(site, path)).statusCode).toBe(404);
    await site.http.close();
  });

  it('writes the brand as text', async () => {
    const site = await open(false, '"><script>x</script>');
    expect((await get(site, '/login')).body).toContain('data-brand="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    await site.http.close();
  });

  it('shows outbox and demo accounts in demo mode only', async () => {
    const [demo, real] = [await open(true), await open(false)];
    expect((await get(demo, '/demo-accounts.json')).json()).toEqual(demoAccounts);
    expect((await get(demo, '/outbox')).body).toContain('还没有短信');
    await demo.outbox.send({ phone: '13800000002', code: '012345', purpose: '<b>' });
    const page = await get(demo, '/outbox');
    expect(page.body).toContain('13800000002');
    expect(page.body).toContain('012345');
    expect(page.body).toContain('&lt;b&gt; · 2026-11-21 10:00');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await get(real, '/outbox')).statusCode).toBe(404);
    expect((await get(real, '/demo-accounts.json')).statusCode).toBe(404);
    expect((await get(real, '/login')).body).toContain('data-demo=""');
    await Promise.all([demo.http.close(), real.http.close()]);
  });

  it('says when it is not built', async () => {
    const site = await buildSso(portal.deps);
    await expect(registerSsoPages(site.http, portal.deps, { dist: pathToFileURL(`${folder}/nowhere/`) })).rejects.toMatchObject({
      name: 'BuildMissingError',
    });
    await site.http.close();
  });
});
