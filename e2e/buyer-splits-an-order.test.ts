/** What one dealer has not is ordered of another in the same order: paid once, in two parts, of which one goes back by itself. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';

const API = '/api-cloud-merchant-service/v1';
const NEAR = 'M100001';
const FAR = 'M100002';

interface Part {
  shopOrderNo: string;
  shop: { shopNo: string };
  amount: number;
  refundedAmount: number;
  state: string;
}

describe('an order split over two dealers', async () => {
  const buyer = await openJourney({ as: written.ofSplitting, at: '/home' });
  const dealer = await openJourney({ as: written.sellerOfSplitting, at: '/merchantCenter/orders' });
  const { portal, page } = buyer;
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { origin: portal.origin, 'idempotency-key': `splitting${JSON.stringify([path, data]).replaceAll(/\W/g, '-').slice(0, 200)}` };
    const answer = await page.request[data ? 'post' : 'get'](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  const parts = async (): Promise<Part[]> => {
    const all = await ask<{ shopOrderNo: string }[]>('/order/page');
    return Promise.all(all.map(({ shopOrderNo }) => ask<Part>(`/order/detail/${shopOrderNo}`)));
  };
  const fen = (yuan: number): number => Math.round(yuan * 100);
  let amount = 0;

  it('is led to from the cart, where the dealer ordered from lacks something', async () => {
    const userLocation = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330106', areaName: '西湖区' };
    const { accountNo } = await ask<{ accountNo: string }>('/account/getLoginSessionInfo');
    // whom one bound last one orders from
    for (const bindMerchantNo of [FAR, NEAR])
      await ask('/enterprise/bindParentMerchantList', { accountNo, userLocation, bindMerchantNo, bindMerchantName: '' });
    await ask('/address/add', { ...userLocation, detailAddress: '文三路 1 号', contactName: '王工', contactPhone: '13900000000', isDefault: true });
    // the newest: what the dealer has stands before what it lacks in the order of the list itself
    const models = (await ask<{ skuNo: string }[]>('/goods/spu/page?size=50&sort=gmtListed')).map(({ skuNo }) => ({ skuNo, quantity: 1 }));
    const matched = await ask<{ shopNo: string; lines: { skuNo: string; isSupplied: boolean }[] }[]>('/order/skuMatchShop', { productList: models });
    const has = (shopNo: string) =>
      new Set(matched.find((shop) => shop.shopNo === shopNo)?.lines.flatMap(({ skuNo, isSupplied }) => (isSupplied ? [skuNo] : [])));
    const [near, far] = [has(NEAR), has(FAR)];
    const own = [...near].find((skuNo) => !far.has(skuNo)) ?? '';
    const others = [...far].find((skuNo) => !near.has(skuNo)) ?? '';
    expect([own, others]).not.toContain('');
    await ask('/cart/batchAdd', { productList: [own, others].map((skuNo) => ({ skuNo, quantity: 1 })) });
    await page.goto(`${portal.origin}/memberStore/cart`);
    await hydrated(page);
    await page.getByRole('link', { name: '看看哪家能供货' }).click();
    await page.getByRole('radio', { name: /拆分给 2 家/ }).waitFor();
    await hydrated(page);
    expect(await page.getByRole('radio', { name: /拆分给 2 家/ }).isChecked()).toBe(true);
    // who has what at which price is there for whoever wants to know
    await page.getByText(/各经销商的报价与库存/).click();
    await page.getByRole('list', { name: '各经销商的供货情况' }).waitFor();
    await page.locator('progress').waitFor({ state: 'detached' });
    for (const device of [DESK, PHONE]) {
      await become(page, device);
      expect(await faultsOf(page, device)).toEqual([]);
    }
    await become(page, DESK);
  });

  it('is handed in and paid as one, and stands in the list as two parts of it', async () => {
    const shown = (await page.locator('.ck-bar__sum').innerText()).replaceAll(/[^\d.]/g, '');
    await page.getByRole('button', { name: '提交订单' }).press('Enter');
    await page.waitForURL('**/pay-page?payNo=*');
    await hydrated(page);
    const [code] = await Promise.all([buyer.context.waitForEvent('page'), page.getByRole('link', { name: '在本机打开付款页' }).click()]);
    await code.getByRole('button', { name: '支付', exact: true }).click();
    await page.getByText('付款成功').first().waitFor();
    await code.close();
    const placed = await parts();
    amount = placed.reduce((sum, part) => sum + fen(part.amount), 0);
    expect(placed.map(({ shop, state }) => `${shop.shopNo} ${state}`).toSorted()).toEqual([`${NEAR} pendingConfirm`, `${FAR} pendingConfirm`]);
    expect(amount).toBe(fen(Number(shown)));
    await page.goto(`${portal.origin}/memberStore/purchaseOrders`);
    await hydrated(page);
    for (const { shopOrderNo } of placed) await page.getByText(shopOrderNo).first().waitFor();
  });

  it('gives one part’s money back, to the fen, when its dealer refuses it; the other goes on', async () => {
    const [refused] = (await parts()).filter(({ shop }) => shop.shopNo === NEAR);
    const desk = dealer.page;
    await desk.goto(`${portal.origin}/merchantCenter/orders/detail?no=${refused?.shopOrderNo}`);
    await hydrated(desk);
    await desk.getByRole('button', { name: '拒绝接单' }).press('Enter');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox').fill('缺货');
    await dialog.getByRole('button', { name: '拒绝接单' }).press('Enter');
    await desk.getByText('已关闭').first().waitFor();
    await expect.poll(async () => (await parts()).find(({ shop }) => shop.shopNo === NEAR)?.refundedAmount, { timeout: 60_000 }).toBe(refused?.amount);
    const now = await parts();
    expect(now.map(({ shop, state, refundedAmount }) => `${shop.shopNo} ${state} ${fen(refundedAmount)}`).toSorted()).toEqual([
      `${NEAR} closed ${fen(refused?.amount ?? 0)}`,
      `${FAR} pendingConfirm 0`,
    ]);
    expect(now.reduce((sum, part) => sum + fen(part.amount), 0)).toBe(amount);
    await page.goto(`${portal.origin}/memberStore/purchaseOrders/detail?no=${refused?.shopOrderNo}`);
    await hydrated(page);
    await page.getByText('拆分订单：共 2 个商家订单').waitFor();
    await become(page, DESK);
    expect(await faultsOf(page, DESK)).toEqual([]);
    expect([...buyer.troubles, ...dealer.troubles]).toEqual([]);
  });
});
