/** An order that was made is edited by mouse and keyboard, on a phone, over a reload, and on two pages at once (DESIGN-8 to DESIGN-11). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { editor } from './signing-in.ts';

const { portal, context, page, troubles } = await openJourney({ as: editor, at: '/tool' });
const BASE = '/api-cloud-merchant-service/v1';

const id = await page.evaluate(async (base) => {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(base + path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return ((await answer.json()) as { data: unknown }).data;
  };
  const families = (await call('/goods/spu/page?size=10&type=')) as { skuNo: string; price: number | null; skuType: number }[];
  const skuNos = families.filter(({ price, skuType }) => price !== null && price > 1 && skuType === 0).slice(0, 3);
  await call('/design-order/addConfigOrderProduct', { productList: skuNos.map(({ skuNo }) => ({ skuNo, quantity: 2 })) });
  return (await call('/design-order/generateConfigOrder', { name: '待改的配单' })) as string;
}, BASE);

const edit = async (on: Page): Promise<void> => {
  await on.goto(`${portal.origin}/tool/designOrder/detail/edit?id=${id}`);
  await hydrated(on);
};
const cell = (on: Page, row: number, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) }).nth(row);
const saved = (on: Page) => on.getByText('已保存').first().waitFor();
const rows = (on: Page) => on.locator('tr[data-sku]');
const stored = async () => {
  const answer = await context.request.get(`${portal.origin}${BASE}/design-order/detail/${id}`);
  return ((await answer.json()) as { data: { name: string; amount: number; lines: { quantity: number; rate: number; amount: number }[] } }).data;
};

describe('an order that was made', () => {
  it('leads from its page to where it is edited, and takes a rate above 300 % and another name', async () => {
    await page.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(page);
    await page.getByRole('link', { name: '编辑' }).click();
    await page.waitForURL(/\/detail\/edit\?id=/);
    await hydrated(page);
    await cell(page, 0, '折扣率').fill('1000');
    await cell(page, 0, '折扣率').press('Tab');
    expect(await cell(page, 0, '折扣率').inputValue()).toBe('999.99');
    await page.getByText('折扣率不能大于999.99').waitFor();
    await page.getByLabel(/配单名称/).fill('改好的 配单');
    await page.getByLabel(/配单名称/).press('Enter');
    await saved(page);
    const order = await stored();
    expect(order).toMatchObject({ name: '改好的配单', lines: [{ rate: 999.99 }, { rate: 100 }, { rate: 100 }] });
    expect(Math.round(order.amount * 100)).toBe(order.lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0));
  });

  it('edits are taken back by key over a reload, and not while a box of text has the focus', async () => {
    await cell(page, 1, '数量').fill('9');
    await cell(page, 1, '数量').press('Enter');
    await saved(page);
    await page.reload();
    await hydrated(page);
    await cell(page, 1, '数量').focus();
    await page.keyboard.press('Control+z');
    expect((await stored()).lines[1]?.quantity).toBe(9);
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell(page, 1, '数量').inputValue()).toBe('2');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => cell(page, 1, '数量').inputValue()).toBe('9');
    await page.getByRole('button', { name: /^撤销：修改数量/ }).click();
    await expect.poll(async () => (await stored()).lines[1]?.quantity).toBe(2);
  });

  it('a removed line comes back as it was quoted', async () => {
    const before = await stored();
    await rows(page).nth(0).getByRole('button', { name: /^移除/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await saved(page);
    expect((await stored()).lines).toHaveLength(2);
    await page.getByRole('button', { name: /^撤销：移除/ }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await expect.poll(async () => (await stored()).lines).toEqual(before.lines);
  });

  it('what another page saved is shown beside one’s own, and both can be had', async () => {
    const second = await context.newPage();
    await edit(second);
    // as another device: it hears of nothing
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const answer = await second.evaluate(
      async ([base, order]) => {
        const detail = (await (await fetch(`${base}/design-order/detail/${order}`)).json()) as { data: { lines: { skuNo: string }[] } };
        const body = { id: order, productList: [{ skuNo: detail.data.lines[2]?.skuNo, quantity: 7 }] };
        const changed = await fetch(`${base}/design-order/updateDesignProduct`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return ((await changed.json()) as { code: number }).code;
      },
      [BASE, id] as const,
    );
    expect(answer).toBe(0);
    await second.close();
    await cell(page, 1, '数量').fill('5');
    await cell(page, 1, '数量').press('Enter');
    const conflict = page.getByRole('region', { name: '修改冲突' });
    await conflict.waitFor();
    await conflict.getByText(/^5 /).first().waitFor();
    await conflict.getByText(/^7 /).first().waitFor();
    await conflict.getByRole('button', { name: '以本页为准' }).click();
    await saved(page);
    expect((await stored()).lines.map(({ quantity }) => quantity)).toEqual([2, 5, 7]);
  });

  it('on a phone a line is edited in its sheet, and 完成 leads back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('li[data-sku]').first().getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('button', { name: /增加|加/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: '完成' }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await page.waitForURL(/\/detail\?id=/);
    expect((await stored()).lines[0]?.quantity).toBe(3);
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
