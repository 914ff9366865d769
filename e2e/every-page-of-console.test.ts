/** Every page of the console, as the demo's administrator: it fits a desk and a phone, axe finds nothing, and the keyboard is enough. */
import { describe, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';

/** Papers of the demo that are pending, of a name that is there, and whose change is pending. */
const PAGES = [
  '/',
  '/requirements?state=pending',
  '/requirements',
  '/requirements?keyword=nothing',
  '/feedback?state=waiting',
  '/comments?state=waiting',
  '/comments',
  '/contentComments?state=waiting',
  '/contentComments',
  '/serviceOrders?state=pending',
  '/certifications?auditStatus=10',
  '/certifications',
  '/certifications?keyword=nothing',
  '/certifications/E13800000013',
  '/certifications/E13800000018',
  '/certifications/E13800000021',
  '/afterSales?state=arbitration',
  '/afterSales?keyword=nothing',
  '/enterprises',
  '/enterprises?willFreeze=true',
  '/exchanges',
  '/creditsGoods',
  '/adjustments',
  '/coupons',
  '/coupons?state=draft',
  '/goodsImport',
  '/promotions',
  '/promotions?placement=25',
  '/contents',
  '/contents/new',
  '/notices',
  '/notices?state=over',
  '/notices/new',
  '/protocols',
  '/protocols/6?version=1',
  '/protocols/6?draft=write',
  '/seckills',
  '/seckills/new',
  '/behavior',
  '/missedKeywords',
  '/missedKeywords?kind=partly',
  '/paymentAlarms',
  '/paymentAlarms?state=all',
  '/log',
  '/log?act=signIn&dateFrom=2020-01-01',
];

describe('the console', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser);
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const faults = async () => {
    await page.waitForFunction(() => document.querySelector('.p-skeleton') === null);
    await become(page, DESK);
    const onDesk = await faultsOf(page, DESK);
    await become(page, PHONE);
    return [...onDesk, ...(await faultsOf(page, PHONE))];
  };

  it('is entered by the keyboard alone, in two steps that fit', async () => {
    await page.goto(`${portal.consoleOrigin}/log`);
    await page.waitForURL('**/login?redirect=%2Flog');
    await page.getByRole('button', { name: /管理员/ }).waitFor();
    expect(await faults()).toEqual([]);
    await become(page, DESK);
    await tabTo(page, page.getByRole('button', { name: /管理员/ }));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="loginName"]')?.value === 'guanli');
    await tabTo(page, page.getByLabel('密码', { exact: true }), 'backward');
    await page.keyboard.press('Enter');
    await page.getByLabel('动态码', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    expect(await faults()).toEqual([]);
    await become(page, DESK);
    await page.getByLabel('动态码', { exact: true }).press('Enter');
    await page.getByRole('heading', { name: '操作日志', level: 1 }).waitFor();
  });

  it.each(PAGES)('%s', async (path) => {
    await page.goto(portal.consoleOrigin + path);
    await heading.waitFor();
    expect(await faults()).toEqual([]);
  });

  it('announces a freeze in a dialog that keeps the focus, and gives it back', async () => {
    await become(page, DESK);
    await page.goto(`${portal.consoleOrigin}/enterprises?keyword=${encodeURIComponent('杭州西兴')}`);
    const opener = page.getByRole('button', { name: '设置预警' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: '冻结', exact: true }).click();
    await page.getByRole('dialog', { name: /冻结企业/ }).waitFor();
    expect(await faults()).toEqual([]);
  });

  it('counts what is to be mended in the form of a coupon, and no more what is mended', async () => {
    await become(page, DESK);
    await page.goto(`${portal.consoleOrigin}/coupons`);
    await page.getByRole('button', { name: '新建优惠券' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存草稿' }).click();
    const told = dialog.getByText(/有 \d+ 处需要修改/);
    const count = async () => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
    await told.waitFor();
    const first = await count();
    expect(first).toBeGreaterThan(1);
    await dialog.getByLabel('优惠券名称').fill('满减券');
    expect(await count()).toBe(first - 1);
  });

  it('meets no error on the way', () => expect(troubles).toEqual([]));
});
