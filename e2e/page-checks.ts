/** What is asked of every page, whoever opens it: it answers, fits, breaks nothing, and axe finds nothing, on a desk and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import type { Journey } from './journey.ts';

/** Queries without which a page has nothing to show. */
const QUERY_OF: Readonly<Record<string, (origin: string, context: BrowserContext) => Promise<string>>> = {
  'product/detail': async (origin, context) => {
    const answer = await context.request.get(`${origin}/api-cloud-merchant-service/v1/goods/spu/page?size=10`);
    return `?id=${((await answer.json()) as { data: { spuNo: string }[] }).data[0]?.spuNo}`;
  },
  'product/suitDetail': async (origin, context) => {
    const answer = await context.request.get(`${origin}/api-cloud-merchant-service/v1/goods/suit/page`);
    return `?id=${((await answer.json()) as { data: { suitNo: string }[] }).data[0]?.suitNo}`;
  },
  'tool/designOrder/detail': async (origin, context) => {
    const answer = await context.request.get(`${origin}/api-cloud-merchant-service/v1/design-order/page`);
    return `?id=${((await answer.json()) as { data: { id: string }[] }).data[0]?.id}`;
  },
  'tool/designOrder/detail/edit': async (origin, context) => {
    const answer = await context.request.get(`${origin}/api-cloud-merchant-service/v1/design-order/page`);
    return `?id=${((await answer.json()) as { data: { id: string }[] }).data[0]?.id}`;
  },
  'member/requirement/detail': async (origin, context) => {
    const answer = await context.request.get(`${origin}/api-cloud-merchant-service/v1/requirement/page`);
    return `?id=${((await answer.json()) as { data: { id: string }[] }).data[0]?.id}`;
  },
  'solution/detail': async () => '?contentId=S1001&from=5',
  'solution/solutionPurchase': async () => '?contentId=S1001',
  'cases/detail': async () => '?contentId=C2001',
  'information/detail': async () => '?contentId=A3001&type=article',
  error: async () => '?status=500',
};

export const DESK = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
export const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Each of the pages is opened once, on the first device, which then becomes the second: both must fit what stands there. */
export function checkPages({ portal, context, troubles }: Journey, paths: readonly string[], [first, second]: readonly [typeof DESK, typeof DESK]): void {
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await become(page, first);
    return page;
  };

  describe('every page', () => {
    // one whose path is somebody's secret has its own journey (customer-accepts-quote)
    it.each(paths.filter((path) => !path.includes(':')))('/%s', async (path) => {
      const page = await open();
      const query = (await QUERY_OF[path]?.(portal.origin, context)) ?? '';
      const response = await page.goto(`${portal.origin}/${path}${query}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await still(page);
      expect(await page.title()).not.toBe('');
      const faults = await faultsOf(page, first);
      await become(page, second);
      expect([...faults, ...(await faultsOf(page, second))]).toEqual([]);
      await page.close();
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

/** Makes the page's device a desk or a phone, with its mouse or its finger, and lets the page take notice. */
export async function become(page: Page, device: typeof DESK): Promise<void> {
  const session = await page.context().newCDPSession(page);
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
  // one document without frames: axe needs no page of its own to sum up, and no details of what holds
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return [
    ...(isWide ? [`content ${scrolls} wide in a window of ${device.width}`] : []),
    ...violations.map(({ id, nodes }) => `${device.width} wide, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ];
}
