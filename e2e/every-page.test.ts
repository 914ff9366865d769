/** Every page of the route table, as guest and as installer, on a desk and on a phone: it answers, fits, breaks nothing, and axe finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import { UserType } from '@portal/engines/access';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../apps/web/src/lib/page-access.ts';
import { pages as routePages } from '../apps/web/src/route-table.ts';
import { hydrated, launchBrowser, openContext } from './browser.ts';
import { startPortal, type RunningPortal } from './running-portal.ts';
import { installer, signIn } from './signing-in.ts';

/** Queries without which a page has nothing to show. */
const QUERY_OF: Readonly<Record<string, (portal: RunningPortal, context: BrowserContext) => Promise<string>>> = {
  'product/detail': async (portal, context) => {
    const answer = await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1/goods/spu/page?size=10`);
    return `?id=${((await answer.json()) as { data: { spuNo: string }[] }).data[0]?.spuNo}`;
  },
  'tool/designOrder/detail': async (portal, context) => {
    const answer = await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/page`);
    return `?id=${((await answer.json()) as { data: { id: string }[] }).data[0]?.id}`;
  },
  error: async () => '?status=500',
};

describe.each([
  { who: 'guest', where: 'desk', phone: false },
  { who: 'installer', where: 'desk', phone: false },
  { who: 'installer', where: 'phone', phone: true },
])('$who at a $where', ({ who, phone }) => {
  let portal: RunningPortal;
  let browser: Browser;
  let context: BrowserContext;
  let troubles: string[];
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), launchBrowser()]);
    ({ context, troubles } = await openContext(browser, { phone }));
    if (who === 'guest') return;
    const page = await context.newPage();
    await page.goto(`${portal.origin}/login?redirect=/home`);
    await signIn(page, installer);
    await page.close();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  // what is one's own leads guests to the sign-on
  const visible = routePages.filter(({ access }) => who !== 'guest' || outcomeOf(access, UserType.Tourist) === 'open');
  it.each(visible.map(({ path }) => path))('/%s', async (path) => {
    const page = await context.newPage();
    const query = (await QUERY_OF[path]?.(portal, context)) ?? '';
    const response = await page.goto(`${portal.origin}/${path}${query}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await page.title()).not.toBe('');
    const { scrolls, width } = await page.evaluate(() => ({ scrolls: document.documentElement.scrollWidth, width: window.innerWidth }));
    expect(scrolls).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    await page.close();
  });

  it('a page that is not there says so, counts down and leads home', async () => {
    const page = await context.newPage();
    const response = await page.goto(`${portal.origin}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByText('抱歉，页面找不到了').waitFor();
    await page.waitForURL(/\/home$/, { timeout: 15_000 });
    await page.close();
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
