/** An installer at a customer's with a phone: what is typed is read whole, what was not saved is said where it is pressed. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

const API = '/api-cloud-merchant-service/v1';

describe('by thumb', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser, { phone: true });
  await signInByCall(context, portal, written.ofThumb);
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(portal.origin + path);
    await hydrated(page);
  };
  let asked = 0;
  const ask = async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { origin: portal.origin, 'idempotency-key': `thumb${path.replaceAll('/', '-')}-${(asked += 1)}` };
    const answer = await context.request[data ? 'post' : 'get'](`${portal.origin}${API}${path}`, { headers, ...(data && { data }) });
    return ((await answer.json()) as { data: Data }).data;
  };
  const families = await ask<{ skuNo: string; price: number | null; skuType: number }[]>('/goods/spu/page?size=10&type=');
  const [sku] = families.filter(({ price, skuType }) => price !== null && price > 1 && skuType === 0);
  await ask('/design-order/addConfigOrderProduct', { productList: [{ skuNo: sku?.skuNo, quantity: 2 }] });
  const id = await ask<string>('/design-order/generateConfigOrder', { name: '王总家', remark: '毛利别低于15%', isWhole: true });

  it('model and number of a device are read whole where a service is asked for', async () => {
    await open('/service-center/repair-application');
    await page.getByLabel('第 1 个产品的型号').fill('HV-D5428-WL30-PRO');
    await page.getByLabel('序列号').fill('C12345678ABCD');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutOf(page.locator('.so-lines input'))).toEqual([]);
    }
  });

  it('folded filters of my orders say how many are set', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/tool/designOrder');
    const opener = page.getByRole('button', { name: /筛选/ });
    expect((await opener.innerText()).trim()).toBe('筛选');
    await open('/tool/designOrder?status=draft&days=7');
    expect((await opener.innerText()).split(/\s+/)).toEqual(['筛选', '2', '项已选']);
  });

  it('what was not saved of an order is said beside its sum, which stays, and tried again there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`/tool/designOrder/detail/edit?id=${id}`);
    const foot = page.locator('.do-editor__foot');
    await context.setOffline(true);
    await page.locator('li[data-sku]').first().getByRole('button').first().tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^增加/ }).first().tap();
    await sheet.getByRole('button', { name: '完成' }).tap();
    await foot.getByText(/^保存失败/).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // what the customer is asked is changed without a menu
    expect(await page.getByRole('button', { name: '整单调价' }).isVisible()).toBe(true);
    const again = foot.getByRole('button', { name: '重试' });
    expect(await isInSight(again)).toBe(true);
    await context.setOffline(false);
    // by itself or by the button, whichever is quicker
    await again.tap({ timeout: 2_000 }).catch(() => undefined);
    await foot.getByText(/^保存失败/).waitFor({ state: 'hidden' });
    await expect.poll(async () => (await ask<{ lines: { quantity: number }[] }>(`/design-order/detail/${id}`)).lines[0]?.quantity).toBe(3);
  });

  it('the three deeds of its bar share the width of 360', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [bar, last] = await Promise.all([page.locator('.do-editor__foot').boundingBox(), page.getByRole('button', { name: '完成' }).boundingBox()]);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0) - 16);
  });

  it('what is internal is shown with cost and margin alone, and said to be there in the list of orders (PRICE-26)', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/tool/designOrder');
    await page.getByText('有内部备注').first().waitFor();
    expect(await page.getByText('毛利别低于15%').count()).toBe(0);
    await open(`/tool/designOrder/detail?id=${id}`);
    expect(await page.getByText('毛利别低于15%').count()).toBe(0);
    await page.getByRole('checkbox', { name: '显示成本、毛利与内部备注' }).tap();
    await page.getByText('毛利别低于15%').waitFor();
  });

  it('adding a product calls no keyboard up', async () => {
    await open('/tool/designOrder/selection?tab=brand');
    await page
      .getByRole('button', { name: /^加入：/ })
      .first()
      .tap();
    const more = page.locator('.p-stepper').first().getByRole('button').last();
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('terms and fees of a quotation are read whole', async () => {
    await open(`/tool/designOrder/detail/edit?id=${id}`);
    await page.getByRole('button', { name: '添加费用' }).tap();
    const sheet = page.getByRole('dialog', { name: '配单费用' });
    await sheet.getByRole('button', { name: '税费' }).tap();
    const [box, rows] = await Promise.all([sheet.getByLabel('计算方式').boundingBox(), sheet.locator('.fe-row').boundingBox()]);
    expect(box?.width).toBe(rows?.width);
    await open(`/tool/designOrder/detail?id=${id}`);
    await page.getByRole('button', { name: '分享给客户' }).tap();
    // a finger where the strip is: to press it by its name would scroll first, and what is in sight by then needs no strip
    const strip = page.getByRole('button', { name: /^下面还有：.*条款$/ });
    await strip.evaluate((button) =>
      Promise.all(
        button
          .closest('[role="dialog"], dialog')
          ?.getAnimations()
          .map(({ finished }) => finished) ?? [],
      ),
    );
    const next = /：([^、]+)/.exec(await strip.innerText())?.[1];
    const { x, y, width, height } = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent)).toContain(next);
    const payment = page.getByLabel('付款方式');
    await payment.fill('合同签订后付 30% 预付款，设备到货验收后付 40%，安装调试验收合格后付 25%，质保期满付 5%');
    expect(await payment.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  });

  it('a product’s bar names the whole model on 360, and nothing floats over its page that the bar of all pages has', async () => {
    await open('/product?portalCatagoryId=101');
    await page
      .getByRole('button', { name: /^对比：/ })
      .first()
      .tap();
    await page.getByText('加入对比成功').waitFor();
    const pill = page.getByRole('button', { name: /^打开对比栏/ });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.p-media a').first().tap();
    await page.waitForURL(/\/product\/detail/);
    await hydrated(page);
    await page.locator('[data-product-actions]').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.c-slim').isVisible()).toBe(false);
    expect(await pill.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const model = page.locator('.c-slim b');
    await model.waitFor();
    expect(await model.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
    await expect.poll(() => isInSight(pill)).toBe(true);
  });

  it('an address is saved over the keyboard, and the menu of the pages begins with a whole entry', async () => {
    await page.setViewportSize({ width: 390, height: 480 });
    await open('/merchantCenter/address');
    await page.getByRole('button', { name: '新增地址' }).first().tap();
    const sheet = page.getByRole('dialog', { name: '新增收货地址' });
    await expect.poll(() => isInSight(sheet.getByRole('button', { name: '保存地址' }))).toBe(true);
    await sheet.getByRole('button', { name: '关闭' }).tap();
    const menu = page.locator('.m-menu');
    await menu.evaluate((row) => row.scrollTo({ left: 150, behavior: 'instant' }));
    await expect
      .poll(() =>
        menu.evaluate((row) => {
          const start = row.getBoundingClientRect().left + row.clientLeft;
          return [...row.querySelectorAll('a')].some((entry) => Math.abs(entry.getBoundingClientRect().left - start) < 1);
        }),
      )
      .toBe(true);
  });

  describe('the list of chosen products', () => {
    const sheet = page.locator('.do-sheet');
    const quantity = sheet.getByLabel('数量', { exact: true });
    const rate = sheet.getByLabel('折扣率（%）');
    const openRow = () => page.locator('.do-card__body').first().tap();
    const openList = async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await ask('/design-order/removeConfigOrderProduct', { deleteAll: true });
      await ask('/design-order/addConfigOrderProduct', { productList: [{ skuNo: sku?.skuNo, quantity: 2 }] });
      await open('/tool/designOrder/selection?list=1');
      await page.locator('.do-card').first().waitFor();
    };

    it('the box of a row is 24 wide, with room beside what opens the row', async () => {
      await openList();
      const row = page.locator('.do-card').first();
      const [box, target, body] = await Promise.all(
        [row.getByRole('checkbox'), row.locator('.p-choice'), row.locator('.do-card__body')].map((one) => one.boundingBox()),
      );
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect((body?.x ?? 0) - (target?.x ?? 0) - (target?.width ?? 0)).toBeGreaterThanOrEqual(8);
    });

    it('what is cut is said at its box, and again where the sheet goes with it', async () => {
      await openList();
      await openRow();
      await rate.fill('1200');
      await rate.blur();
      await sheet.getByRole('status').getByText('折扣率不能大于300.00，已按 300.00 处理').waitFor();
      await quantity.fill('99999999');
      await quantity.blur();
      await sheet.getByRole('status').getByText('该产品数量不能大于9999，已按 9999 处理').waitFor();
      await quantity.fill('2.5');
      await page.getByRole('button', { name: '完成', exact: true }).tap();
      await page.locator('.p-toast').getByText('请输入整数，仍是 9999').waitFor();
      expect(await sheet.count()).toBe(0);
    });

    it('Escape keeps what is typed, as the button does', async () => {
      await openList();
      await openRow();
      await rate.fill('80');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await openRow();
      expect(await rate.inputValue()).toBe('80.00');
      await quantity.fill('7');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await openRow();
      expect(await quantity.inputValue()).toBe('7');
    });

    it('on its side, above a keyboard, the box one types into is seen', async () => {
      await openList();
      await page.setViewportSize({ width: 844, height: 390 });
      await openRow();
      await sheet.getByLabel('折后价（元）').tap();
      await page.setViewportSize({ width: 844, height: 190 });
      await expect.poll(() => isInSight(sheet.getByLabel('折后价（元）'))).toBe(true);
    });

    it('why it is not saved has a line of its own below its head', async () => {
      await openList();
      await context.setOffline(true);
      await page.locator('.do-card').first().getByRole('checkbox').waitFor();
      await openRow();
      await sheet.getByRole('button', { name: /^增加/ }).tap();
      await page.getByRole('button', { name: '完成', exact: true }).tap();
      const said = page.locator('.p-drawer__head .do-save--failed');
      await said.waitFor();
      const [line, head] = await Promise.all([said.boundingBox(), page.locator('.p-drawer__head').boundingBox()]);
      expect(line?.width).toBeGreaterThan(340);
      // beside it the words took a column of 60, and the head 246
      expect(head?.height).toBeLessThan(160);
      await context.setOffline(false);
      await said.waitFor({ state: 'detached' });
    });

    it('how many of a product: what is cut is said at the box until it is edited again', async () => {
      await open('/product/detail?id=DP00023');
      const box = page.locator('.c-buy .p-stepper__box');
      const note = page.locator('.c-buy').getByRole('status').filter({ hasText: /，/ });
      for (const [typed, words] of [
        ['99999999', '数量最大 9999，已按 9999 处理'],
        ['2.5', '请输入整数，仍是 9999'],
        ['0', '数量最小 1，已按 1 处理'],
        ['-3', '请输入整数，仍是 1'],
      ] as const) {
        await box.fill(typed);
        await box.blur();
        await expect.poll(() => note.innerText()).toBe(words);
      }
      await box.fill('3');
      expect(await note.count()).toBe(0);
    });
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});

/** What stands in boxes that are too narrow for it. */
const cutOf = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => (box as HTMLInputElement).value));

const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
