/** A person without a dealer is asked for one; then goods come into the cart from a product, a comparison and a design order, are changed, removed and put back, and stay. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const API = '/api-cloud-merchant-service/v1';
interface Model {
  spuNo: string;
  skuNo: string;
  skuModel: string;
}

describe('the cart of a person', async () => {
  const { portal, context, troubles, page } = await openJourney({ as: written.ofCart, at: '/product' });
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const options = { headers: { origin: portal.origin, 'idempotency-key': `cart-${path.replaceAll('/', '-')}` }, ...(data && { data }) };
    return ((await (await context.request[method](`${portal.origin}${API}${path}`, options)).json()) as { code: number; data: never }).data;
  };
  const cart = (): Promise<{ lines: (Model & { quantity: number })[]; totals: { amount: number } }> => call('get', '/cart/query');
  const rowOf = (model: Model) => page.locator('.ct-line').filter({ hasText: model.skuModel });
  const countOf = (model: Model) => rowOf(model).getByRole('textbox');
  let models: Model[] = [];

  it('asks for a dealer first, and lets one look around', async () => {
    const cards: Model[] = await call('get', '/goods/spu/page?size=10&stock=0');
    models = cards.slice(0, 3);
    await page.goto(`${portal.origin}/product/detail?id=${models[0]?.spuNo}&sku=${models[0]?.skuNo}`);
    await hydrated(page);
    await page.getByRole('button', { name: `加入购物车：${models[0]?.skuModel}` }).click();
    const dialog = page.getByRole('dialog', { name: '订货一级经销商' });
    await dialog.getByText('您还没有选择订货一级经销商，请先选择').waitFor();
    await dialog.getByRole('button', { name: '先逛逛' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await cart()).lines).toEqual([]);
    const userLocation = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
    const { accountNo } = await call('get', '/account/getLoginSessionInfo').then((info: { accountNo: string }) => info);
    await call('post', '/enterprise/bindParentMerchantList', {
      accountNo,
      userLocation,
      bindMerchantNo: 'M100001',
      bindMerchantName: '杭州云安视讯科技有限公司',
    });
  });

  it('takes a product in its quantity, and leads to the page', async () => {
    await page.reload();
    await hydrated(page);
    const count = page.getByRole('textbox', { name: '数量' });
    await count.fill('3');
    await count.press('Enter');
    await page.getByRole('button', { name: `加入购物车：${models[0]?.skuModel}` }).click();
    await page.getByText('已加入购物车').waitFor();
    await page.getByRole('button', { name: '查看购物车' }).click();
    await page.waitForURL('**/memberStore/cart');
    await hydrated(page);
    expect(await countOf(models[0] as Model).inputValue()).toBe('3');
  });

  it('takes a model out of a comparison', async () => {
    await page.goto(`${portal.origin}/product/compare?skus=${models.map(({ skuNo }) => skuNo).join(',')}`);
    await hydrated(page);
    await page.getByRole('button', { name: `加入购物车：${models[1]?.skuModel}` }).click();
    await page.getByText('已加入购物车').waitFor();
    expect((await cart()).lines.map(({ skuNo }) => skuNo)).toEqual([models[1]?.skuNo, models[0]?.skuNo]);
  });

  it('takes a design order, and tells what became of it', async () => {
    await call('post', '/design-order/addConfigOrderProduct', { productList: [models[2], models[0]].map((model) => ({ skuNo: model?.skuNo, quantity: 2 })) });
    const id: string = await call('post', '/design-order/generateConfigOrder', { name: '购物车', isWhole: true });
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: '加入购物车' }).click();
    const report = page.getByRole('dialog', { name: '已加入购物车' });
    await report.getByText('2 个产品已全部加入').waitFor();
    // a key that comes late presses no button
    expect(await report.getByRole('heading', { name: '已加入购物车' }).evaluate((head) => head === document.activeElement)).toBe(true);
    await report.getByRole('button', { name: '撤销加入' }).click();
    await report.waitFor({ state: 'detached' });
    expect((await cart()).lines.map(({ skuNo }) => skuNo)).not.toContain(models[2]?.skuNo);
    await page.getByRole('button', { name: '加入购物车' }).click();
    await report.getByText('2 个产品已全部加入').waitFor();
    await report.getByText('原有 3 件，现为 2 件').waitFor();
    await report.getByRole('button', { name: '与原有数量合计' }).click();
    await report.getByText('原有 3 件，现为 5 件').waitFor();
    await report.getByRole('link', { name: '查看购物车' }).click();
    await page.waitForURL('**/memberStore/cart');
    await hydrated(page);
    expect(await countOf(models[0] as Model).inputValue()).toBe('5');
    expect(await countOf(models[2] as Model).inputValue()).toBe('2');
  });

  it('is changed by keys, the total follows and stays', async () => {
    const box = countOf(models[1] as Model);
    await box.focus();
    await box.press('ArrowUp');
    await box.press('ArrowUp');
    expect(await box.inputValue()).toBe('3');
    await page.locator('.ct-page[aria-busy="false"]').waitFor();
    await page.reload();
    await hydrated(page);
    expect(await countOf(models[1] as Model).inputValue()).toBe('3');
    const { totals } = await cart();
    const said = await page.getByRole('region', { name: '合计' }).locator('.p-money').textContent();
    expect(Number(said?.replace(/[^\d.]/g, ''))).toBe(totals.amount);
  });

  it('gives a line back that was removed, and keeps out one that was not ticked', async () => {
    await rowOf(models[0] as Model)
      .getByRole('button', { name: /^移除/ })
      .click();
    await rowOf(models[0] as Model).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '撤销' }).click();
    await rowOf(models[0] as Model).waitFor();
    expect(await countOf(models[0] as Model).inputValue()).toBe('5');
    const before = (await cart()).totals.amount;
    await page.getByRole('checkbox', { name: `选择 ${models[0]?.skuModel}` }).press('Space');
    await page.locator('.ct-page[aria-busy="false"]').waitFor();
    await expect.poll(async () => (await cart()).totals.amount).toBeLessThan(before);
  });

  it('fits a phone, and empties to a way on', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('checkbox', { name: '全选' }).check();
    await page.getByRole('button', { name: '移除所选' }).click();
    await page.getByText('购物车还是空的').waitFor();
    expect(troubles).toEqual([]);
  });
});
