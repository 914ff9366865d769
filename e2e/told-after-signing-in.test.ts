/** After signing in a person is told what there is to tell, in order, once; whoever has nothing to be told sees the page and pays one call. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looked, written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn } from './signing-in.ts';

describe('a dealer of whom there is everything to tell', async () => {
  const { portal, context, troubles, page } = await openJourney({ as: written.prompted, at: '/home' });
  const dialog = (on: Page, title: string) => on.getByRole('dialog', { name: title });
  const press = (title: string, button: string) => dialog(page, title).getByRole('button', { name: button, exact: true }).click();

  it('is asked about the name first, and may put it off', async () => {
    await dialog(page, '企业名称重复').waitFor();
    expect(await page.locator('[data-tip=secondMerchantTip]').count()).toBe(1);
    await press('企业名称重复', '稍后处理');
  });

  it('then about the agreements, each of which can be read', async () => {
    await dialog(page, '请阅读并签署协议').waitFor();
    expect(await dialog(page, '请阅读并签署协议').getByRole('link').count()).toBe(5);
    const [text] = await Promise.all([context.waitForEvent('page'), dialog(page, '请阅读并签署协议').getByRole('link', { name: '隐私政策' }).click()]);
    await text.getByRole('heading', { name: '隐私政策', level: 1 }).waitFor();
    await text.close();
    await press('请阅读并签署协议', '同意并继续');
  });

  it('then told of cash under way and of prices, the latter with Escape', async () => {
    await dialog(page, '在途货款提示').waitFor();
    expect(await dialog(page, '在途货款提示').innerText()).toContain('¥12,860.00');
    await press('在途货款提示', '知道了');
    await dialog(page, '部分型号价格调整公告').waitFor();
    await page.keyboard.press('Escape');
  });

  it('then of the freeze and the certificate; cancelling that leads to safe service, which is confirmed', async () => {
    await press('企业即将冻结', '知道了');
    await press('企业认证提示', '取消');
    await dialog(page, '服务安全协议').waitFor();
    await press('服务安全协议', '我已阅读并同意');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/home');
  });

  it('is told nothing more on the next visit, nor in another tab', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api-') && asked.push(new URL(request.url()).pathname)));
    await page.reload();
    await hydrated(page);
    const other = await context.newPage();
    const listed = other.waitForResponse((response) => response.url().includes('listLoginPrompts'));
    await other.goto(`${portal.origin}/home`);
    expect(((await (await listed).json()) as { data: { steps: string[] } }).data.steps).toEqual([]);
    expect(await other.getByRole('dialog').count()).toBe(0);
    expect(asked.filter((path) => path.includes('listLoginPrompts'))).toEqual([]);
    await other.close();
    expect(troubles).toEqual([]);
  });

  it('and at the next sign-in of what was put off alone', async () => {
    const again = await context.browser()?.newContext({ viewport: { width: 1440, height: 900 } });
    const fresh = await again?.newPage();
    if (!fresh) throw new Error('no page');
    await fresh.goto(`${portal.origin}/login?redirect=%2Fhome`);
    await signIn(fresh, written.prompted);
    for (const title of ['企业名称重复', '在途货款提示', '企业即将冻结', '企业认证提示']) {
      await dialog(fresh, title).waitFor();
      await fresh.keyboard.press('Escape');
    }
    await fresh.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(fresh.url()).pathname).toBe('/home');
    await again?.close();
  });
});

describe('somebody of whom there is nothing to tell', async () => {
  const { page, troubles } = await openJourney({ as: looked.installer, at: '/product' });

  it('sees the home page and pays one call', async () => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) => void (/Prompt|signVerify|getVerification|NameRepeat|waitingShare|PriceChange/.test(request.url()) && calls.push(request.url())),
    );
    const listed = page.waitForResponse((response) => response.url().includes('listLoginPrompts'));
    await page.getByRole('link', { name: '首页' }).first().click();
    expect(((await (await listed).json()) as { data: unknown }).data).toEqual({ steps: [] });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(calls).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
});
