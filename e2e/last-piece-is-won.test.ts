/** With the keyboard alone: two want the last piece of a flash sale, one wins it, the other is told; it is given up, comes back, and is the other's (SECKILL-5 to SECKILL-8). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { keysOf, type Keys } from './keyboard.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';
import { signInByCall } from './signing-in.ts';

const API = '/api-cloud-merchant-service/v1';
const ADDRESS = {
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '长河路 1 号',
  contactName: '王工',
  contactPhone: '13900000000',
  isDefault: true,
};

describe('the last piece', async () => {
  const { portal, browser, page: winner, troubles } = await openJourney({ as: written.ofWinning, at: '/memberStore/seckill' });
  const { context } = await openContext(browser);
  await signInByCall(context, portal, written.ofLosing);
  const loser = await context.newPage();
  /** Left open beside it: it does not know that the last piece is gone. */
  const stale = await context.newPage();

  const ask = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
    const headers = { origin: portal.origin, 'idempotency-key': `last-${path.replaceAll('/', '-')}` };
    return ((await (await page.context().request[method](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) })).json()) as { data: never }).data;
  };
  const keys = new Map<Page, Keys>([winner, loser, stale].map((page) => [page, keysOf(page)]));
  const by = (page: Page): Keys => keys.get(page) as Keys;
  const open = async (page: Page): Promise<void> => {
    await page.goto(`${portal.origin}/memberStore/seckill`);
    await hydrated(page);
    const last = page.getByRole('region', { name: '最后一件' });
    await by(page).press(last.getByRole('link', { name: /^(去抢购|已抢光)/ }));
    await page.waitForURL('**/memberStore/seckill/detail?id=*');
    await hydrated(page);
  };
  const buy = (page: Page) => page.getByRole('button', { name: '立即抢购' });
  let orderNo = '';

  it('is won, and waits to be paid', async () => {
    for (const page of [winner, loser]) await ask(page, 'post', '/address/add', ADDRESS);
    await open(winner);
    await open(loser);
    await open(stale);
    await by(loser).press(buy(loser));
    await loser.getByRole('dialog', { name: '确认抢购' }).getByText('应付').waitFor();
    await by(winner).press(buy(winner));
    const dialog = winner.getByRole('dialog', { name: '确认抢购' });
    await dialog.getByText('应付').waitFor();
    await by(winner).stays();
    // left by Escape and opened again from where the focus is
    await winner.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await by(winner).stays();
    expect(await buy(winner).evaluate((one) => one === document.activeElement)).toBe(true);
    await winner.keyboard.press('Enter');
    await dialog.getByText('应付').waitFor();
    expect(await violationsOn(winner)).toEqual([]);
    await by(winner).press(dialog.getByRole('button', { name: '提交抢购' }));
    await winner.waitForURL('**/pay-page?payNo=*');
    const [order] = (await ask(winner, 'get', '/order/page?state=pendingPayment')) as { shopOrderNo: string; orderType: string }[];
    expect(order?.orderType).toBe('seckill');
    orderNo = order?.shopOrderNo ?? '';
  });

  it('is lost by whoever presses later, who is told so on a page that has nothing amiss', async () => {
    await by(stale).press(buy(stale));
    await stale.getByText('已抢光。未付款的名额会陆续释放').waitFor();
    await stale.getByRole('button', { name: '已抢光' }).waitFor();
    const dialog = loser.getByRole('dialog', { name: '确认抢购' });
    await by(stale).stays();
    await by(loser).press(dialog.getByRole('button', { name: '提交抢购' }));
    await dialog.getByText(/已抢光/).waitFor();
    // nothing is left to be handed in: what can be done yet has the focus
    expect(await dialog.getByRole('button', { name: '提交抢购' }).isEnabled()).toBe(false);
    await by(loser).stays();
    expect(await violationsOn(loser)).toEqual([]);
    await by(loser).press(dialog.getByText('关闭', { exact: true }));
    await loser.getByRole('button', { name: '已抢光' }).waitFor();
    await by(loser).stays();
    for (const device of [DESK, PHONE]) {
      await become(loser, device);
      expect(await faultsOf(loser, device)).toEqual([]);
    }
  });

  it('comes back when it is given up, and is the other’s', async () => {
    await ask(winner, 'post', '/order/cancel', { shopOrderNo: orderNo, reason: '不想买了' });
    await loser.reload();
    await hydrated(loser);
    await by(loser).press(buy(loser));
    await by(loser).press(loser.getByRole('dialog', { name: '确认抢购' }).getByRole('button', { name: '提交抢购' }));
    await loser.waitForURL('**/pay-page?payNo=*');
    const [order] = (await ask(loser, 'get', '/order/page?state=pendingPayment')) as { shopOrderNo: string }[];
    await ask(loser, 'post', '/order/cancel', { shopOrderNo: order?.shopOrderNo, reason: '不想买了' });
    expect(troubles).toEqual([]);
  });
});
