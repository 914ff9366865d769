/** On a slow line a page stands as the server drew it before its script is there: what is pressed then is done once it is. */
import { expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const { portal, page } = await openJourney({ as: looked.installer });

it('a button that is pressed before the script has arrived is heard, once (SHELL-28)', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${portal.origin}/tool/designOrder`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^导出报价/ }).first();
  await button.click();
  await button.click();
  // what waits is said
  await page.getByText('正在加载，点过的按钮稍后自动执行').waitFor();
  expect(await page.getByRole('dialog', { name: /导出报价/ }).count()).toBe(0);
  arrive();
  await page.getByRole('dialog', { name: /导出报价/ }).waitFor();
  await hydrated(page);
  expect(await page.evaluate(() => 'earlyPresses' in window)).toBe(false);
  expect(await page.getByText('正在加载，点过的按钮稍后自动执行').isVisible()).toBe(false);
});

it.each(['/tool/designOrder/selection', '/product', '/home'])('%s says that its script has failed, and loads itself anew', async (path) => {
  await page.route(/\/assets\/root-.*\.js$/, (route) => route.abort());
  await page.goto(portal.origin + path);
  await page.getByText('加载失败，页面上的按钮暂时不能用').waitFor();
  await page.unroute(/\/assets\/root-.*\.js$/);
  await page.getByRole('button', { name: '刷新重试' }).click();
  await page.waitForFunction(() => document.readyState === 'complete' && document.documentElement.dataset['script'] === undefined);
  await hydrated(page);
  expect(await page.getByRole('button', { name: '刷新重试' }).isVisible()).toBe(false);
});
