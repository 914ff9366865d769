/** The server answers 500: a page and an action lead to the error page and back, guests go home, and what is typed stays (SHELL-20). */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';

const { browser, portal, page } = await openJourney({ as: looked.person, at: '/product' });

const breaks = (of: Page, path: string) =>
  of.route(path, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ code: 500, message: 'broke', msg: '系统繁忙，请稍后重试', data: null }),
    }),
  );

it('a page that breaks leads a member to the error page, and from there back to it', async () => {
  await page.waitForURL(/\/product/);
  await hydrated(page);
  await breaks(page, '**/product.data*');
  await page.getByRole('link', { name: '上架时间' }).first().click();
  await page.waitForURL(/\/error\?status=500&from=%2Fproduct/);
  await page.getByText('网络异常，您可以刷新重试或前往首页').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: '刷新重试' }).click();
  await page.locator('.p-media').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/product');
});

it('so does an action that breaks, whose way home takes the marks away until home is read', async () => {
  await breaks(page, '**/goods/favorite/spu/add');
  const card = page.locator('.p-media').first();
  await card.hover();
  await card.getByRole('button', { name: /收藏/ }).click();
  await page.waitForURL(/\/error\?status=500/);
  await page.unrouteAll();
  await page.getByRole('link', { name: '去首页' }).click();
  await page.waitForURL(/\/home$/);
  expect(await page.locator('.s-account').isVisible()).toBe(true);
});

it('what is typed stays, with what the server said', async () => {
  await page.goto(`${portal.origin}/member/accountSetting/baseInfo`);
  await hydrated(page);
  await breaks(page, '**/account/modifyNickname');
  await page.getByRole('textbox', { name: '昵称' }).fill('新的名字');
  await page.getByRole('button', { name: '保存昵称' }).click();
  await page.getByText('系统繁忙，请稍后重试').first().waitFor();
  expect(await page.getByRole('textbox', { name: '昵称' }).inputValue()).toBe('新的名字');
  await page.unrouteAll();
});

it('a guest goes home and is told why', async () => {
  const { context } = await openContext(browser);
  const guest = await context.newPage();
  await guest.goto(`${portal.origin}/product`);
  await hydrated(guest);
  await breaks(guest, '**/product.data*');
  await guest.getByRole('link', { name: '上架时间' }).first().click();
  await guest.waitForURL(/\/home$/);
  await guest.getByText('刚才的页面出错了，已为您回到首页').waitFor();
  expect(new URL(guest.url()).search).toBe('');
  await context.close();
});
