/** What is looked for is what stands in the row and goes into the list: by model number, by filter, by keyboard, on a phone. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const SELECTION = '/tool/designOrder/selection';

const { portal, context, troubles, page } = await openJourney({ as: written.ofPicking, at: SELECTION });

describe('an installer narrows the products and picks models', () => {
  const open = async (query: string, where = page) => {
    await where.goto(`${portal.origin}${SELECTION}?${query}`);
    await hydrated(where);
  };
  const rows = () => page.locator('tr[data-spu]');
  const facts = () => rows().locator('.do-products__facts').allInnerTexts();

  it('a model number finds that model, and 加入 takes it', async () => {
    await open('tab=brand&keyword=HV-D6440-DL30');
    const row = rows().first();
    expect(await row.getByText('匹配型号').count()).toBe(1);
    expect(await row.getByRole('button', { name: /选择型号/ }).innerText()).toContain('HV-D6440-DL30');
    await row.getByRole('button', { name: /^加入/ }).click();
    await page.getByRole('button', { name: /查看清单/ }).click();
    const drawer = page.getByRole('dialog').first();
    await drawer.getByText('HV-D6440-DL30').first().waitFor();
    expect(await drawer.getByText('HV-D6428-DL30').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('the list an address opens shows its shape, never rows without their look, until its script is there', async () => {
    await page.getByRole('region', { name: '清单' }).getByText('已保存').waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/selection-table-[^/]*$/, async (route) => {
      await held;
      await route.continue();
    });
    // not until it is loaded: what is held is part of that
    await page.goto(`${portal.origin}${SELECTION}?list=1`, { waitUntil: 'commit' });
    const drawer = page.getByRole('dialog', { name: '配单产品清单' });
    await drawer.locator('.p-skeleton').waitFor();
    expect(await drawer.locator('tbody tr').count()).toBe(0);
    release();
    await drawer.locator('tbody tr').first().waitFor();
    expect(await drawer.locator('.p-skeleton').count()).toBe(0);
    await page.unroute(/selection-table-[^/]*$/);
    await page.keyboard.press('Escape');
    // the drawer goes by an address of its own
    await page.waitForURL((url) => !url.searchParams.has('list'));
  });

  it('filters narrow as they are ticked, their drop-down stays, and every row shows a model that fits', async () => {
    await open('tab=brand&category=201');
    const opener = page.locator('.c-attributes summary').filter({ hasText: '路数' });
    await opener.click();
    await page.getByRole('checkbox', { name: /^8 路/ }).check();
    await expect.poll(async () => (await facts()).every((text) => text.startsWith('8'))).toBe(true);
    await page.getByRole('checkbox', { name: /^16 路/ }).check();
    await expect.poll(async () => (await facts()).some((text) => text.startsWith('16'))).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^8 路/ }).isChecked()).toBe(true);
    expect(new URL(page.url()).searchParams.get('attributes')?.split('!!!')).toHaveLength(2);
    expect(await page.getByRole('list', { name: '已选条件' }).innerText()).toContain('8 路');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /^8 路/ }).waitFor({ state: 'hidden' });
  });

  it('another keyword takes away rows that no longer match while its own are on their way; another order leaves them', async () => {
    await open('tab=brand&keyword=半球');
    const isComing = page.locator('#products .p-skeleton');
    let release = (): void => undefined;
    const hold = async () => {
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/selection.data?**', async (route) => {
        await held;
        await route.continue();
      });
    };
    await hold();
    await page.getByRole('searchbox', { name: '产品名称、型号或参数' }).fill('交换机');
    await page.keyboard.press('Enter');
    await isComing.waitFor();
    expect(await rows().count()).toBe(0);
    release();
    await expect.poll(() => rows().first().innerText()).toContain('交换机');
    await page.unroute('**/selection.data?**');
    await hold();
    await page.getByRole('link', { name: '价格', exact: true }).click();
    await page.locator('#products[aria-busy=true]').waitFor();
    expect([await isComing.count(), (await rows().count()) > 0]).toEqual([0, true]);
    release();
    await page.locator('#products[aria-busy=false]').waitFor();
    await page.unroute('**/selection.data?**');
  });

  it('the number on a tab over the tools stands clear of the tab beside it, at every width', async () => {
    await open('tab=brand');
    const gap = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.locator('.p-nav__top .p-badge__count').evaluate((count) => {
        count.textContent = '99+';
        const words = document.createRange();
        words.selectNodeContents(count.closest('.p-nav__item')?.nextElementSibling?.querySelector('.p-nav__top') ?? count);
        return words.getBoundingClientRect().left - count.getBoundingClientRect().right;
      });
    };
    for (const width of [1024, 1280, 1499, 1500]) expect(await gap(width), `${width} px`).toBeGreaterThanOrEqual(2);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('what a category counts is what it shows in this tab', async () => {
    await open('tab=software');
    const tree = page.getByRole('navigation', { name: '产品分类' }).first();
    const software = tree.getByRole('link', { name: /^软件服务/ });
    const told = Number((await software.innerText()).replace(/\D/g, ''));
    // what has nothing here is left out
    expect(await tree.getByRole('link', { name: /^视频监控/ }).count()).toBe(0);
    await software.click();
    await expect.poll(() => page.locator('.p-pager__total b').innerText()).toBe(String(told));
  });

  it('models are chosen with the arrow keys; Escape leaves the choice as it was', async () => {
    await open('tab=brand&category=101');
    const box = rows()
      .first()
      .getByRole('button', { name: /选择型号/ });
    const before = await box.innerText();
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await box.innerText()).toBe(before);
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.innerText()).not.toBe(before);
    expect(await box.evaluate((element) => document.activeElement === element)).toBe(true);
  });

  it('from the skip link to the first 加入 are at most six stops', async () => {
    await open('tab=brand');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const isAtAdd = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('加入') ?? false);
    let stops = 0;
    while (stops < 10 && !(await isAtAdd())) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(6);
  });

  it('ten families stand in one screen', async () => {
    await open('tab=brand&category=101');
    await page.waitForLoadState('networkidle');
    // as it is opened: what stood here before may have been scrolled, and its place is kept
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = await page.getByRole('region', { name: '清单' }).boundingBox();
    const tenth = await rows().nth(9).boundingBox();
    expect((tenth?.y ?? Infinity) + (tenth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('where nothing is found it says where something is', async () => {
    await open('tab=software&keyword=HV-D6440-DL30');
    await page.getByRole('link', { name: /在.+中有 1 个/ }).click();
    await rows().first().waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('brand');
  });

  it('a page behind the last one leads to the last', async () => {
    await open('tab=brand&category=201&size=10&page=400');
    await rows().first().waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe(await page.locator('.p-pager [aria-current="page"]').innerText());
  });

  it('on a phone the first product is in the upper third, and filters are a tap away, before the categories', async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await open('tab=brand&category=201', phone);
    expect((await phone.locator('tr[data-spu]').first().boundingBox())?.y).toBeLessThanOrEqual(844 / 3);
    await phone.getByRole('button', { name: /^筛选/ }).click();
    const sheet = phone.getByRole('dialog', { name: '筛选产品' });
    const channels = await sheet.getByRole('heading', { name: '路数' }).boundingBox();
    const categories = await sheet.getByRole('heading', { name: '产品分类' }).boundingBox();
    expect(channels?.y).toBeLessThan(categories?.y ?? 0);
    await sheet.getByRole('checkbox', { name: /^8 路/ }).check();
    await sheet.getByRole('button', { name: /^查看 \d+ 个产品$/ }).click();
    await expect.poll(() => phone.locator('tr[data-spu]').count()).toBeGreaterThan(0);
    await phone.close();
  });

  it('meets no error of a page on the way', () => expect(troubles).toEqual([]));
});
