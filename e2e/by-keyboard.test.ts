/** The main job with the keyboard alone: from signing in to the exported quotation, no mouse. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { keysOf, tabTo } from './keyboard.ts';
import { bytesOf, printed, readQuotationPdf } from './quotation-files.ts';

/** What has the focus, by its accessible name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

const { portal, context, troubles, page } = await openJourney();

describe('an installer with a keyboard', () => {
  const drawer = () => page.getByRole('dialog', { name: '配单产品清单', exact: true });
  const rows = () =>
    drawer()
      .getByRole('row')
      .filter({ has: page.getByRole('textbox') });
  const cell = (row: number, name: string) =>
    rows()
      .nth(row)
      .getByRole('textbox', { name: new RegExp(`^${name}`) });
  const models = async () => Promise.all(Array.from({ length: await rows().count() }, (_, row) => rows().nth(row).locator('.p-code__text').innerText()));

  it('signs in', async () => {
    await page.goto(`${portal.origin}/login?redirect=${encodeURIComponent('/tool/designOrder/selection')}`);
    await page.getByLabel('手机号').waitFor();
    await tabTo(page, page.getByLabel('手机号'));
    await page.keyboard.type(written.ofKeyboard.phone);
    await tabTo(page, page.getByLabel('密码', { exact: true }));
    await page.keyboard.type(written.ofKeyboard.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tool\/designOrder\/selection/);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(portal.origin);
  });

  it('adds three products', async () => {
    const add = page.getByRole('button', { name: /^加入/ });
    await add.first().waitFor();
    for (let count = 0; count < 3; count++) {
      const before = await add.count();
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await expect.poll(() => add.count()).toBe(before - 1);
      // the box that stands there now has the focus, one frame later
      await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('p-stepper__box'))).toBe(true);
    }
  });

  it('copies a model, and says so without moving anything', async () => {
    await context.grantPermissions(['clipboard-write']);
    const model = page.locator('.do-models').first();
    const place = () => model.locator('.do-models__box').boundingBox();
    const before = await place();
    await keysOf(page).press(model.getByRole('button', { name: /^复制/ }));
    await model.getByText('复制成功', { exact: true }).waitFor();
    expect(await place()).toEqual(before);
  });

  it('takes no part of 1.5, cuts 12345 and says so, and 0 takes the product out until it is taken back', async () => {
    const boxes = page.locator('.p-stepper__box');
    await tabTo(page, boxes.first());
    const type = async (text: string) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await type('1.5');
    await page.getByText('请输入整数').waitFor();
    expect(await boxes.first().inputValue()).toBe('1');
    await type('12345');
    await page.getByText('该产品数量不能大于9999').waitFor();
    await expect.poll(() => boxes.first().inputValue()).toBe('9999');
    await type('0');
    await expect.poll(() => boxes.count()).toBe(2);
    // the button in its place has the focus
    await expect.poll(() => focused(page)).toMatch(/^加入：/);
    await tabTo(page, page.getByRole('button', { name: '撤销' }).last());
    await page.keyboard.press('Enter');
    await expect.poll(() => boxes.count()).toBe(3);
    // the toast went with the focus, which is back where it was
    expect(await page.evaluate(() => document.activeElement?.closest('.p-stepper') !== null)).toBe(true);
    await tabTo(page, boxes.first());
    await type('2');
  });

  it('opens the list, prices a column with Enter, and moves lines', async () => {
    await tabTo(page, page.getByRole('button', { name: /查看清单/ }));
    await page.keyboard.press('Enter');
    await drawer().waitFor();
    await tabTo(page, cell(0, '折扣率'));
    for (const rate of ['90', '80.5', '70']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(rate);
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => Promise.all([0, 1, 2].map((row) => cell(row, '折扣率').inputValue()))).toEqual(['90.00', '80.50', '70.00']);

    const before = await models();
    await tabTo(page, rows().nth(0).getByRole('button', { name: '下移' }));
    await page.keyboard.press('Enter');
    await expect.poll(models).toEqual([before[1], before[0], before[2]]);
    // and by picking the row up: space, arrow, space
    await tabTo(
      page,
      rows()
        .nth(0)
        .getByRole('button', { name: /拖动排序/ }),
    );
    await page.keyboard.press('Space');
    // said once the rows are measured: an arrow before that leads nowhere
    await page.getByText('移到第 1 行').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('移到第 2 行').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(models).toEqual(before);
    await drawer().getByText('已保存').waitFor();
  });

  it('finds the focus on the button of every dialog that closes, by Enter, by Escape or by its button', async () => {
    const question = () => page.getByRole('dialog').nth(1);
    const ask = async (name: string) => {
      await tabTo(page, drawer().getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
      await question().waitFor();
    };
    for (const name of ['批量修改折扣率', '批量移除', '生成配单']) {
      await ask(name);
      await page.keyboard.press('Escape');
      await question().waitFor({ state: 'detached' });
      expect(await focused(page)).toContain(name);
      await ask(name);
      await tabTo(page, question().getByRole('button', { name: '取消' }));
      await page.keyboard.press('Enter');
      await question().waitFor({ state: 'detached' });
      expect(await focused(page)).toContain(name);
    }
    await ask('批量修改折扣率');
    await page.keyboard.type('88');
    await page.keyboard.press('Enter');
    await question().waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('批量修改折扣率');
    await drawer().getByText('已保存').waitFor();
  });

  it('leaves the list with Escape and finds the focus where it was', async () => {
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'hidden' });
    expect(await focused(page)).toContain('查看清单');
    await page.keyboard.press('Enter');
    await drawer().waitFor();
  });

  it('generates the order and exports it', async () => {
    await tabTo(page, drawer().getByRole('button', { name: '生成配单' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /生成配单/ });
    await dialog.waitFor();
    await tabTo(page, dialog.getByLabel(/配单名称/));
    await page.keyboard.type('键盘配单');
    await tabTo(page, dialog.getByRole('button', { name: '生成配单' }));
    const [detail] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await detail.waitForURL(/\/tool\/designOrder\/detail\?id=/);
    await hydrated(detail);
    await tabTo(detail, detail.getByRole('button', { name: /^导出报价/ }));
    await detail.keyboard.press('Enter');
    const sheet = detail.getByRole('dialog', { name: '导出报价' });
    await sheet.waitFor();
    // its first field, not the part that scrolls
    await expect.poll(() => sheet.getByRole('radio', { name: '客户报价' }).evaluate((field) => field === document.activeElement)).toBe(true);
    await tabTo(detail, sheet.getByRole('checkbox', { name: '按成本报价' }));
    await detail.keyboard.press('Space');
    await tabTo(detail, sheet.getByLabel(/客户名称/));
    await detail.keyboard.type('键盘客户');
    // what lies below says so until one is there
    const more = sheet.getByRole('button', { name: /^下面还有：.*条款$/ });
    await more.waitFor();
    await tabTo(detail, sheet.getByLabel('质保'));
    await more.waitFor({ state: 'detached' });
    await tabTo(detail, sheet.getByRole('checkbox', { name: '条款已核对，可以交给客户' }));
    await detail.keyboard.press('Space');
    await tabTo(detail, sheet.getByRole('button', { name: '导出客户报价 PDF' }));
    const [file] = await Promise.all([detail.waitForEvent('download'), detail.keyboard.press('Enter')]);
    const id = new URL(detail.url()).searchParams.get('id') ?? '';
    const stored = (await (await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/detail/${id}`)).json()) as {
      data: { totals: { amount: number } };
    };
    expect(readQuotationPdf(await bytesOf(file))).toContain(printed(stored.data.totals.amount));
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
