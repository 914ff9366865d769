/** A product is looked at closely: by mouse, by keyboard through all its views, by finger; and what is done for it after the sale. */
import { describe, expect, it } from 'vitest';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';

const { portal, browser, troubles, page } = await openJourney();

describe('a guest looks closer at a product', async () => {
  const answer = await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/goods/spu/page?sort=sumNo&order=desc&size=10`);
  const { data } = (await answer.json()) as { data: { spuNo: string; skuType: number }[] };
  const address = `${portal.origin}/product/detail?id=${data.find(({ skuType }) => skuType === 0)?.spuNo}`;
  const picture = page.getByRole('button', { name: /^放大查看/ });
  const viewer = page.getByRole('dialog');

  it('the picture comes closer under the mouse', async () => {
    await page.goto(address);
    await hydrated(page);
    const scale = () => picture.locator('img').evaluate((image) => getComputedStyle(image).scale);
    expect(await scale()).toBe('none');
    await picture.hover();
    await expect.poll(scale).toBe('2.2');
  });

  it('the keyboard opens it, goes through its views and leads back', async () => {
    await picture.focus();
    await page.keyboard.press('Enter');
    await viewer.getByText(/外观，第 1 张，共 \d 张/).waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText(/第 2 张/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText(/第 (\d) 张，共 \1 张/).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' }).catch(() => viewer.waitFor({ state: 'hidden' }));
    expect(await picture.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('says what is done after the sale, and gives the brochure to everyone', async () => {
    expect(await page.getByRole('heading', { name: '售后服务' }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: '资料下载' }).count()).toBe(1);
    const href = (await page.locator('.c-documents a').first().getAttribute('href')) ?? '';
    const file = await page.request.get(new URL(href, portal.origin).href);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('a model that is not sold (any more) is not silently another', async () => {
    await page.goto(`${address}&sku=NO-SUCH-MODEL`);
    expect(new URL(page.url()).search).toBe(`${new URL(address).search}&gone=1`);
    await page.getByText(/链接中的型号已下架或不属于本系列，现显示在售的 \S+。/).waitFor();
    await page.goto(address);
    expect(await page.getByText('链接中的型号').count()).toBe(0);
  });

  it('shows no documents where there is none', async () => {
    const other = data.findLast(({ skuType }) => skuType !== 0)?.spuNo;
    expect(other).toBeDefined();
    const answered = await page.request.get(`${portal.origin}/product/detail?id=${other}`);
    expect(answered.status()).toBe(200);
    expect(await answered.text()).not.toContain('class="c-documents"');
  });

  it('a finger opens it and comes closer by another tap', async () => {
    const { context } = await openContext(browser, { phone: true });
    const phone = await context.newPage();
    await phone.goto(address);
    await hydrated(phone);
    await phone.getByRole('button', { name: /^放大查看/ }).tap();
    const frame = phone.getByRole('dialog').getByRole('button', { name: '放大', exact: true });
    const width = (await frame.locator('img').boundingBox())?.width ?? 0;
    await frame.tap();
    const close = phone.getByRole('dialog').getByRole('button', { name: '缩小', exact: true });
    await close.waitFor();
    expect((await close.locator('img').boundingBox())?.width).toBeGreaterThan(1.9 * width);
    await context.close();
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
