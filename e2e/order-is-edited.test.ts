/** An order that was made is edited by mouse and keyboard, on a phone, over a reload, and on two pages at once (DESIGN-8 to DESIGN-11). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const { portal, context, page, troubles } = await openJourney({ as: written.editor, at: '/tool' });
const BASE = '/api-cloud-merchant-service/v1';

const id = await page.evaluate(async (base) => {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(base + path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return ((await answer.json()) as { data: unknown }).data;
  };
  const families = (await call('/goods/spu/page?size=10&type=')) as { skuNo: string; price: number | null; skuType: number }[];
  const skuNos = families.filter(({ price, skuType }) => price !== null && price > 1 && skuType === 0).slice(0, 3);
  await call('/design-order/addConfigOrderProduct', { productList: skuNos.map(({ skuNo }) => ({ skuNo, quantity: 2 })) });
  return (await call('/design-order/generateConfigOrder', { name: '待改的配单', isWhole: true })) as string;
}, BASE);

interface StoredOrder {
  name: string;
  amount: number;
  lines: { quantity: number; rate: number; amount: number }[];
  totals: { amount: number; goodsAmount: number; feesAmount: number };
  fees: { formula: { percent?: number } }[];
}

const edit = async (on: Page): Promise<void> => {
  await on.goto(`${portal.origin}/tool/designOrder/detail/edit?id=${id}`);
  await hydrated(on);
};
const cell = (on: Page, row: number, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) }).nth(row);
const saved = (on: Page) => on.getByText('已保存').first().waitFor();
const rows = (on: Page) => on.locator('tr[data-sku]');
const stored = async () => {
  const answer = await context.request.get(`${portal.origin}${BASE}/design-order/detail/${id}`);
  return ((await answer.json()) as { data: StoredOrder }).data;
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

  it('a total is aimed at with fees, all of it one step each (PRICE-24, DESIGN-42)', async () => {
    await page.getByRole('button', { name: '添加费用' }).click();
    const fees = page.getByRole('dialog', { name: '配单费用' });
    await fees.getByRole('button', { name: '安装调试费' }).click();
    await fees.getByRole('button', { name: '保存 1 项费用' }).click();
    await saved(page);
    const { totals } = await stored();
    expect(totals.feesAmount).toBeGreaterThan(0);
    expect(Math.round(totals.amount * 100)).toBe(Math.round(totals.goodsAmount * 100) + Math.round(totals.feesAmount * 100));

    const wanted = Math.floor(totals.amount * 0.9);
    await page.getByRole('button', { name: '整单调价' }).click();
    const target = page.getByRole('dialog', { name: '整单调价' });
    await target.getByRole('textbox', { name: '目标总价' }).fill(String(wanted));
    // the total itself, or the nearest that can be had, which is then aimed at
    const apply = target.getByRole('button', { name: /^调整为 ¥/ });
    const nearest = target.getByRole('button', { name: /^改为 ¥/ }).first();
    await apply.or(nearest).waitFor();
    if (await nearest.isVisible()) await nearest.click();
    await apply.click();
    await target.waitFor({ state: 'detached' });
    await saved(page);
    await expect.poll(async () => Math.abs((await stored()).totals.amount - wanted) < 1).toBe(true);
    await page.getByRole('button', { name: /^撤销：修改折扣/ }).click();
    await page.getByRole('button', { name: '撤销：修改费用（Ctrl+Z）' }).click();
    await expect.poll(async () => (await stored()).totals.feesAmount).toBe(0);
    await page.getByRole('button', { name: '重做：修改费用（Ctrl+Y）' }).click();
    await expect.poll(async () => (await stored()).totals.feesAmount).toBe(totals.feesAmount);
  });

  it('a version is kept of what stands here, removed, brought back and restored (DESIGN-42, DESIGN-43)', async () => {
    const before = await stored();
    await page.getByRole('button', { name: '版本', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: '版本' });
    await drawer.getByLabel('保存当前配单为版本').fill('定稿');
    await drawer.getByRole('button', { name: '保存版本' }).click();
    const versions = drawer.getByRole('list', { name: '版本列表' });
    await versions.getByText('定稿', { exact: true }).waitFor();
    await drawer.getByRole('button', { name: '删除：定稿' }).click();
    await versions.getByText('定稿', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText('已删除「定稿」').waitFor();
    await page.getByRole('button', { name: '撤销', exact: true }).last().click();
    await versions.getByText('定稿', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await cell(page, 1, '数量').fill('11');
    await cell(page, 1, '数量').press('Enter');
    // saved before the versions are shown
    await page.getByRole('button', { name: '版本', exact: true }).click();
    await drawer.getByRole('button', { name: '恢复：定稿' }).click();
    await page.getByText('已恢复到「定稿」').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(page, 1, '数量').inputValue()).toBe(String(before.lines[1]?.quantity));
    expect((await stored()).amount).toBe(before.amount);
  });

  it('fees of its page that another page overtook are shown beside one’s own (PRICE-28)', async () => {
    const detail = await context.newPage();
    await detail.goto(`${portal.origin}/tool/designOrder/detail?id=${id}`);
    await hydrated(detail);
    await detail.getByText('更多', { exact: true }).click();
    await detail.getByRole('button', { name: '费用', exact: true }).click();
    const fees = detail.getByRole('dialog', { name: '配单费用' });
    await fees.getByLabel('比例').fill('5');

    await page.getByRole('button', { name: '编辑费用' }).click();
    const here = page.getByRole('dialog', { name: '配单费用' });
    await here.getByLabel('比例').fill('6');
    await here.getByRole('button', { name: '保存 1 项费用' }).click();
    await expect.poll(async () => (await stored()).fees[0]?.formula.percent).toBe(6);

    await fees.getByRole('button', { name: '保存 1 项费用' }).click();
    await fees.getByText('产品小计 × 5.00%').first().waitFor();
    await fees.getByText('产品小计 × 6.00%').first().waitFor();
    expect((await stored()).fees[0]?.formula.percent).toBe(6);
    await fees.getByRole('button', { name: /^以本页为准/ }).click();
    await expect.poll(async () => (await stored()).fees[0]?.formula.percent).toBe(5);
    await detail.close();
    await page.reload();
    await hydrated(page);
  });

  it('on a phone the menu of 批量 is in sight, above the bar or its own button; a rate that is none stays at its box as it was typed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // what is said of the order is folded behind its name: the first product stands in the first screenful
    const foot = page.locator('.do-editor__foot');
    const first = page.locator('.do-cards').getByRole('listitem').first();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => ((await first.boundingBox())?.y ?? 0) + 60 < ((await foot.boundingBox())?.y ?? 0)).toBe(true);
    await page.getByRole('button', { name: '名称与备注' }).click();
    await page.getByLabel('应用场景').waitFor();
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await page.getByText('批量', { exact: true }).click();
    const hidden = () =>
      page.locator('.do-menu:visible > *').evaluateAll((items) =>
        items
          .filter((item) => {
            const { left, top, height } = item.getBoundingClientRect();
            return !item.contains(document.elementFromPoint(left + 20, top + height / 2));
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(hidden).toEqual([]);
    expect(await page.locator('.do-menu:visible > *').count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await page.locator('li[data-sku] input[type=checkbox]').first().check();
    await page.getByText('批量', { exact: true }).click();
    await page.getByText('批量修改折扣率').click();
    const dialog = page.getByRole('dialog', { name: '批量修改折扣率' });
    for (const [typed, told] of [
      ['-5', '只能填写数字和小数点'],
      ['1e3', '只能填写数字和小数点'],
      ['3000', '折扣率不能大于999.99'],
    ] as const) {
      await dialog.getByLabel('折扣率').fill(typed);
      await dialog.getByRole('button', { name: '修改 1 项' }).click();
      await dialog.getByText(told).waitFor();
      expect(await dialog.getByLabel('折扣率').inputValue()).toBe(typed);
    }
    await dialog.getByRole('button', { name: '取消' }).click();
  });

  it('on a phone a line is edited in its sheet, an emptied quantity is 1, and 完成 leads back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('li[data-sku]').first().getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    const before = await sheet.getByLabel('数量', { exact: true }).inputValue();
    await sheet.getByLabel('数量', { exact: true }).fill('');
    await sheet.getByLabel('数量', { exact: true }).press('Enter');
    expect(await sheet.getByLabel('数量', { exact: true }).inputValue()).toBe('1');
    await sheet.getByLabel('数量', { exact: true }).fill(before);
    await sheet
      .getByRole('button', { name: /增加|加/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: '完成' }).click();
    await page.getByRole('button', { name: '完成' }).click();
    await page.waitForURL(/\/detail\?id=/);
    expect((await stored()).lines[0]?.quantity).toBe(3);
  });

  it('and its page does as much: 编辑 stands before 分享, all else behind 更多, nothing sticks out', async () => {
    await hydrated(page);
    await page.getByText('更多', { exact: true }).waitFor();
    const names = await page.locator('.do-head__deeds').locator('> a, > button, > details > summary').allInnerTexts();
    expect(names.map((name) => name.trim()).filter((name) => name !== '加入购物车')).toEqual(['导出报价', '编辑', '分享给客户', '更多']);
    await page.getByText('更多', { exact: true }).click();
    expect(await page.locator('.do-head__deeds .do-menu > *:visible').allInnerTexts()).toEqual([
      '继续选型',
      '费用',
      '版本',
      '申请安装服务',
      '请平台设计方案',
      '打印',
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto(`${portal.origin}/tool/designOrder`);
    await hydrated(page);
    await page.getByText('改好的配单').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('a file joins the list as one step, taken back where it is shown (DESIGN-44)', async () => {
    const pieces = async () => {
      const answer = await context.request.get(`${portal.origin}${BASE}/design-order/getConfigOrderProductPieces`);
      return ((await answer.json()) as { data: { quantity: number }[] }).data.map(({ quantity }) => quantity);
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${portal.origin}/tool/designOrder`);
    await hydrated(page);
    expect(await pieces()).toEqual([]);
    await page.getByRole('button', { name: '导入清单' }).click();
    const dialog = page.getByRole('dialog', { name: '导入清单' });
    await dialog
      .getByLabel('选择清单文件')
      .setInputFiles({ name: '采购.csv', mimeType: 'text/csv', buffer: Buffer.from('型号,数量,折扣率\nHV-D2428-IR30,3,90%\n') });
    await dialog.getByRole('radio', { name: '当前清单' }).check();
    await dialog.getByRole('button', { name: '导入清单' }).click();
    await page.waitForURL(/\/tool\/designOrder\/selection/);
    await expect.poll(pieces).toEqual([3]);
    await page.getByRole('button', { name: /查看清单/ }).click();
    const list = page.getByRole('dialog', { name: '配单产品清单', exact: true });
    await list.getByRole('button', { name: /^撤销：添加/ }).click();
    await expect.poll(pieces).toEqual([]);
    await list.getByRole('button', { name: /^重做：添加/ }).click();
    await expect.poll(pieces).toEqual([3]);
    await expect.poll(() => list.getByRole('textbox', { name: /^折扣率/ }).inputValue()).toBe('90.00');
    await page.getByText('已加入 1 种产品').waitFor();
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect.poll(pieces).toEqual([]);
  });

  it('an order is deleted once that is confirmed, and comes back where it is told (DESIGN-5)', async () => {
    await page.goto(`${portal.origin}/tool/designOrder`);
    await hydrated(page);
    const named = page.getByRole('button', { name: '删除：改好的配单', exact: true });
    const orders = await named.count();
    expect(orders).toBeGreaterThan(0);
    const ask = () => named.first().click();
    const question = page.getByRole('dialog', { name: '请确认是否删除该配单' });
    await ask();
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await named.count()).toBe(orders);
    await ask();
    await question.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByText('删除成功').waitFor();
    await expect.poll(() => named.count()).toBe(orders - 1);
    // below the head of the site (SHELL-8)
    const [told, head] = await Promise.all([page.locator('.p-toast').first().boundingBox(), page.locator('.p-header').boundingBox()]);
    expect(told && head && told.y >= head.y + head.height).toBe(true);
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect.poll(() => named.count()).toBe(orders);
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
