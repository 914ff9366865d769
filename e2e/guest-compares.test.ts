/** A guest gathers products, signs in as a dealer, who finds them there and compares by keyboard, and once more on a phone. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';
import { signIn } from './signing-in.ts';

describe('comparing', async () => {
  const { portal, page } = await openJourney({ at: '/product?portalCatagoryId=101' });
  const bar = page.getByRole('region', { name: '产品对比', exact: true });
  const dialog = page.getByRole('dialog', { name: '产品对比结果' });
  const table = page.getByRole('table', { name: '产品对比' });

  it('begins as a guest: two of one category stand in the bar, ticked', async () => {
    await hydrated(page);
    for (const place of [0, 1]) {
      const card = page.locator('.p-media').nth(place);
      await card.hover();
      await card.getByRole('button', { name: /^对比：/ }).click();
      await bar.getByRole('checkbox').nth(place).waitFor();
      await page.getByText('加入对比成功').first().waitFor();
    }
    expect(await bar.getByRole('checkbox', { checked: true }).count()).toBe(2);
  });

  it('goes on as whoever signs in: the list is theirs', async () => {
    await page.goto(`${portal.origin}/login?redirect=${encodeURIComponent('/product')}`);
    await signIn(page, written.ofComparing);
    await page.getByRole('button', { name: '打开对比栏，2/6' }).waitFor();
    const { data } = (await (await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/goods/compare/list?size=6`)).json()) as { data: unknown[] };
    expect(data).toHaveLength(2);
  });

  it('is done by keyboard alone; Escape does not close the comparison, its button does', async () => {
    await tabTo(page, page.getByRole('button', { name: '打开对比栏，2/6' }));
    await page.keyboard.press('Enter');
    await tabTo(page, bar.getByRole('button', { name: '开始对比' }));
    await page.keyboard.press('Enter');
    await table.waitFor();
    await page.keyboard.press('Escape');
    expect(await table.isVisible()).toBe(true);
    expect(await table.getByText('客户价').count()).toBeGreaterThan(0);
    await tabTo(page, dialog.getByRole('button', { name: '关闭' }));
    await page.keyboard.press('Enter');
    await table.waitFor({ state: 'hidden' });
  });

  it('has an address of its own, which fits a phone, and axe finds nothing', async () => {
    await page.goto(`${portal.origin}/product/compare`);
    await page.waitForURL(/skus=/);
    await hydrated(page);
    await become(page, PHONE);
    await table.waitFor();
    // the address was written by the page itself, under the bar that tells of loading
    await page.getByRole('progressbar').waitFor({ state: 'hidden' });
    expect(await faultsOf(page, PHONE)).toEqual([]);
  });

  it('shows two beside each other on a phone, each with its whole model', async () => {
    for (const width of [390, 360]) {
      await become(page, { ...PHONE, width });
      const ends = await table.locator('[data-product]').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
      expect(ends[1]).toBeLessThanOrEqual(width);
      const cut = await table.getByRole('combobox').evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const { paddingLeft, paddingRight, font } = getComputedStyle(box);
          const pen = document.createElement('canvas').getContext('2d');
          const model = (box as HTMLSelectElement).selectedOptions[0]?.text ?? '';
          if (pen) pen.font = font;
          return (pen?.measureText(model).width ?? 0) > box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) ? [model] : [];
        }),
      );
      expect(cut).toEqual([]);
    }
  });

  it('says what cannot be done, and that it is emptied, in the words that are specified for it (COMPARE-1, COMPARE-2)', async () => {
    const api = `${portal.origin}/api-cloud-merchant-service/v1/goods`;
    const listed = async (query: string) =>
      ((await (await page.request.get(`${api}/spu/page?${query}`)).json()) as { data: { spuNo: string; skuNo: string }[] }).data.map(({ spuNo, skuNo }) => ({
        spuNo,
        skuNo,
      }));
    const others = (await listed('portalCatagoryId=103&size=10')).slice(0, 4);
    await page.request.post(`${api}/compare/batch-add`, { headers: { origin: portal.origin }, data: { skuList: others } });
    await become(page, DESK);
    await page.goto(`${portal.origin}/product?portalCatagoryId=102`);
    await hydrated(page);
    await page.getByRole('button', { name: '打开对比栏，6/6' }).click();
    const ticks = bar.getByRole('checkbox');
    await expect.poll(() => ticks.count()).toBe(6);
    while ((await bar.getByRole('checkbox', { checked: true }).count()) > 0) await bar.getByRole('checkbox', { checked: true }).first().uncheck();
    await ticks.first().check();
    await bar.getByText(/^只能对比同一大类的产品/).waitFor();
    await bar.getByRole('button', { name: '开始对比' }).click();
    await page.getByText('请至少选择2个产品进行对比', { exact: true }).waitFor();
    const card = page.locator('.p-media').first();
    await card.hover();
    await card.getByRole('button', { name: /^对比：/ }).click();
    await page.getByText('对比栏已满，您可以删除不需要的产品再添加', { exact: true }).waitFor();
    await bar.getByRole('button', { name: '清空' }).click();
    await page.getByText('清空成功', { exact: true }).waitFor();
    await page.goto(`${portal.origin}/product/compare`);
    await page.getByText('暂无对比产品，去添加', { exact: true }).waitFor();
  });
});
