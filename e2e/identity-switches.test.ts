/**
 * A person who acts for two enterprises, in several tabs. A tab that does not know of a change writes and reads nothing of the other
 * identity, whatever is done there; it says so, and goes on where it stood when its own acts again.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { looked, written, type Account } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourneyAlone } from './journey.ts';
import { signIn, signInByCall } from './signing-in.ts';

const API = '/api-cloud-merchant-service/v1';
const FORMER = { merchantNo: 'M200003', name: '杭州西溪智能化工程有限公司' };
const OTHER = { merchantNo: 'M200004', name: '宁波新舟网络工程有限公司' };
/** One pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const SELECTION = '/tool/designOrder/selection?tab=brand&category=101';

const { portal, browser, context, page: first } = await openJourneyAlone({ as: looked.severalIdentities, at: '/home' });

let serial = 0;
const post = async (path: string, data: object, of: BrowserContext = context) => {
  const headers = { 'idempotency-key': `switches-${++serial}` };
  return (await (await of.request.post(`${portal.origin}${API}${path}`, { data, headers })).json()) as { code: number; data: unknown };
};
const get = async <Data>(path: string, of: BrowserContext = context) =>
  (await (await of.request.get(`${portal.origin}${API}${path}`)).json()) as { data: Data; count: number };
/** As another device does it: no tab of this browser is told by it. */
const actFor = async ({ merchantNo }: { merchantNo: string }) => expect((await post('/account/changeIdentity', { merchantNo })).code).toBe(0);

/** What is stored of both identities; the one that acts acts afterwards as well. */
async function stored() {
  const acting = (await get<{ merchantNo: string }>('/account/getLoginSessionInfo')).data;
  const of = async (identity: { merchantNo: string }) => {
    await actFor(identity);
    const { lines } = (await get<{ lines: { skuNo: string; quantity: number }[] }>('/design-order/selection')).data;
    const kinds = lines.map(({ skuNo, quantity }) => `${skuNo} × ${quantity}`).toSorted();
    return { lines: kinds, orders: (await get('/design-order/page')).count, favorites: (await get('/goods/favorite/spu/page')).count };
  };
  const both = { former: await of(FORMER), other: await of(OTHER) };
  await actFor(acting);
  return both;
}

/** A tab that hears of nothing, neither by the live connection nor from other tabs. */
async function aDeafTab(path: string, of: BrowserContext = context): Promise<Page> {
  const tab = await of.newPage();
  await tab.routeWebSocket('**/ws', () => {});
  await tab.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    // nor when it is looked at, nor by asking now and then
    for (const type of ['focus', 'visibilitychange']) window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
    window.setInterval = (() => 0) as never;
  });
  await opened(tab, path);
  // what it reads once it stands there is read before anybody changes who acts
  await tab.waitForLoadState('networkidle');
  return tab;
}
const aTab = async (path: string) => opened(await context.newPage(), path);
async function opened(tab: Page, path: string): Promise<Page> {
  await tab.goto(portal.origin + path);
  await hydrated(tab);
  await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
  return tab;
}
const isSamePage = (tab: Page) => tab.evaluate(() => 'isSamePage' in window);
const actsFor = (tab: Page) => tab.locator('html').getAttribute('data-acting-for');
const prompt = (tab: Page) => tab.getByRole('dialog', { name: '当前身份已切换' });
const drawer = (tab: Page) => tab.getByRole('dialog', { name: '配单产品清单', exact: true });
const quantity = (tab: Page) => drawer(tab).getByRole('textbox', { name: /^数量/ }).first();
async function openList(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /查看清单/ }).click();
  await drawer(tab).waitFor();
}
async function setQuantity(tab: Page, pieces: number): Promise<void> {
  await quantity(tab).fill(String(pieces));
  await quantity(tab).press('Tab');
}
async function goBack(tab: Page): Promise<void> {
  await prompt(tab).getByRole('button', { name: '切换回原身份' }).click();
  await prompt(tab).waitFor({ state: 'hidden' });
}

let skuNo = '';
let orderId = '';
beforeAll(async () => {
  await hydrated(first);
  const { data } = await get<unknown>('/goods/spu/page?keyword=HV-D6440-DL30');
  skuNo = JSON.stringify(data).match(/"skuNo":"([^"]+)"/)?.[1] ?? '';
});

