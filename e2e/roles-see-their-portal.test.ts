/** What the frame of the portal holds for each kind of user, on a desk and on a phone. Nothing is changed but what this browser remembers. */
import { dealerCopy } from '@portal/contract/dealer';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looked, written, type Account } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn, signInByCall } from './signing-in.ts';

const { browser, portal } = await openJourney();

const { person, installer, salesman, ofIndustry, severalIdentities } = looked;

async function openAs(account: Account | null, options: { phone?: boolean } = {}) {
  const { context } = await openContext(browser, options);
  if (account) await signInByCall(context, portal, account);
  return { context, page: await context.newPage() };
}

/** A button of the toolbar that opens something beside it. */
const tool = (page: Page, words: string) => page.getByRole('complementary', { name: '快捷工具' }).locator('summary', { hasText: words });

describe('the portal by role', () => {
  it('a guest finds the way to register over the page, and is asked to sign in for help', async () => {
    const { context, page } = await openAs(null);
    await page.goto(`${portal.origin}/home`);
    await hydrated(page);
    expect(await page.getByRole('link', { name: /完成企业认证/ }).getAttribute('href')).toBe('/register');
    await page.getByRole('navigation', { name: '我的' }).getByRole('link', { name: '帮助中心' }).click();
    const dialog = page.getByRole('dialog', { name: '您还未登录，请先登录' });
    await dialog.waitFor();
    expect(await dialog.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login?redirect=%2Fhelp');
    await dialog.getByRole('button', { name: '先逛逛' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await tool(page, '项目支持').click();
    await page.getByRole('region', { name: '联系客服' }).getByText('400-000-0001').waitFor();
    await context.close();
  });

  it('a guest finds both ways in, over the tools and on a phone as well', async () => {
    for (const phone of [false, true]) {
      const { context, page } = await openAs(null, { phone });
      for (const path of ['/product', '/tool/calculator/dBandWidth']) {
        await page.goto(portal.origin + path);
        const ways = page.locator(phone ? '.p-header' : '.s-top-bar');
        expect(await ways.getByRole('link', { name: '登录', exact: true }).isVisible()).toBe(true);
        expect(await ways.getByRole('link', { name: '注册', exact: true }).isVisible()).toBe(true);
      }
      await context.close();
    }
  });

  it('whoever has most places in the header can still read there what is looked for, at every width of a desk', async () => {
    for (const account of [person, installer]) {
      const { context, page } = await openAs(account);
      await page.goto(`${portal.origin}/home`);
      await hydrated(page);
      for (const width of [1024, 1100, 1200, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        const room = await page.evaluate(() => ({
          search: document.querySelector('.p-header__search')?.getBoundingClientRect().width ?? 0,
          right: document.querySelector('.p-header__actions')?.getBoundingClientRect().right ?? Infinity,
          scrolls: document.documentElement.scrollWidth,
        }));
        expect(room.search, `${width} wide`).toBeGreaterThanOrEqual(160);
        expect(room.right, `${width} wide`).toBeLessThanOrEqual(width);
        expect(room.scrolls).toBeLessThanOrEqual(width);
      }
      await context.close();
    }
  });

  it('whoever has no dealer and presses a place of the mall, once or twice, is asked to choose one first, and no more where one is chosen', async () => {
    const { context, page } = await openAs(person);
    await page.goto(`${portal.origin}/home`);
    await hydrated(page);
    const mall = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '采购商城' });
    const dialog = page.getByRole('dialog', { name: '订货一级经销商' });
    await mall.click();
    await dialog.getByRole('button', { name: '先逛逛' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // its script is here now: the second press of two falls on what the first has opened
    await mall.dblclick();
    await dialog.getByText('您还没有选择订货一级经销商，请先选择').waitFor();
    await dialog.getByRole('link', { name: '去选择' }).click();
    await page.waitForURL(/\/bindFirst/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await dialog.count()).toBe(0);
    await context.close();
  });

  it('several identities are changed in the toolbar of /home, which is said once', async () => {
    const { context, page } = await openAs(severalIdentities);
    await page.goto(`${portal.origin}/home`);
    const hint = page.getByText('您有多个身份，可在右侧工具栏「切换身份」中切换');
    await hint.waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await hint.waitFor({ state: 'hidden' });
    await page.goto(`${portal.origin}/home`);
    await tool(page, '切换身份').click();
    await page.getByRole('button', { name: '宁波新舟网络工程有限公司' }).waitFor();
    expect(await hint.count()).toBe(0);
    await page.goto(`${portal.origin}/product`);
    expect(await tool(page, '切换身份').count()).toBe(0);
    // the page knows who acts; nothing of it is kept in storage (ACCOUNT-22)
    // an account's number, under which what is an owner's is kept, is made of its phone in the demo world
    const kept = async () => (await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).replaceAll(`A${severalIdentities.phone}`, '');
    for (const said of [severalIdentities.phone, '138****', '有限公司']) expect(await kept()).not.toContain(said);
    // signing out takes everything but that the hint was given, and not to whom
    await page.locator('.s-account summary').click();
    await page.locator('.s-account').getByRole('link', { name: '退出' }).click();
    await page.waitForURL((url) => url.origin !== portal.origin);
    expect((await context.cookies(`${portal.origin}/home`)).find(({ name }) => name === 'roleHintSeen')?.value).toMatch(/^[\da-f]{4}$/);
    await page.goto(`${portal.origin}/login?redirect=/home`);
    await signIn(page, severalIdentities);
    await tool(page, '切换身份').waitFor();
    expect(await hint.count()).toBe(0);
    await context.close();
  });

  it('the bar of places at the lower edge of a phone is for individuals and guests; a dealer has the toolbar there, which covers nothing', async () => {
    for (const [account, bars] of [
      [null, 1],
      [person, 1],
      [installer, 0],
    ] as const) {
      const { context, page } = await openAs(account, { phone: true });
      await page.goto(`${portal.origin}/home`);
      await hydrated(page);
      expect(await page.getByRole('navigation', { name: '底部导航' }).count()).toBe(bars);
      const tools = page.getByRole('navigation', { name: '快捷工具' });
      expect(await tools.count()).toBe(1 - bars);
      if (bars === 0) {
        for (const name of ['切换店铺', '清单', '购物车']) await tools.getByRole('link', { name }).waitFor();
        // at the end of the page it stands below the foot, not over it
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [foot, bar] = await Promise.all([page.locator('.p-footer').boundingBox(), tools.boundingBox()]);
        expect(foot && bar && foot.y + foot.height <= bar.y + 1).toBe(true);
        // no place of it moves from page to page
        const placesOf = async () => (await tools.locator('.p-bottom-bar__item').allTextContents()).map((words) => words.replace(/\d+\+?/, ''));
        const places = await placesOf();
        await page.goto(`${portal.origin}/product`);
        expect(await placesOf()).toEqual(places);
      }
      await page.locator('.p-phone-menu > summary').click();
      await page.getByRole('link', { name: '帮助中心' }).first().waitFor();
      await context.close();
    }
  });

  it('sales staff have the tab of own products, and nothing there that makes, opens or changes one (PRIVATE-3)', async () => {
    const { context, page } = await openAs(salesman);
    await page.goto(`${portal.origin}/tool/designOrder/selection?tab=private&customFilterRemind=1`);
    await hydrated(page);
    await page.getByText('您的账号没有自定义产品').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: '自定义产品', exact: true }).getAttribute('aria-current')).toBe('page');
    for (const words of ['新建', '新建产品', '批量导入', '批量导出', '批量删除', '管理'])
      expect(await page.getByRole('main').getByText(words, { exact: true }).count()).toBe(0);
    await context.close();
  });

  it('a product that is gone says so and leads on, and the list opens from the header', async () => {
    const { context, page } = await openAs(installer);
    const answer = await page.goto(`${portal.origin}/product/detail?id=no-such-product`);
    expect(answer?.status()).toBe(404);
    await page.getByText('该产品不存在或已下架').first().waitFor();
    await page.getByRole('link', { name: '看全部产品' }).click();
    await page.waitForURL('**/product');
    await page.locator('.s-list-link').click();
    await page.getByRole('dialog', { name: '配单产品清单', exact: true }).waitFor();
    await context.close();
  });

  it('the dealer one orders from is switched over the page; a part of it that is lost says so and leaves the page', async () => {
    const { context, page } = await openAs(installer);
    const open = async () => {
      await page.goto(`${portal.origin}/product`);
      await hydrated(page);
      await page.getByRole('complementary', { name: '快捷工具' }).getByRole('link', { name: '切换店铺' }).click();
    };
    await page.route(/\/assets\/dealer-dialog-/, (route) => route.abort());
    await open();
    await page.getByText('页面已更新或网络异常，请刷新后重试').waitFor();
    expect(await page.locator('.p-media').first().isVisible()).toBe(true);
    await page.unrouteAll();
    await open();
    const dialog = page.getByRole('dialog', { name: '修改订货一级经销商' });
    await dialog.getByText('当前订货').waitFor();
    // the one ordered from is chosen, and one whose shop is abnormal says why it cannot be (DEALER-13)
    expect(await dialog.getByRole('radio', { name: /杭州云安/ }).isChecked()).toBe(true);
    expect(await dialog.getByRole('radio', { name: /厦门鹭岛/ }).isDisabled()).toBe(true);
    await dialog.getByText('一级或店铺异常，请联系销售').waitFor();
    await dialog.getByRole('radio', { name: /上海申卫/ }).check();
    for (const line of dealerCopy.consequences) await dialog.getByText(line).waitFor();
    expect(await dialog.getByRole('button', { name: '确认切换' }).isEnabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/product');
    await context.close();
  });

  it('a first-level dealer says for whom an order is made, others are not asked (DESIGN-9, DEALER-12)', async () => {
    const asked = async (as: Account) => {
      const { context, page } = await openAs(as);
      const base = `${portal.origin}/api-cloud-merchant-service/v1/design-order`;
      const post = (call: string, data: object) => page.request.post(`${base}/${call}`, { data, headers: { origin: portal.origin } });
      const found = (await (await page.request.get(`${base}/getDistributionOrderList?keyword=HV-D6440-DL30`)).json()) as {
        data: { skus: { skuNo: string }[] }[];
      };
      const productLists = [{ skuNo: found.data[0]?.skus[0]?.skuNo, quantity: 1 }];
      const { data: id } = (await (await post('generateConfigOrder', { name: '看客户栏', productLists })).json()) as { data: string };
      await page.goto(`${portal.origin}/tool/designOrder/detail/edit?id=${id}`);
      await page.getByLabel('配单名称').waitFor();
      const fields = await Promise.all(['客户分组', '客户电话'].map((label) => page.getByLabel(label).count()));
      await post('remove', { id });
      await context.close();
      return fields;
    };
    expect(await asked(written.ofOrderHeads)).toEqual([1, 1]);
    expect(await asked(written.ofIndustryHeads)).toEqual([0, 0]);
  });

  it('an enterprise of type 4 chooses among its dealers without a default one, which all others see (DEALER-13)', async () => {
    const seen = async (as: Account) => {
      const { context, page } = await openAs(as);
      await page.goto(`${portal.origin}/bindFirst`);
      const dealers = page.getByRole('list', { name: '订货店铺' });
      await dealers.getByText('当前订货').waitFor();
      const count = (words: string) => dealers.getByText(words, { exact: true }).count();
      const found = { marks: await count('默认'), ways: await count('设为默认'), dealers: await dealers.getByRole('radio').count() };
      await context.close();
      return found;
    };
    expect(await seen(installer)).toMatchObject({ marks: 1, ways: 1 });
    expect(await seen(ofIndustry)).toEqual({ marks: 0, ways: 0, dealers: 2 });
  });

  it('what is pressed at the edge of the window before its script is there is done once it is', async () => {
    const { context, page } = await openAs(installer);
    // whoever comes for the first time has the scripts later
    await page.goto(`${portal.origin}/home`);
    await hydrated(page);
    let isLet = (): void => {};
    const letThrough = new Promise<void>((resolve) => (isLet = resolve));
    await page.route(/\/assets\/edges-/, async (route) => {
      await letThrough;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assets\/edges-/);
    // asked for before the page has all it loads with, what is held here would hold that up, too
    await page.goto(`${portal.origin}/product`, { waitUntil: 'commit' });
    await asked;
    await page.waitForFunction(() => 'later' in document.documentElement.dataset);
    await page.getByRole('complementary', { name: '快捷工具' }).getByRole('link', { name: '切换店铺' }).click();
    isLet();
    await page.getByRole('dialog', { name: '修改订货一级经销商' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/product');
    await context.close();
  });

  it('a link that looks like a button shows that it was pressed until its page is there', async () => {
    const { context, page } = await openAs(installer);
    await page.goto(`${portal.origin}/tool`);
    await hydrated(page);
    let isLet = (): void => {};
    const letThrough = new Promise<void>((resolve) => (isLet = resolve));
    await page.route(/\.data(\?|$)/, async (route) => {
      await letThrough;
      await route.continue();
    });
    const link = page.locator('main').getByRole('link', { name: '浏览产品' });
    await link.click();
    await page.locator('a.p-button[aria-busy=true]').getByText('浏览产品').waitFor();
    isLet();
    await page.waitForURL(/\/product/);
    await expect.poll(() => page.locator('a.p-button[aria-busy]').count()).toBe(0);
    await context.close();
  });

  it('a Chrome from before 51 reads every page', async () => {
    const answer = await fetch(`${portal.origin}/product`, {
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/49.0.2623.112 Safari/537.36' },
    });
    expect(new URL(answer.url).pathname).toBe('/product');
  });

  it('the logo of the home page loads it anew', async () => {
    const { context, page } = await openAs(null);
    await page.goto(`${portal.origin}/home`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.locator('.s-logo').first().click();
    await page.waitForFunction(() => !('isOld' in window));
    expect(new URL(page.url()).pathname).toBe('/home');
    await context.close();
  });

  it('the workbench leads to words about it where the operator has none', async () => {
    const { context, page } = await openAs(installer);
    await page.goto(`${portal.origin}/home`);
    await page.locator('.s-top-bar').getByRole('link', { name: '客户运营中心' }).click();
    await page.getByRole('heading', { name: '客户运营中心' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#workbench');
    await context.close();
  });

  it.each([
    ['', 'aboutUs', '关于我们'],
    ['?tab=aboutUs', 'aboutUs', '关于我们'],
    ['?tab=userGuide', 'userGuide', '使用指南'],
    ['?tab=userAgreement', 'userAgreement', '用户协议'],
    ['?tab=privacyPolicy', 'privacyPolicy', '隐私政策'],
    ['?tab=nothing', 'aboutUs', '关于我们'],
  ])('/aboutUs%s is the text %s', async (query, tab, title) => {
    const answer = await fetch(`${portal.origin}/aboutUs${query}`);
    expect(answer.url).toBe(`${portal.origin}/aboutUs/staticContent?tab=${tab}`);
    expect(await answer.text()).toContain(`<title>${title}`);
  });

  it('an Internet Explorer is told which browser serves', async () => {
    const answer = await fetch(`${portal.origin}/product`, { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' } });
    expect(new URL(answer.url).pathname).toBe('/nonsupport');
    expect(await answer.text()).toContain('浏览器版本过低');
  });
});
