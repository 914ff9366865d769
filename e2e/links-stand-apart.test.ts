/** Links that stand by themselves are met by a finger and by a mouse, also where axe asks nothing of them. */
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { lowLinksIn } from './low-links.ts';
import { become, DESK, PHONE } from './page-checks.ts';

describe('a link that stands by itself', async () => {
  const { portal, context, page } = await openJourney({ as: looked.installer });
  const first = async (path: string): Promise<Record<string, string>> => {
    const answer = await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1${path}`);
    return ((await answer.json()) as { data: Record<string, string>[] }).data[0] ?? {};
  };

  it.each([
    ['in the card of who is here', '.h-you__who', async () => '/home'],
    ['above what a keyword finds', '.c-list__goods > p', async () => `/product?keyword=${encodeURIComponent('半球')}`],
    ['beside the stock of a model', '.c-buy__rows', async () => `/product/detail?id=${(await first('/goods/spu/page?size=10'))['spuNo']}`],
    ['on the page of an order', 'main p.p-row', async () => `/memberStore/purchaseOrders/detail?no=${(await first('/order/page?size=10'))['shopOrderNo']}`],
  ])('%s is at least 24 px high', async (_name, place, addressOf) => {
    await page.goto(portal.origin + (await addressOf()));
    await hydrated(page);
    for (const device of [PHONE, DESK]) {
      await become(page, device);
      expect(await page.locator(`${place} a[href]`).count()).toBeGreaterThan(0);
      expect(await lowLinksIn(page, place)).toEqual([]);
    }
  });

  it('is found where it is low', async () => {
    await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<p style="line-height: 20px"><a href="/low">看看</a></p>'));
    expect(await lowLinksIn(page, 'main > p:first-child')).toEqual([expect.stringContaining('看看')]);
  });
});
