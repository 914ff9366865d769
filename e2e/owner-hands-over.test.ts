/** An owner invites, the other joins and works as staff, takes the enterprise over, and the former owner leaves (ENTERPRISE-7 to ENTERPRISE-10). */
import { maskPhone } from '@portal/units';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn } from './signing-in.ts';

const COMPANY = '宁波东钱湖弱电工程有限公司';
const HIS = '/member/enterprises';

describe('an enterprise and its people', async () => {
  const { portal, browser, troubles, page: owner } = await openJourney({ as: written.owner, at: '/merchantCenter' });
  const { context, troubles: otherTroubles } = await openContext(browser);
  const other = await context.newPage();

  const open = async (page: Page, path: string) => {
    await page.goto(portal.origin + path);
    await hydrated(page);
  };
  const row = (page: Page, table: string, name: string) => page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

  it('the owner opens the merchant centre by its menu and invites by phone number', async () => {
    await hydrated(owner);
    // who am I, the certificate, the people, and what waits (ENTERPRISE-15)
    for (const words of ['主账号', '企业认证', '待处理', '最近的配单']) await owner.getByRole('main').getByText(words).first().waitFor();
    await owner.getByRole('navigation', { name: '商户中心' }).getByRole('link', { name: '员工管理' }).click();
    await owner.getByRole('heading', { name: '员工管理', level: 1 }).waitFor();
    await owner.getByRole('button', { name: '邀请员工' }).first().click();
    await owner.getByRole('button', { name: '发送邀请' }).click();
    await owner.getByText('请输入 11 位手机号').waitFor();
    await owner.getByLabel('对方手机号').fill(written.joining.phone);
    await owner.getByRole('button', { name: '发送邀请' }).click();
    // masked for whoever typed it, too (ENTERPRISE-8)
    await row(owner, '邀请', maskPhone(written.joining.phone)).getByText('待接受').waitFor();
    expect(troubles).toEqual([]);
  });

  it('the owner, who has no member centre, finds the settings in the account menu and changes the nickname', async () => {
    await owner.locator('.s-account summary').click();
    await owner.locator('.s-account').getByRole('link', { name: '账号设置' }).click();
    await owner.waitForURL('**/merchantCenter/accountSetting');
    const nickname = owner.getByLabel('昵称');
    const before = await nickname.inputValue();
    for (const name of ['陆青青', before]) {
      await nickname.fill(name);
      await owner.getByRole('button', { name: '保存昵称' }).click();
      await expect.poll(() => owner.locator('.s-account .s-account__who').textContent()).toContain(`${name} · `);
    }
    await owner.getByRole('navigation', { name: '商户中心' }).getByRole('link', { name: '手机号与密码' }).click();
    await owner.getByText('本机', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('the other is told on /home, finds the invitation and accepts it', async () => {
    await other.goto(`${portal.origin}/login?redirect=/home`);
    await signIn(other, written.joining);
    await other.getByRole('button', { name: '稍后再说' }).click();
    await other.getByRole('link', { name: `${COMPANY}邀请您加入，角色为员工` }).click();
    await other.waitForURL(`**${HIS}`);
    await hydrated(other);
    await other.getByText(`邀请您加入${COMPANY}`).waitFor();
    await other.getByRole('button', { name: '接受邀请' }).click();
    await row(other, '我的企业', COMPANY).getByText('当前身份').waitFor();
    expect(await row(other, '我的企业', COMPANY).getByText('员工', { exact: true }).count()).toBe(1);
  });

  it('sees prices as staff, and no merchant centre', async () => {
    await open(other, '/product');
    await other.getByText('客户价').first().waitFor();
    await open(other, '/merchantCenter');
    await other.getByText('当前身份不能打开「商户中心」').waitFor();
    expect(await other.getByText('已认证企业的主账号、管理员').count()).toBe(1);
  });

  it('the owner hands over: proved by the password, and not without', async () => {
    await open(owner, '/merchantCenter/staff');
    await row(owner, '企业成员', '夏禾').getByRole('button', { name: '移交主账号' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('登录密码').fill('wrong-one-1');
    await dialog.getByRole('button', { name: '申请移交' }).click();
    await dialog.getByText('登录密码不正确').waitFor();
    await dialog.getByLabel('登录密码').fill(written.owner.password);
    await dialog.getByRole('button', { name: '申请移交' }).click();
    await row(owner, '邀请', '主账号（移交）').getByText('待接受').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await owner.locator('.st-people__new').innerText()).toContain('主账号（移交）');
    // one offer at a time
    expect(await owner.getByRole('button', { name: '移交主账号' }).count()).toBe(0);
  });

  it('the other takes it over and manages the staff', async () => {
    await open(other, HIS);
    await other.getByRole('button', { name: '接收主账号' }).click();
    await other.getByRole('dialog').getByText('陆青的角色变更为管理员').waitFor();
    await other.getByRole('dialog').getByRole('button', { name: '接收主账号' }).click();
    await other.getByText(`您已成为${COMPANY}的主账号`).waitFor();
    await row(other, '我的企业', COMPANY).getByText('主账号', { exact: true }).waitFor();
    await open(other, '/merchantCenter/staff');
    await row(other, '企业成员', '陆青').getByText('管理员', { exact: true }).waitFor();
    await open(other, '/merchantCenter/history');
    expect(await row(other, '操作记录', '接收主账号').getByText('夏禾').count()).toBe(1);
  });

  it('the page of the former owner, open all the while, shows what is left to do', async () => {
    await row(owner, '企业成员', '夏禾').getByText('主账号', { exact: true }).waitFor();
    await owner.getByRole('link', { name: '操作记录' }).waitFor({ state: 'detached' });
    expect(await row(owner, '企业成员', '夏禾').getByRole('button').count()).toBe(0);
  });

  it('the former owner leaves, and is refused at once', async () => {
    await open(owner, HIS);
    await row(owner, '我的企业', COMPANY).getByRole('button', { name: '离开企业' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: '离开企业' }).click();
    await owner.getByText('您还不在任何企业中').waitFor();
    await open(owner, '/merchantCenter');
    await owner.getByText('当前身份不能打开「商户中心」').waitFor();
    expect([...troubles, ...otherTroubles]).toEqual([]);
  });
});
