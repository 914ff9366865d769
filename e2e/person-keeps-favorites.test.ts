/** A guest is asked to sign in; a person keeps a product, finds it again, and lets it go. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn } from './signing-in.ts';

describe('the favourites of a person', async () => {
  const { portal, troubles, page } = await openJourney({ at: '/product' });
  const card = page.locator('.p-media').first();
  const heart = card.getByRole('button', { name: /^收藏/ });
  let name = '';

  it('begin with signing in, and come back to the goods', async () => {
    await hydrated(page);
    name = (await card.getByRole('heading').textContent()) ?? '';
    await card.hover();
    await card.getByRole('link', { name: `收藏：${name}` }).click();
    const dialog = page.getByRole('dialog', { name: '您还未登录，请先登录' });
    await dialog.getByRole('button', { name: '先逛逛' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await card.getByRole('link', { name: `收藏：${name}` }).click();
    await dialog.getByRole('link', { name: '去登录' }).click();
    await page.getByLabel('手机号').waitFor();
    await signIn(page, written.ofFavorites);
    expect(new URL(page.url()).pathname).toBe('/product');
  });

  it('are kept by a heart that stays filled', async () => {
    await card.hover();
    await heart.click();
    await page.getByText('收藏成功').waitFor();
    await page.reload();
    await hydrated(page);
    await card.locator('[aria-pressed="true"]').waitFor();
    expect(await page.locator('.p-media [aria-pressed="true"]').count()).toBe(1);
  });

  it('lead on from the slim line, and are let go and taken back there', async () => {
    await page.goto(`${portal.origin}/member/myFavorite`);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/member/myFavorite/shopFavorite');
    const item = page.getByRole('list', { name: '收藏的产品' }).getByRole('link', { name });
    await item.waitFor();
    const remove = page.getByRole('button', { name: `取消收藏：${name}` });
    await remove.click();
    await page.getByText('还没有收藏的产品').waitFor();
    await page.getByRole('button', { name: '撤销' }).click();
    await item.waitFor();
    await remove.click();
    await page.getByText('还没有收藏的产品').waitFor();
  });

  it('and what a person looks at for a second is told once, of nobody', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    const told = page.waitForRequest('**/behavior/track');
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/product/detail*');
    const spuNo = new URL(page.url()).searchParams.get('id');
    const look = await told;
    expect(look.postDataJSON()).toEqual({ terminalType: 2, eventId: 1, contentId: spuNo });
    expect((await look.response())?.status()).toBe(200);
  });

  it('are not kept where the server refuses: the heart empties again, and it is said', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    await page.route('**/goods/favorite/spu/add', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ code: 1351, message: 'full', msg: '最多收藏 500 个产品', data: null }),
      }),
    );
    await card.hover();
    await heart.click();
    await page.getByRole('alert').getByText('最多收藏 500 个产品').waitFor();
    await card.getByRole('button', { name: /^收藏/, pressed: false }).waitFor();
    // the browser itself tells of the refusal
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  });
});
