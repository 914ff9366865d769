/** An installer finds goods its credits are enough for, exchanges them, and gives the exchange up: the credits are back. */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

describe('credits of an installer', async () => {
  const { portal, page, troubles } = await openJourney({ as: written.ofCredits, at: '/memberStore/creditsExchange?affordable=1' });
  const balance = async () => Number(((await page.locator('.cr-balance .cr-points--large').textContent()) ?? '').replace(/[^\d]/g, ''));
  let before = 0;

  it('are exchanged for goods at what was shown (CREDITS-7)', async () => {
    await hydrated(page);
    before = await balance();
    const list = page.getByRole('list', { name: '积分商品' });
    const card = list.getByRole('listitem').filter({ hasText: '监控专用存储卡' });
    await card.getByRole('link').click();
    await page.getByRole('link', { name: '立即兑换' }).click();
    await page.waitForURL('**/creditsExchange/submitOrder?**');
    await hydrated(page);
    const left = before - 320;
    await page.getByText(`兑换后剩 ${left.toLocaleString('en-US')}`).waitFor();
    await page.getByRole('button', { name: '提交兑换' }).click();
    await page.waitForURL('**/creditsExchange/record?tab=orders');
    await page.getByText('1 张 · 寄往').waitFor();
    expect(await balance()).toBe(left);
  });

  it('come back when the exchange is given up before it is sent (CREDITS-6)', async () => {
    const item = page.getByRole('list', { name: '兑换记录' }).getByRole('listitem').filter({ hasText: '1 张 · 寄往' });
    await item.getByRole('button', { name: '取消兑换' }).click();
    const dialog = page.getByRole('dialog', { name: '取消兑换' });
    await dialog.getByRole('button', { name: '取消兑换' }).click();
    await dialog.getByText('请填写原因').waitFor();
    await dialog.getByRole('button', { name: '不想要了' }).click();
    await dialog.getByRole('button', { name: '取消兑换' }).click();
    await item.getByText('已取消').waitFor();
    expect(await balance()).toBe(before);
    expect(troubles.filter((trouble) => !trouble.includes(portal.origin))).toEqual([]);
  });
});
