/** With the keyboard alone: a design order goes into the cart, is handed in, paid by a channel's code, and found among what was bought (SHELL-13). */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { keysOf } from './keyboard.ts';

const API = '/api-cloud-merchant-service/v1';
const PLACE = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330106', areaName: '西湖区' };

describe('a buyer with a keyboard', async () => {
  const { portal, context, page, troubles } = await openJourney({ as: written.ofBuyingByKeys, at: '/home' });
  const keys = keysOf(page);
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { origin: portal.origin, 'idempotency-key': `keys${path.replaceAll('/', '-')}` };
    const answer = await page.request[data ? 'post' : 'get'](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  /** Nothing is amiss where one stands. */
  const stop = async (): Promise<void> => {
    await page.locator('.p-loading-bar').waitFor({ state: 'detached' });
    // the line of a page that comes may begin meanwhile
    await expect.poll(() => violationsOn(page)).toEqual([]);
  };

  it('puts a design order into the cart, and goes on to it', async () => {
    await ask('/address/add', { ...PLACE, detailAddress: '文三路 2 号', contactName: '郑航', contactPhone: '13800000009', isDefault: true });
    const models = (await ask<{ skuNo: string }[]>('/goods/spu/page?size=10&stock=0')).slice(0, 2);
    const id = await ask<string>('/design-order/generateConfigOrder', {
      name: '键盘买的配单',
      productLists: models.map(({ skuNo }) => ({ skuNo, quantity: 2 })),
    });
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(page);
    const button = page.getByRole('button', { name: '加入购物车' });
    const report = page.getByRole('dialog', { name: '已加入购物车' });
    await keys.press(button);
    await report.getByText('2 个产品已全部加入').waitFor();
    await keys.stays();
    await stop();
    // closed by Escape the focus is where it was, and what is there already is asked about
    await page.keyboard.press('Escape');
    await report.waitFor({ state: 'detached' });
    await keys.stays();
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await keys.press(button);
    await report.waitFor();
    await keys.press(report.getByRole('link', { name: '查看购物车' }));
    await page.waitForURL('**/memberStore/cart');
    await hydrated(page);
  });

  it('changes a quantity in the cart, and goes to the checkout', async () => {
    const box = page.locator('.ct-line').first().getByRole('textbox');
    await keys.reach(box);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => box.inputValue()).toBe('3');
    await page.locator('.ct-page[aria-busy="false"]').waitFor();
    await stop();
    await keys.press(page.getByRole('link', { name: '去结算' }));
    await page.waitForURL('**/memberStore/submitOrder/cashPaid');
    await hydrated(page);
  });

  it('hands it in', async () => {
    await stop();
    await keys.type(page.getByLabel('给经销商的备注'), '工作日送货');
    await keys.press(page.getByRole('button', { name: '提交订单' }));
    await page.waitForURL('**/pay-page?payNo=*');
    await hydrated(page);
    await stop();
    expect(await ask<unknown[]>('/order/page?state=pendingPayment')).not.toEqual([]);
  });

  it('pays by the code of a channel that the arrows chose, and goes on to the order', async () => {
    await keys.pick(page.getByRole('radio', { name: /支付宝/ }));
    const link = page.getByRole('link', { name: '在本机打开付款页' });
    await keys.reach(link);
    const [code] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await code.getByRole('heading', { name: /支付宝/ }).waitFor();
    await keysOf(code).press(code.getByRole('button', { name: '支付', exact: true }));
    await code.getByText('已支付').waitFor();
    await code.close();
    await page.getByText('付款成功').first().waitFor();
    // the code went with the focus: what is said in its place has it
    await keys.stays();
    await stop();
    await keys.press(page.getByRole('link', { name: '查看我的订单' }));
    await page.waitForURL(/purchaseOrders/);
    await hydrated(page);
    await stop();
    const [order] = await ask<{ state: string }[]>('/order/page?state=pendingConfirm');
    expect(order?.state).toBe('pendingConfirm');
    expect(troubles).toEqual([]);
  });
});
