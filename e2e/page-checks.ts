/** What is asked of every page, whoever opens it: it answers, fits, breaks nothing, and axe finds nothing, on a desk and on a phone. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { hydrated } from './browser.ts';
import type { Journey } from './journey.ts';

type QueryOf = (origin: string, context: BrowserContext) => Promise<string>;

/** That of the first row a list answers with. */
const first =
  (path: string, name: string, key = name, rowsOf = (data: unknown) => data as Record<string, string>[]): QueryOf =>
  async (origin, context) => {
    const answer = await context.request.get(`${origin}${path.startsWith('/') ? path : `/api-cloud-merchant-service/v1/${path}`}`);
    const [row] = rowsOf(((await answer.json()) as { data: unknown }).data);
    if (row === undefined) throw new Error(`nothing at ${path}`);
    return `?${name}=${row[key]}`;
  };

/** What the flash sales sell. */
const soldIn = (data: unknown) => (data as { sessions: { items: Record<string, string>[] }[] }).sessions.flatMap(({ items }) => items);

/** Queries without which a page has nothing to show. */
const QUERY_OF: Readonly<Record<string, QueryOf>> = {
  'product/detail': first('goods/spu/page?size=10', 'id', 'spuNo'),
  'product/sale/detail': async () => '?id=SA1',
  'product/addressExpect': first('goods/spu/page?size=10', 'id', 'spuNo'),
  'memberStore/creditsExchange/detail': async () => '?id=JF1001',
  'memberStore/creditsExchange/submitOrder': async () => '?id=JF1001',
  'product/suitDetail': first('goods/suit/page', 'id', 'suitNo'),
  'tool/designOrder/detail': first('design-order/page', 'id'),
  'tool/designOrder/detail/edit': first('design-order/page', 'id'),
  'tool/calculationBook/detail': first('calculation-book/list', 'id', 'bookId'),
  'member/serveOrder/details': first('/apiOrder/service-order/list', 'id'),
  'member/requirement/detail': first('requirement/page', 'id'),
  'merchantCenter/groups/detail': first('dealer-group/list', 'group', 'groupNo'),
  'memberStore/purchaseOrders/detail': first('order/page?state=completed', 'no', 'shopOrderNo'),
  // one that is to be paid is there for half an hour
  'pay-page': (origin, context) =>
    first('order/page?state=pendingPayment', 'payNo')(origin, context).catch(() => first('order/page?state=closed', 'payNo')(origin, context)),
  'memberStore/seckill/detail': first('seckill/page', 'id', 'itemNo', soldIn),
  'memberStore/seckill/suitDetail': first('seckill/page', 'id', 'itemNo', soldIn),
  'merchantCenter/seckill/detail': first('shop-seckill/page', 'id', 'activityNo'),
  'merchantCenter/customers/credit': first('trade-credit/customers', 'customer', 'customerNo'),
  'merchantCenter/orders/detail': first('shop-order/page', 'no', 'shopOrderNo'),
  'memberStore/afterSale/detail': first('after-sale/page', 'no', 'afterSaleNo'),
  'merchantCenter/afterSale/detail': first('shop-after-sale/page', 'no', 'afterSaleNo'),
  'solution/detail': async () => '?contentId=S1001&from=5',
  'solution/solutionPurchase': async () => '?contentId=S1001',
  'cases/detail': async () => '?contentId=C2001',
  'information/detail': async () => '?contentId=A3001&type=article',
  error: async () => '?status=500',
};

export const DESK = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
export const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Each of the pages is opened once, on the device the last one was left on, which then becomes the other: both must fit what stands there. */
export function checkPages({ portal, context, troubles }: Journey, paths: readonly string[], devices: readonly [typeof DESK, typeof DESK]): void {
  let [before, after] = devices;
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await become(page, before);
    return page;
  };

  describe('every page', async () => {
    // one window for all: a new one for each costs a process of the browser's
    const page = await open();

    // one whose path is somebody's secret has its own journey (customer-accepts-quote)
    it.each(paths.filter((path) => !path.includes(':')))('/%s', async (path) => {
      const query = (await QUERY_OF[path]?.(portal.origin, context)) ?? '';
      await become(page, before);
      const response = await page.goto(`${portal.origin}/${path}${query}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await still(page);
      expect(await page.title()).not.toBe('');
      const faults = await faultsOf(page, before);
      await become(page, after);
      const all = [...faults, ...(await faultsOf(page, after))];
      // to make the page that is left another device's again costs as much as to draw it
      [before, after] = [after, before];
      expect(all).toEqual([]);
    });

    it('a page that is not there says so, counts down and leads home', async () => {
      const page = await open();
      // its seconds are passed by hand, half of one at a time, so that none is missed
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      const response = await page.goto(`${portal.origin}/no-such-page`);
      expect(response?.status()).toBe(404);
      const words = page.getByText('抱歉，页面找不到了');
      expect(await words.innerText()).toContain('3 秒后');
      for (const left of [2, 1, 0])
        await expect
          .poll(async () => {
            await page.clock.runFor(500);
            return words.innerText();
          })
          .toContain(`${left} 秒后`);
      await page.clock.resume();
      await page.waitForURL(/\/home$/);
      await page.close();
    });

    it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
  });
}

/** One a page: what a second one overrides does not end what the first one did. */
const sessions = new WeakMap<Page, CDPSession>();

/** Makes the page's device a desk or a phone, with its mouse or its finger, and lets the page take notice. */
export async function become(page: Page, device: typeof DESK): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setDeviceMetricsOverride', device);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: device.mobile });
  await page.waitForFunction(({ width, mobile }) => innerWidth >= width && matchMedia('(pointer: coarse)').matches === mobile, device);
  await still(page);
}

/** Two frames drawn, and nothing that moves or fades has its end before it. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** What of the page does not fit, and what axe finds, by all its rules. */
export async function faultsOf(page: Page, device: typeof DESK): Promise<string[]> {
  const { scrolls, width, isTouched } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    width: window.innerWidth,
    isTouched: matchMedia('(pointer: coarse)').matches,
  }));
  // a phone shows what is too wide smaller, and says so by a wider window
  const isWide = scrolls > device.width || width !== device.width;
  expect(isTouched).toBe(device.mobile);
  return [
    ...(isWide ? [`content ${scrolls} wide in a window of ${device.width}`] : []),
    ...(await violationsOn(page)).map((violation) => `${device.width} wide, ${violation}`),
  ];
}
