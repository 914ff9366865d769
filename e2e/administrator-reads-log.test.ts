/** What an administrator finds on the console: what waits at the menu, the log narrowed by the address, and an agreement that says nothing new (OPERATOR-5, OPERATOR-10). */
import { describe, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { enterConsole } from './signing-in.ts';

describe('the console of an administrator', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser);
  const page = await context.newPage();
  const open = (path: string) => page.goto(portal.consoleOrigin + path);

  it('is entered, and the menu counts the papers that wait', async () => {
    await open('/log');
    await enterConsole(page, /管理员/, 'guanli');
    await page.getByRole('heading', { name: '操作日志', level: 1 }).waitFor();
    const link = page.getByRole('navigation', { name: '控制台' }).getByRole('link', { name: /份资料待审核/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/certifications?auditStatus=10');
  });

  it('tells of everything how much of it waits', async () => {
    await open('/');
    await page.getByRole('heading', { name: '现在等您处理的' }).waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll('.c-board__count')].every((count) => /^\d+$/.test(count.textContent ?? '')));
    expect(await page.locator('.c-board__count').count()).toBeGreaterThan(10);
    await open('/log');
  });

  it('narrows the log by operator, act and day, which stand in the address', async () => {
    const group = page.getByRole('group', { name: '筛选' });
    await group.getByLabel('操作').selectOption({ label: '登录' });
    await page.waitForURL('**/log?act=signIn');
    await group.getByLabel('人员').selectOption({ index: 1 });
    await page.waitForURL(/operatorNo=/);
    await group.getByLabel('截止日期').fill('2020-01-01');
    await page.waitForURL(/dateTo=2020-01-01/);
    await page.getByText('没有符合条件的记录').waitFor();
    await page.reload();
    expect(await group.getByLabel('截止日期').inputValue()).toBe('2020-01-01');
    await page.getByRole('link', { name: '查看全部记录' }).click();
    await page.getByRole('cell', { name: '登录', exact: true }).first().waitFor();
  });

  it('refuses to publish what is the newest version already, before anything is asked', async () => {
    await open('/protocols/6?draft=write');
    await page.getByRole('button', { name: '发布新版本' }).click();
    await page.getByRole('alert').getByText('正文和名称与最新版本相同，没有需要发布的修改').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('meets no error on the way', () => expect(troubles).toEqual([]));
});
