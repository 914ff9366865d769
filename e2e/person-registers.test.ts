/** A person makes an account, looks after it, forgets the password and sets another; each by the pages alone. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { newestCodeFor, signIn, signInByCall } from './signing-in.ts';

const PHONE = '15812345678';
const FIRST = 'tR7#kd92m';
const SECOND = 'uQ4$wn61p';
const THIRD = 'vB2%xh83s';

describe('a person who is new here', async () => {
  const { portal, browser, context, troubles, page } = await openJourney({ at: '/product' });

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** What the header calls whoever is here. */
  const name = () => page.getByRole('banner').locator('.s-account__name').innerText();
  const askForCode = async () => {
    await press('获取验证码');
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  };

  it('is told on each field what is missing, and loses nothing', async () => {
    await page.getByRole('region', { name: '欢迎' }).getByRole('link', { name: '注册', exact: true }).click();
    await page.waitForURL('**/register?redirect=%2Fproduct');
    await hydrated(page);
    await field('手机号').fill('1581234');
    await field('设置密码').fill('password');
    await press('注册');
    await page.getByText('请输入 11 位手机号').waitFor();
    for (const words of ['请输入 6 位数字验证码', '请先阅读并同意相关协议']) expect(await page.getByText(words).count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(4);
    expect([await field('手机号').inputValue(), await field('设置密码').inputValue()]).toEqual(['1581234', 'password']);
    expect(await field('手机号').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => field('手机号').inputValue()).toBe('1581234');
  });

  it('reads an agreement in a window of its own', async () => {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: '《隐私政策》' }).click()]);
    await opened.getByRole('heading', { name: '隐私政策', level: 1 }).waitFor();
    expect(await opened.getByText('第 1 版，2026-01-01 起施行').count()).toBe(1);
    await opened.close();
  });

  it('registers with the code, is offered certification, puts it off, and is signed in on the page it came from', async () => {
    await field('手机号').fill(' 158-1234-5678 ');
    await field('设置密码').fill(FIRST);
    await askForCode();
    await field('验证码').fill(await newestCodeFor(portal, PHONE));
    await page.getByRole('checkbox', { name: '我已阅读并同意以下协议' }).check();
    await press('注册');
    await page.waitForURL('**/auth?from=normalRegister&redirect=%2Fproduct');
    await page.getByRole('link', { name: '暂不认证，继续浏览' }).click();
    await page.waitForURL(`${portal.origin}/product`);
    await hydrated(page);
    expect(await name()).toBe('用户5678');
  });

  it('gives itself a name, and the header says it', async () => {
    await page.goto(`${portal.origin}/member/accountSetting`);
    await page.waitForURL('**/member/accountSetting/baseInfo');
    await hydrated(page);
    await field('昵称').fill('老周');
    await press('保存昵称');
    await page.getByText('昵称修改成功').waitFor();
    expect(await name()).toBe('老周');
    await page.reload();
    await hydrated(page);
    expect(await name()).toBe('老周');
  });

  it('changes the password: wrong first, then right; this browser stays, another is out', async () => {
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await signInByCall(other, portal, { phone: PHONE, password: FIRST });
    await elsewhere.goto(`${portal.origin}/member/accountSetting/modPhoneAndPassword`);
    await page.goto(`${portal.origin}/member/accountSetting/modPhoneAndPassword`);
    await hydrated(page);
    await page.getByRole('button', { name: '退出其他 1 处登录' }).waitFor();
    await field('原密码').fill('Wrong@2026');
    await field('新密码').fill(SECOND);
    await press('修改密码');
    await page.getByText('原密码不正确').waitFor();
    await field('原密码').fill(FIRST);
    await press('修改密码');
    await page.getByText('密码修改成功，其他设备需要重新登录').waitFor();
    await page.getByText('没有其他设备登录').waitFor();
    await elsewhere.reload();
    await elsewhere.waitForURL(`${portal.ssoOrigin}/login**`);
    expect(await elsewhere.getByRole('heading', { name: '登录', level: 1 }).count()).toBe(1);
    await other.close();
  });

  it('who forgot it sets another by a code and signs in with it', async () => {
    // a page that stands open would ask for its live connection as nobody
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(`${portal.origin}/login/forget`);
    await page.waitForURL(`${portal.origin}/passwordReset`);
    await hydrated(page);
    await field('手机号').fill(written.forgetful.phone);
    await field('新密码').fill(THIRD);
    await askForCode();
    await field('验证码').fill(await newestCodeFor(portal, written.forgetful.phone));
    await press('重置密码');
    await page.getByText('密码已重置，请使用新密码登录').waitFor();
    await page.getByRole('link', { name: '去登录' }).click();
    await page.waitForURL(`${portal.ssoOrigin}/login**`);
    await signIn(page, { phone: written.forgetful.phone, password: THIRD });
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(troubles).toEqual([]);
  });
});
