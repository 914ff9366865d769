/** Somebody comes from the sign-on site to register, takes a copy of the own data, closes the account, and comes back within the seven days. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { newestCodeFor } from './signing-in.ts';

const PHONE = '15898765432';
const PASSWORD = 'tR7#kd92m';

describe('a person who leaves', async () => {
  const { portal, troubles, page } = await openJourney({ at: '/login?redirect=%2Fmember%2FregisterInfo' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const prove = async (label: string) => {
    await page.getByRole('dialog').getByLabel('登录密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  };

  it('keeps the page that was wanted, by way of a forgotten password and the registration (ACCOUNT-13)', async () => {
    await page.waitForURL(`${portal.ssoOrigin}/login**`);
    await page.locator('.s-form .p-button--primary:not(:disabled)').waitFor();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    // what was typed goes along, and stands in no address (ACCOUNT-19)
    await field('手机号').fill(PHONE);
    await page.getByRole('link', { name: '忘记密码' }).click();
    await page.waitForURL(`${portal.origin}/passwordReset?redirect=%2Fmember%2FregisterInfo`);
    await expect.poll(() => field('手机号').inputValue()).toBe(PHONE);
    await page.getByRole('link', { name: '立即登录' }).click();
    await page.waitForURL(`${portal.ssoOrigin}/login**`);
    await page.locator('.s-form .p-button--primary:not(:disabled)').waitFor();
    await field('手机号').fill(`${PHONE.slice(0, 3)} ${PHONE.slice(3)}`);
    await page.getByRole('link', { name: '注册账号' }).click();
    await page.waitForURL(`${portal.origin}/register?redirect=%2Fmember%2FregisterInfo`);
    await hydrated(page);
    await expect.poll(() => field('手机号').inputValue()).toBe(PHONE);
    expect(addresses.filter((address) => address.includes(PHONE))).toEqual([]);
    // and while one stays on the page it outlives a reload (ACCOUNT-9)
    await page.reload();
    await hydrated(page);
    await expect.poll(() => field('手机号').inputValue()).toBe(PHONE);
    await press('获取验证码');
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await field('验证码').fill(await newestCodeFor(portal, PHONE));
    await field('设置密码').fill(PASSWORD);
    await page.getByRole('checkbox', { name: '我已阅读并同意以下协议' }).check();
    await press('注册');
    await page.getByRole('link', { name: '暂不认证，继续浏览' }).click();
    await page.waitForURL(`${portal.origin}/member/registerInfo`);
    await hydrated(page);
    await page.getByText('已同意').nth(4).waitFor();
    expect(await page.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toContain('version=1');
  });

  it('takes a copy of what is kept, once', async () => {
    await page.goto(`${portal.origin}/member/accountData`);
    await hydrated(page);
    await press('导出我的数据');
    await page.getByRole('dialog').waitFor();
    await prove('导出我的数据');
    await page.getByText('数据已准备好').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press('下载（仅一次）')]);
    expect(file.suggestedFilename()).toBe('个人数据.zip');
    await page.getByText('数据已准备好').waitFor({ state: 'detached' });
  });

  it('closes the account, and is told by signing in; the way back is one press', async () => {
    await press('注销账号');
    await page.getByRole('dialog').waitFor();
    await prove('确认注销账号');
    await page.getByText('注销申请已提交').waitFor();
    await page.goto(`${portal.origin}/member/accountData`);
    await page.waitForURL(`${portal.ssoOrigin}/login**`);
    await field('手机号').fill(PHONE);
    await field('密码').fill(PASSWORD);
    await press('登录');
    await page.getByText('该账号已申请注销').waitFor();
    await press('撤销注销并登录');
    await page.waitForURL(`${portal.origin}/member/accountData`);
    await hydrated(page);
    await page.goto(`${portal.origin}/member/accountInfo`);
    await page.getByRole('heading', { name: '账号概览' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