/** Each has a list and an order of its own; the former identity acts. */
beforeEach(async () => {
  for (const identity of [OTHER, FORMER]) {
    await actFor(identity);
    const { code } = await post('/design-order/addConfigOrderProduct', { productList: [{ skuNo, quantity: 2 }] });
    if (code !== 0) throw new Error(`the list of ${identity.name} took nothing: ${code}`);
    if (orderId !== '') continue;
    orderId = identity === FORMER ? String((await post('/design-order/generateConfigOrder', { name: '一号楼', isWhole: true })).data) : '';
    await post('/design-order/addConfigOrderProduct', { productList: [{ skuNo, quantity: 2 }] });
  }
});
afterEach(async () => {
  for (const tab of context.pages()) if (tab !== first) await tab.close();
  await first.goto('about:blank');
});

/** What is done on a page of the former identity: how far it is made ready, what is pressed, and what is to be seen once it is done after all. */
interface Action {
  at(): string;
  ready?(tab: Page): Promise<void>;
  press(tab: Page): Promise<void>;
  /** It is done by itself after the way back. */
  isDoneByItself?: true;
  done(tab: Page): Promise<void>;
}
const actions: Readonly<Record<string, Action>> = {
  'a product added to the list': {
    at: () => '/product',
    press: (tab) =>
      tab
        .getByRole('button', { name: /^加入清单/ })
        .first()
        .click(),
    done: (tab) =>
      tab
        .getByText(/添加成功/)
        .first()
        .waitFor({ state: 'attached' }),
  },
  'a heart': {
    at: () => '/product',
    ready: (tab) => tab.locator('.p-media').first().hover(),
    press: (tab) => tab.locator('.p-media').first().getByRole('button', { name: /^收藏/ }).click(),
    done: (tab) => tab.getByText('收藏成功').waitFor(),
  },
  'quantities, saved by themselves': {
    at: () => SELECTION,
    ready: openList,
    press: (tab) => setQuantity(tab, 37),
    isDoneByItself: true,
    done: (tab) => drawer(tab).getByText('已保存').waitFor(),
  },
  'a recommendation put into the list': {
    at: () => '/tool/intelligenceOrder?scenario=scenarioUps',
    ready: (tab) => tab.getByRole('region', { name: '方案合计' }).getByRole('button', { name: '加入清单' }).waitFor(),
    press: (tab) => tab.getByRole('region', { name: '方案合计' }).getByRole('button', { name: '加入清单' }).click(),
    done: (tab) =>
      tab
        .getByText(/已加入清单/)
        .first()
        .waitFor(),
  },
  'a picture of one’s own': {
    at: () => `/tool/designOrder/detail?id=${orderId}`,
    async ready(tab) {
      await tab
        .getByRole('button', { name: /^导出报价/ })
        .first()
        .click();
      await tab.getByLabel('企业标志图片').waitFor({ state: 'attached' });
    },
    press: (tab) => tab.getByLabel('企业标志图片').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG }),
    done: (tab) => tab.getByRole('img', { name: '企业标志' }).waitFor(),
  },
  'an order made of the list': {
    at: () => SELECTION,
    async ready(tab) {
      await openList(tab);
      await drawer(tab).getByRole('button', { name: '生成配单' }).click();
      await tab
        .getByRole('dialog', { name: /生成配单/ })
        .getByLabel(/配单名称/)
        .fill('写了一半的名称');
    },
    press: (tab) =>
      tab
        .getByRole('dialog', { name: /生成配单/ })
        .getByRole('button', { name: '生成配单' })
        .click(),
    done: (tab) => tab.getByText('写了一半的名称').first().waitFor(),
  },
};

