/** A coupon is claimed on a product's page, taken by itself at the checkout, held by the order, and back once the order is closed; by keyboard. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf } from './page-checks.ts';

const API = '/api-cloud-merchant-service/v1';

describe('a coupon of a person', async () => {
  const { portal, context, troubles, page } = await openJourney({ as: written.ofCoupons, at: '/home' });
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { origin: portal.origin, 'idempotency-key': `coupon${path.replaceAll('/', '-')}` };
    const answer = await context.request[data ? 'post' : 'get'](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  const counts = () => ask<{ unused: number; used: number }>('/coupon/counts');

  it('is claimed beside the price of a product it is for', async () => {
    const userLocation = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
    const { accountNo } = await ask<{ accountNo: string }>('/account/getLoginSessionInfo');
    await ask('/enterprise/bindParentMerchantList', { accountNo, userLocation, bindMerchantNo: 'M100001', bindMerchantName: '杭州云安视讯科技有限公司' });
    await ask('/address/add', { ...userLocation, detailAddress: '长河路 1 号', contactName: '王工', contactPhone: '13900000000', isDefault: true });
    const [model] = await ask<{ spuNo: string; skuNo: string }[]>('/goods/spu/page?size=10&stock=0');
    await ask('/cart/batchAdd', { productList: [{ skuNo: model?.skuNo, quantity: 40 }] });
    await page.goto(`${portal.origin}/product/detail?id=${model?.spuNo}`);
    await hydrated(page);
    await page.getByRole('button', { name: /^领券/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '领取优惠券' });
    await dialog.getByRole('button', { name: '立即领取 老客户满千减五十' }).press('Enter');
    await page.getByText('已领取“老客户满千减五十”').waitFor();
    expect(await counts()).toMatchObject({ unused: 1, used: 0 });
  });

  it('is taken by itself at the checkout, and can be left', async () => {
    await page.goto(`${portal.origin}/memberStore/submitOrder/cashPaid`);
    await hydrated(page);
    const box = page.getByRole('checkbox', { name: /老客户满千减五十/ });
    expect(await box.isChecked()).toBe(true);
    await become(page, DESK);
    expect(await faultsOf(page, DESK)).toEqual([]);
    await page.getByRole('button', { name: '不使用优惠券' }).press('Enter');
    await page.getByText('有 1 张可用，未选择').waitFor();
    await page.getByRole('button', { name: '最优组合' }).press('Enter');
    await page.getByText('已选 1 张，共减').waitFor();
  });

  it('is held by the order, and back once the order is closed', async () => {
    const shown = await page.locator('.ck-bar__sum').innerText();
    // why it was not handed in is said where it is pressed, wherever the page stands
    await context.setOffline(true);
    await page.getByLabel('给经销商的备注').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: '提交订单' }).press('Enter');
    const told = page.getByRole('alert').filter({ hasText: '网络异常' });
    await told.waitFor();
    expect(await told.evaluate((one) => one.contains(document.elementFromPoint(innerWidth / 2, one.getBoundingClientRect().top + 8)))).toBe(true);
    await context.setOffline(false);
    await page.getByRole('button', { name: '提交订单' }).press('Enter');
    await page.waitForURL('**/pay-page?payNo=*');
    const [order] = await ask<{ shopOrderNo: string; amount: number; couponAmount: number }[]>('/order/page?state=pendingPayment');
    expect(order?.couponAmount).toBe(50);
    expect(shown.replaceAll(/[^\d.]/g, '')).toBe(order?.amount.toFixed(2));
    expect(await counts()).toMatchObject({ unused: 0, used: 1 });
    await ask('/order/cancel', { shopOrderNo: order?.shopOrderNo, reason: '不想买了' });
    await page.goto(`${portal.origin}/memberStore/coupon?tab=unused`);
    await page.getByRole('link', { name: '去使用老客户满千减五十' }).waitFor();
    expect(await counts()).toMatchObject({ unused: 1, used: 0 });
    expect(troubles).toEqual([]);
  });
});
