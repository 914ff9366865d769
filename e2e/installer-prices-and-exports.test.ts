/**
 * The main job, by hand and mouse, on the real server: an installer signs in, finds products, builds and prices a list,
 * makes a design order of it and exports the quotation. Every figure is compared: screen, stored, xlsx, pdf.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourneyAlone } from './journey.ts';
import { exportQuotation, printed, readQuotationPdf, readQuotationSheet } from './quotation-files.ts';
import { signIn, signInByCall } from './signing-in.ts';

// its server is killed in the middle, and the log is read at the end
const { portal, browser, context, troubles, page } = await openJourneyAlone();

describe('an installer prices and exports a design order', () => {
  let detail: Page;

  const drawer = () => page.getByRole('dialog', { name: '配单产品清单', exact: true });
  const rows = () =>
    drawer()
      .getByRole('row')
      .filter({ has: page.getByRole('textbox') });
  const saved = () => drawer().getByText('已保存').waitFor();
  const total = async () => Number((await drawer().locator('text=/总价/').last().innerText()).replace(/[^\d.]/g, ''));
  const openList = async () => {
    await page.getByRole('button', { name: /查看清单/ }).click();
    await drawer().waitFor();
  };

  it('reads the catalogue as a guest, at reference prices, and comes back to the page after signing in', async () => {
    await page.goto(`${portal.origin}/product?keyword=${encodeURIComponent('半球')}`);
    await hydrated(page);
    expect(await page.getByText('参考价').count()).toBeGreaterThan(0);
    expect(await page.getByText('客户价').count()).toBe(0);
    await page.getByRole('link', { name: '登录', exact: true }).first().click();
    await signIn(page, looked.installer);
    expect(new URL(page.url()).pathname).toBe('/product');
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('半球');
    expect(page.url()).not.toContain('token');
    expect(await page.getByText('客户价').count()).toBeGreaterThan(0);
  });

  // a camera: the most used of all is a software service, and brings the other services along
  it('finds products by keyword and sort, and adds one from its page', async () => {
    await page.goto(`${portal.origin}/product?keyword=${encodeURIComponent('半球')}`);
    await hydrated(page);
    // software would bring services of its own along
    await page
      .getByRole('navigation', { name: '产品分类' })
      .getByRole('link', { name: /视频监控/ })
      .click();
    await page.waitForURL(/portalCatagoryId=/);
    await page.getByRole('link', { name: '使用次数' }).click();
    await page.waitForURL(/sort=sumNo/);
    await hydrated(page);
    await page.locator('a[href*="/product/detail?id="]').first().click();
    await page.waitForURL(/\/product\/detail\?id=/);
    await hydrated(page);
    await page
      .getByRole('button', { name: /加入清单/ })
      .first()
      .click();
    await page
      .getByText(/添加成功/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /^清单\s*，清单中有 1 种产品$/ }).count()).toBe(1);
  });

  it('chooses models in the selection table', async () => {
    await page.goto(`${portal.origin}/tool/designOrder/selection`);
    await hydrated(page);
    const free = page.locator('tr[data-spu]').filter({ has: page.getByRole('button', { name: /^加入/ }) });
    await free.first().waitFor();
    for (let count = 0; count < 3; count++) {
      const family = await free.first().getAttribute('data-spu');
      await page.locator(`tr[data-spu="${family}"]`).getByRole('button', { name: /^加入/ }).click();
      await page.locator(`tr[data-spu="${family}"] .p-stepper__box`).waitFor();
    }
    await openList();
    await saved();
    await expect.poll(() => rows().count()).toBe(4);
  });

  it('prices the lines: rate, discounted price and quantity move each other, both caps hold', async () => {
    const first = rows().nth(0);
    const price = Number((await first.getByRole('cell').nth(4).innerText()).replace(/[^\d.]/g, ''));
    const cell = (row: number, name: string) =>
      rows()
        .nth(row)
        .getByRole('textbox', { name: new RegExp(`^${name}`) });
    await cell(0, '折扣率').fill('85.5');
    await cell(0, '折扣率').press('Tab');
    expect(await cell(0, '折扣率').inputValue()).toBe('85.50');
    // less than the house pays
    await drawer()
      .getByText(/^1 种低于成本，共低/)
      .waitFor();
    expect(await cell(0, '折后价').getAttribute('aria-label')).toMatch(/，低于成本$/);
    expect(Number(await cell(0, '折后价').inputValue())).toBe(Math.round(price * 85.5) / 100);
    await cell(0, '数量').fill('12');
    await cell(0, '数量').press('Enter');
    // beyond the cap of the selection drawer
    await cell(1, '折扣率').fill('1000');
    await cell(1, '折扣率').press('Tab');
    expect(Number(await cell(1, '折扣率').inputValue())).toBe(300);
    await page.getByText('折扣率不能大于300.00').waitFor();
    await cell(1, '折扣率').fill('92');
    await cell(1, '折扣率').press('Tab');
    await cell(2, '折后价').fill('88.88');
    await cell(2, '折后价').press('Tab');
    expect(await cell(2, '折后价').inputValue()).toBe('88.88');
    await cell(3, '数量').fill('99999');
    await cell(3, '数量').press('Tab');
    expect(Number(await cell(3, '数量').inputValue())).toBeLessThanOrEqual(9999);
    await saved();
    const amounts = await Promise.all(
      [0, 1, 2, 3].map(async (row) => Number((await rows().nth(row).getByRole('cell').nth(8).innerText()).replace(/[^\d.]/g, ''))),
    );
    expect(await total()).toBeCloseTo(
      amounts.reduce((sum, amount) => sum + amount, 0),
      2,
    );
  });

  it('drags a line to another place, removes one and takes the removal back', async () => {
    const models = () => Promise.all([0, 1, 2, 3].map((row) => rows().nth(row).locator('.p-code__text').innerText()));
    const before = await models();
    const handle = await rows()
      .nth(0)
      .getByRole('button', { name: /拖动排序/ })
      .boundingBox();
    const target = await rows().nth(2).boundingBox();
    if (!handle || !target) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 8, target.y + target.height / 2, { steps: 12 });
    await page.mouse.move(handle.x + 8, target.y + target.height / 2 + 6, { steps: 4 });
    await page.mouse.up();
    await expect.poll(models).toEqual([before[1], before[2], before[0], before[3]]);
    await saved();
    await rows().nth(3).getByRole('button', { name: /移除/ }).click();
    await page.getByText('请确认是否删除该产品').waitFor();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /删除|移除/ })
      .click();
    await expect.poll(() => rows().count()).toBe(3);
    await page.getByRole('button', { name: '撤销' }).first().click();
    await expect.poll(() => rows().count()).toBe(4);
    await saved();
  });

  it('keeps the list through a reload, in a second tab, and when the server is killed in the middle', async () => {
    const before = await total();
    const texts = await rows().allInnerTexts();
    await page.reload();
    await hydrated(page);
    // the address remembers that the list was open
    await drawer().waitFor();
    expect(await total()).toBe(before);
    await rows().nth(1).getByRole('textbox', { name: /^数量/ }).fill('7');
    await rows().nth(1).getByRole('textbox', { name: /^数量/ }).press('Tab');
    await saved();
    const acknowledged = await total();
    await portal.killAndRestart();
    const second = await context.newPage();
    await second.goto(`${portal.origin}/tool/designOrder/selection`);
    await hydrated(second);
    await second.getByRole('button', { name: /查看清单/ }).click();
    const dialog = second.getByRole('dialog', { name: '配单产品清单', exact: true });
    await dialog.waitFor();
    expect(Number((await dialog.locator('text=/总价/').last().innerText()).replace(/[^\d.]/g, ''))).toBe(acknowledged);
    expect(texts).toHaveLength(4);
    await second.close();
  });

  it('refuses an order without a name, then makes it and opens it in a window of its own', async () => {
    await drawer().getByRole('button', { name: '生成配单' }).click();
    const dialog = page.getByRole('dialog', { name: /生成配单/ });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: '生成配单' }).click();
    await dialog.getByText('请输入配单名称').waitFor();
    await dialog.getByLabel(/配单名称/).fill(' 高新区 二期 ');
    await dialog.getByLabel(/备注/).fill('含安装调试，不含土建');
    [detail] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('button', { name: '生成配单' }).click()]);
    await detail.waitForURL(/\/tool\/designOrder\/detail\?id=/);
    await hydrated(detail);
    expect(await detail.getByRole('heading', { level: 1 }).innerText()).toBe('高新区二期');
  });

  it('exports the same figures to xlsx and pdf as the screen and the store hold', async () => {
    const id = new URL(detail.url()).searchParams.get('id') ?? '';
    const stored = (await (await context.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/detail/${id}`)).json()) as {
      data: {
        lines: { productModel: string; price: number; rate: number; ratePrice: number; quantity: number; amount: number }[];
        totals: { originalAmount: number; preferential: number; amount: number };
      };
    };
    const { lines, totals } = stored.data;
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(Math.round((totals.originalAmount - totals.preferential) * 100)).toBe(Math.round(totals.amount * 100));

    const text = (await detail.getByRole('main').innerText()).replace(/[\s¥]/g, '');
    for (const figure of [totals.amount, totals.originalAmount, ...lines.map((line) => line.amount)]) expect(text).toContain(printed(figure));

    const sheetFile = await exportQuotation(detail, { kind: '客户报价', format: 'Excel', customer: '高新区管委会' });
    expect(sheetFile.name).toMatch(/^报价单-高新区二期-BJ\d{8}-\w{4}\.xlsx$/);
    const sheet = await readQuotationSheet(sheetFile.bytes);
    const byModel = (one: { 型号?: unknown }, other: { 型号?: unknown }) => String(one.型号).localeCompare(String(other.型号));
    expect(sheet.lines.map(({ 型号, '单价（元）': unitPrice, 数量, '金额（元）': amount }) => ({ 型号, unitPrice, 数量, amount })).toSorted(byModel)).toEqual(
      lines.map((line) => ({ 型号: line.productModel, unitPrice: line.ratePrice, 数量: line.quantity, amount: line.amount })).toSorted(byModel),
    );
    expect(sheet.total).toEqual([totals.amount]);
    expect(sheet.words).not.toMatch(/折扣率|客户价|优惠|毛利/);

    // what was filled in is there again, and so is the number
    const paper = await exportQuotation(detail, { kind: '客户报价', format: 'PDF' });
    expect(paper.name.replace(/pdf$/, 'xlsx')).toBe(sheetFile.name);
    const pdf = readQuotationPdf(paper.bytes);
    expect(pdf).toContain('客户名称高新区管委会');
    expect(`${sheet.words} ${pdf}`).not.toContain('不含土建');
    for (const line of lines) for (const figure of [line.amount, line.ratePrice]) expect(pdf).toContain(printed(figure));
    for (const { productModel } of lines) expect(pdf).toContain(productModel);
    expect(pdf).toContain(printed(totals.amount));
    expect(pdf).not.toContain(printed(totals.originalAmount));

    const inside = await readQuotationSheet((await exportQuotation(detail, { kind: '内部明细', format: 'Excel' })).bytes);
    expect(inside.lines.map((line) => [line['型号'], line['客户价']]).toSorted()).toEqual(lines.map((line) => [line.productModel, line.price]).toSorted());
    expect(inside.total.slice(0, 2)).toEqual([totals.amount, totals.originalAmount]);
  });

  it('prints the customer’s form: no purchase price, no rate, no check', async () => {
    await detail.emulateMedia({ media: 'print' });
    const form = detail.locator('.qt-print');
    await form.waitFor();
    const words = (await detail.locator('body').innerText()).replace(/\s/g, '');
    expect(words).toContain('合计¥');
    expect(words).not.toMatch(/折扣率|优惠|原价|检查结果|清单检查/);
    await detail.emulateMedia({ media: null });
    await form.waitFor({ state: 'detached' });
  });

  it('lists the order, and shows a stranger nothing of it', async () => {
    await page.goto(`${portal.origin}/tool/designOrder`);
    await hydrated(page);
    await page.getByRole('link', { name: '高新区二期' }).first().waitFor();
    const outside = await openContext(browser);
    await signInByCall(outside.context, portal, looked.stranger);
    const id = new URL(detail.url()).searchParams.get('id') ?? '';
    const answer = async (order: string) => {
      const response = await outside.context.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/detail/${order}`);
      const { requestId: _, ...envelope } = (await response.json()) as { requestId: string };
      return { status: response.status(), envelope };
    };
    expect(await answer(id)).toEqual(await answer('01m0000000000000000000000x'));
    await outside.context.close();
  });

  it('makes an order that the survey plans: the page becomes the survey’s, and leads to the order', async () => {
    await page.goto(`${portal.origin}/tool/designOrder/selection`);
    await hydrated(page);
    await page.getByRole('button', { name: /^加入/ }).first().click();
    await page.getByRole('button', { name: '生成配单' }).click();
    const dialog = page.getByRole('dialog', { name: /生成配单/ });
    await dialog.getByLabel(/配单名称/).fill('滨江一期');
    await dialog.getByLabel('配单类型').selectOption({ label: '勘测配单' });
    await dialog.getByRole('button', { name: '生成配单' }).click();
    await page.waitForURL(/\/survey\?id=/);
    // nothing stands below the survey (SHELL-1)
    await expect.poll(() => page.locator('footer').count()).toBe(0);
    await hydrated(page);
    await page.getByRole('link', { name: '返回配单' }).click();
    await page.waitForURL(/\/tool\/designOrder\/detail\?id=/);
    await page.getByRole('heading', { level: 1, name: '滨江一期' }).waitFor();
    await page.goBack();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/tool/designOrder/selection');
  });

  it('signs out, says so, and leaves no token in any address or log', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    const leave = async () => {
      if (!(await page.locator('.s-account').getByRole('link', { name: '退出' }).isVisible())) await page.locator('.s-account summary').click();
      await page.locator('.s-account').getByRole('link', { name: '退出' }).click();
    };
    // the call is lost: one stays, and reads why
    await page.route('**/account/logout', (route) => route.abort());
    await leave();
    await page.getByText('退出失败').waitFor();
    expect(new URL(page.url()).pathname).toBe('/product');
    await page.unroute('**/account/logout');
    await leave();
    await page.getByText('退出成功').waitFor();
    expect((await context.cookies()).filter(({ name }) => name === 'portal_session')).toEqual([]);
    expect(portal.log.join('\n')).not.toMatch(/token=(?!\[redacted\])[\w-]{20}/);
    expect(portal.log.filter((line) => line.startsWith('{')).join('\n')).not.toContain(looked.installer.phone);
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
