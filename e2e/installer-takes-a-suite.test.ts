/** A suite is found beside the products, taken as a whole by mouse, taken back by keyboard, and asked for by a guest on a phone. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';

const { portal, browser, troubles, page } = await openJourney({ as: written.ofSuites, at: '/product' });
const held = async (): Promise<Record<string, number>> => {
  const answer = await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/getConfigOrderProductPieces`);
  const { data } = (await answer.json()) as { data: { skuNo: string; quantity: number }[] };
  return Object.fromEntries(data.map(({ skuNo, quantity }) => [skuNo, quantity]));
};
const SUITE = '监控机房UPS后备套装';

describe('an installer takes a suite', () => {
  it('finds it beside the products, and what is in it with the price of the whole', async () => {
    await hydrated(page);
    await page.getByRole('navigation', { name: '产品种类' }).getByRole('link', { name: '套装' }).click();
    await page.getByRole('list', { name: '现货可整套供应' }).getByRole('link', { name: SUITE, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: SUITE }).waitFor();
    const rows = page.getByRole('table', { name: '套装内含产品' }).locator('tbody tr');
    expect(await rows.count()).toBe(5);
    const yuan = async (text: Promise<string>) => Number((await text).replaceAll(/[^\d.]/g, ''));
    let sum = 0;
    for (const row of await rows.all()) {
      const figures = row.locator('.p-table__figure');
      sum += Math.round((await yuan(figures.nth(0).innerText())) * 100) * (await yuan(figures.nth(1).innerText()));
    }
    expect(Math.round((await yuan(page.locator('.st-panel__price .p-money').first().innerText())) * 100)).toBe(sum);
  });

  it('puts two of them into the list by one press', async () => {
    await page.getByRole('textbox', { name: '套数' }).fill('2');
    await page.keyboard.press('Tab');
    await page
      .locator('.st-panel')
      .getByRole('button', { name: /整套加入清单/ })
      .click();
    await page.getByText('添加成功！').waitFor();
    expect(Object.values(await held()).toSorted((a, b) => a - b)).toEqual([2, 2, 2, 2, 16]);
  });

  it('adds another and takes it back by the keyboard: the list is what it was (SUITE-6)', async () => {
    const before = await held();
    const add = page.locator('.st-panel').getByRole('button', { name: /整套加入清单/ });
    await page.keyboard.press('Escape');
    await add.focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: '撤销' });
    await undo.waitFor();
    expect(Object.values(await held()).toSorted((a, b) => a - b)).toEqual([4, 4, 4, 4, 32]);
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(held).toEqual(before);
  });

  it('leads from a part to its page, which shows the suites it is in', async () => {
    await page.getByRole('table', { name: '套装内含产品' }).getByRole('link').first().click();
    const card = page.getByRole('list', { name: '含此产品的套装' }).getByRole('link', { name: SUITE, exact: true });
    await card.waitFor();
    expect(await card.getAttribute('href')).toMatch(/^\/product\/suitDetail\?id=/);
  });

  it('a guest on a phone is asked to sign in, and sees no price of a dealer', async () => {
    const { context } = await openContext(browser, { phone: true });
    const phone = await context.newPage();
    await phone.goto(`${portal.origin}/product/suit`);
    await hydrated(phone);
    expect(await phone.getByText('客户价').count()).toBe(0);
    await phone.getByRole('list', { name: '现货可整套供应' }).getByRole('link', { name: SUITE, exact: true }).tap();
    await phone
      .locator('.st-panel')
      .getByRole('link', { name: /整套加入清单/ })
      .tap();
    await phone.getByRole('dialog', { name: '您还未登录，请先登录' }).waitFor();
    await context.close();
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
