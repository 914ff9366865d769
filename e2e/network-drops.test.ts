/** The network drops while one works: the frame and the list stay, the place that could not be read says so and reads again. */
import { beforeAll, describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const { portal, context, page } = await openJourney({ as: written.ofDrops, at: '/product' });

describe('a dropped connection', () => {
  let documents = 0;
  beforeAll(async () => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.waitForURL(/\/product/);
    await hydrated(page);
  });

  it('leaves the header of the products standing and shows them again when asked', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: '上架时间' }).first().click();
    const again = page.getByRole('button', { name: '刷新重试' });
    await again.waitFor();
    expect(await page.locator('.p-header').getByRole('link', { name: '全部产品' }).isVisible()).toBe(true);
    await context.setOffline(false);
    // coming back by itself or by the button, whichever is quicker
    await again.click({ timeout: 2_000 }).catch(() => undefined);
    await page.locator('.p-media').first().waitFor();
    expect(documents).toBe(0);
  });

  it('answers a page that was never read with words, and not with the browser’s own error', async () => {
    await context.setOffline(true);
    await page.locator('.p-footer').getByRole('link', { name: '关于我们' }).click();
    await page.getByRole('button', { name: '刷新重试' }).waitFor();
    expect(await page.locator('.p-header').isVisible()).toBe(true);
    expect(documents).toBe(0);
    await context.setOffline(false);
    await page.getByRole('heading', { name: '关于我们' }).waitFor();
  });

  it('keeps list bar and unsaved changes of the selection, with the error in the place of the products', async () => {
    await page.goto(`${portal.origin}/tool/designOrder/selection?tab=brand`);
    await hydrated(page);
    documents = 0;
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /加入|选用/ })
      .first()
      .click();
    await page.locator('.do-bar').getByText('未保存').or(page.locator('.do-bar').getByText('重试')).first().waitFor();
    await page
      .locator('.do-selection__rail')
      .getByRole('link', { name: /录像存储/ })
      .click();
    await page.getByText('产品没有加载成功').waitFor();
    expect(await page.locator('.do-bar').isVisible()).toBe(true);
    await context.setOffline(false);
    await page
      .getByRole('button', { name: '重试' })
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await page.locator('.do-products tbody tr').first().waitFor();
    expect(documents).toBe(0);
  });
});