describe('a tab that does not know of the change', () => {
  it.each(Object.entries(actions))(
    '%s is refused, stored for neither, and done after the way back',
    async (_name, { at, ready, press, isDoneByItself, done }) => {
      const tab = await aDeafTab(at());
      await ready?.(tab);
      const before = await stored();
      await actFor(OTHER);
      await press(tab);
      await prompt(tab).getByText(`已切换为「${OTHER.name}」`).waitFor();
      await prompt(tab)
        .getByText(/刚才的操作没有执行/)
        .waitFor();
      expect(await stored()).toEqual(before);
      await goBack(tab);
      if (!isDoneByItself) await press(tab);
      await done(tab);
      expect(await isSamePage(tab)).toBe(true);
      const after = await stored();
      expect(after.other).toEqual(before.other);
    },
  );

  it('takes the step to another page after the way back, and goes nowhere before', async () => {
    const tab = await aDeafTab('/product');
    await actFor(OTHER);
    await tab.getByRole('contentinfo').getByRole('link', { name: '我的配单' }).click();
    await prompt(tab).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/product');
    await goBack(tab);
    await tab.waitForURL('**/tool/designOrder');
    expect([await isSamePage(tab), await actsFor(tab)]).toEqual([true, `A13800000009/${FORMER.merchantNo}`]);
  });

  it('notices when it is looked at again, before a price is read out', async () => {
    const tab = await aDeafTab('/product');
    await actFor(OTHER);
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await prompt(tab).waitFor();
    expect(
      await prompt(tab)
        .getByText(/没有执行/)
        .count(),
    ).toBe(0);
    // the change is taken back elsewhere
    await actFor(FORMER);
    await expect
      .poll(async () => {
        await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
        return prompt(tab).count();
      })
      .toBe(0);
  });

  it('an address is refused in a tab of before one acted for an enterprise, stays typed, and is stored once one has left that', async () => {
    const as = async (account: Account) => {
      const { context: own } = await openContext(browser);
      await signInByCall(own, portal, account);
      return own;
    };
    const [owner, person] = [await as(written.owner), await as(written.joining)];
    const place = { provinceCode: '33', provinceName: '浙江省', cityCode: '3301', cityName: '杭州市', areaCode: '330108', areaName: '滨江区' };
    const contact = { detailAddress: '江南大道 1 号', contactName: '何安', contactPhone: '13800000028', isDefault: true };
    expect((await post('/address/add', { ...place, ...contact }, person)).code).toBe(0);
    const addresses = async () => (await get<{ detailAddress: string }[]>('/address/list', person)).data.map(({ detailAddress }) => detailAddress);
    const tab = await aDeafTab('/member/accountSetting/address', person);
    await tab.getByRole('button', { name: '修改' }).click();
    const form = tab.getByRole('dialog', { name: '修改收货地址' });
    await form.getByLabel('详细地址').fill('江南大道 2 号');
    expect((await post('/staff/invite', { phone: written.joining.phone, staffRole: 'staff' }, owner)).code).toBe(0);
    const { invitations } = (await get<{ invitations: { invitationId: string }[] }>('/staff/own', person)).data;
    expect((await post('/staff/accept', { invitationId: invitations[0]?.invitationId }, person)).code).toBe(0);
    await form.getByRole('button', { name: '保存地址' }).click();
    await prompt(tab)
      .getByText(/刚才的操作没有执行/)
      .waitFor();
    expect(await addresses()).toEqual([]);
    const { enterprises } = (await get<{ enterprises: { merchantNo: string }[] }>('/staff/own', person)).data;
    expect((await post('/staff/leave', { merchantNo: enterprises[0]?.merchantNo }, person)).code).toBe(0);
    expect(await addresses()).toEqual(['江南大道 1 号']);
    await expect
      .poll(async () => {
        await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
        return prompt(tab).count();
      })
      .toBe(0);
    expect(await form.getByLabel('详细地址').inputValue()).toBe('江南大道 2 号');
    await form.getByRole('button', { name: '保存地址' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(await addresses()).toEqual(['江南大道 2 号']);
    for (const own of [owner, person]) await own.close();
  });

  it('goes on as the other: what was not saved waits for its own identity in this tab, and is nobody else’s', async () => {
    const tab = await aDeafTab(SELECTION);
    await openList(tab);
    const before = await stored();
    await actFor(OTHER);
    await setQuantity(tab, 53);
    await prompt(tab).getByRole('button', { name: '以新身份继续' }).click();
    await tab.waitForFunction(() => !('isSamePage' in window));
    await hydrated(tab);
    expect(await actsFor(tab)).toBe(`A13800000009/${OTHER.merchantNo}`);
    // the address says that the list is open
    await drawer(tab).waitFor();
    expect(await quantity(tab).inputValue()).not.toBe('53');
    expect(await stored()).toEqual(before);
    await actFor(FORMER);
    await opened(tab, SELECTION);
    await openList(tab);
    await drawer(tab).getByText('已保存').waitFor();
    expect(await quantity(tab).inputValue()).toBe('53');
    expect((await stored()).other).toEqual(before.other);
  });
});

describe('three tabs of one browser', () => {
  it('hear of a change that one of them makes, and of the way back', async () => {
    const typing = await aTab(SELECTION);
    await openList(typing);
    await drawer(typing).getByRole('button', { name: '生成配单' }).click();
    const name = typing.getByRole('dialog', { name: /生成配单/ }).getByLabel(/配单名称/);
    await name.fill('三号楼');
    const third = await aTab('/product');
    await opened(first, '/home');
    await first.getByRole('complementary', { name: '快捷工具' }).locator('summary').filter({ hasText: '切换身份' }).click();
    const choice = first.getByRole('region', { name: '切换身份' }).getByRole('button', { name: OTHER.name });
    await choice.dblclick();
    for (const tab of [typing, third]) await prompt(tab).waitFor();
    await first.getByText(`已切换为「${OTHER.name}」`).waitFor();
    expect(await actsFor(first)).toBe(`A13800000009/${OTHER.merchantNo}`);
    await goBack(typing);
    await prompt(third).waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('三号楼');
    await prompt(first).waitFor();
    await prompt(first).getByRole('button', { name: '以新身份继续' }).click();
    await first.waitForURL('**/home');
  });

  it('hear of it from another device by the live connection', async () => {
    const tab = await aTab('/product');
    await actFor(OTHER);
    await expect.poll(() => prompt(tab).isVisible()).toBe(true);
    await goBack(tab);
  });

  it('an answer that was lost is asked for: the switch is made once, and the page is the other’s', async () => {
    await opened(first, '/home');
    await first.route('**/changeIdentity', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await first.getByRole('complementary', { name: '快捷工具' }).locator('summary').filter({ hasText: '切换身份' }).click();
    await first.getByRole('region', { name: '切换身份' }).getByRole('button', { name: OTHER.name }).click();
    await expect.poll(() => actsFor(first)).toBe(`A13800000009/${OTHER.merchantNo}`);
    await first.unroute('**/changeIdentity');
  });

  it('on a phone without a network, known or not, it is said, nothing is lost, and it is done when pressed again', async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await opened(phone, '/home');
    await phone.locator('summary[aria-label="菜单"]').click();
    const choice = phone.getByRole('region', { name: '切换身份' }).getByRole('button', { name: OTHER.name });
    await choice.waitFor();
    const said = phone.locator('.p-toaster').getByText(/网络异常|连接不上服务器/);
    // a dead line: the browser believes to be online, and parts of the page that come later are lost, too
    await phone.route(/.*/, (route) => route.abort());
    await choice.click();
    await said.first().waitFor();
    expect(await isSamePage(phone)).toBe(true);
    await phone.unroute(/.*/);
    await context.setOffline(true);
    // what was said before may still stand there
    const lost = phone.waitForEvent('requestfailed', (request) => request.url().endsWith('/changeIdentity'));
    await choice.click();
    await lost;
    await said.first().waitFor();
    await expect.poll(() => choice.isEnabled()).toBe(true);
    await context.setOffline(false);
    expect((await get<{ merchantNo: string }>('/account/getLoginSessionInfo')).data.merchantNo).toBe(FORMER.merchantNo);
    expect(await isSamePage(phone)).toBe(true);
    await choice.click();
    await expect.poll(() => actsFor(phone)).toBe(`A13800000009/${OTHER.merchantNo}`);
  });
});

describe('signing out, and in as another', () => {
  it('a list that is being saved while one signs out stays, and is saved when one has signed in beside it', async () => {
    const tab = await aTab(SELECTION);
    await openList(tab);
    await setQuantity(tab, 61);
    await first.goto(`${portal.origin}/logout`);
    await tab.getByRole('dialog', { name: '登录已结束' }).waitFor();
    const [beside] = await Promise.all([context.waitForEvent('page'), tab.getByRole('link', { name: '去登录' }).click()]);
    await beside.getByLabel('手机号').waitFor();
    await signIn(beside, looked.severalIdentities);
    await tab.getByRole('dialog', { name: '登录已结束' }).waitFor({ state: 'hidden' });
    await drawer(tab).getByText('已保存').waitFor();
    expect(await isSamePage(tab)).toBe(true);
    expect((await stored()).former.lines.some((line) => line.endsWith('× 61'))).toBe(true);
  });

  it('another account in one tab takes nothing of the other tab', async () => {
    const tab = await aTab(SELECTION);
    await openList(tab);
    await first.goto(`${portal.origin}/logout`);
    await first.goto(`${portal.origin}/login?redirect=%2Fproduct`);
    await signIn(first, looked.stranger);
    const told = tab.getByRole('dialog', { name: '已登录另一账号' });
    await told.waitFor();
    expect(await told.getByRole('button', { name: '切换回原身份' }).count()).toBe(0);
    const { lines } = (await get<{ lines: unknown[] }>('/design-order/selection')).data;
    await told.getByRole('button', { name: '以新账号继续' }).click();
    await tab.waitForFunction(() => !('isSamePage' in window));
    await hydrated(tab);
    expect((await get<{ lines: unknown[] }>('/design-order/selection')).data.lines).toEqual(lines);
  });
});
