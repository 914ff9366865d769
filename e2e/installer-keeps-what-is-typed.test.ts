/** What is typed on a phone outlives a reload and a tap beside the sheet, for whoever typed it (SHELL-32). */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

const RESTORED = '已恢复上次未提交的内容';

describe('what is typed on a phone', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser, { phone: true });
  await signInByCall(context, portal, written.ofTyping);
  const page = await context.newPage();
  const sheet = page.getByRole('dialog', { name: '新增收货地址' });
  const openSheet = () => page.getByRole('button', { name: '新增地址' }).first().tap();

  it('in a sheet outlives a reload and a tap beside it, is said, and can be dropped', async () => {
    await page.goto(`${portal.origin}/merchantCenter/address`);
    await hydrated(page);
    await openSheet();
    await sheet.getByLabel('详细地址').fill('江南大道 1 号 3 楼');
    await sheet.getByLabel('收货人').fill('林晓');
    expect(await sheet.getByText(RESTORED).count()).toBe(0);
    await page.touchscreen.tap(195, 20);
    await sheet.waitFor({ state: 'hidden' });
    await openSheet();
    await sheet.getByText(RESTORED).waitFor();
    expect(await sheet.getByLabel('收货人').inputValue()).toBe('林晓');
    await page.reload();
    await hydrated(page);
    await openSheet();
    await sheet.getByText(RESTORED).waitFor();
    expect(await sheet.getByLabel('详细地址').inputValue()).toBe('江南大道 1 号 3 楼');
    expect(page.url()).not.toMatch(/[?#]/);
    await sheet.getByRole('button', { name: '放弃' }).tap();
    await sheet.getByText(RESTORED).waitFor({ state: 'hidden' });
    expect(await sheet.getByLabel('收货人').inputValue()).toBe('');
    await page.reload();
    await hydrated(page);
    await openSheet();
    await sheet.getByLabel('收货人').waitFor();
    expect(await sheet.getByText(RESTORED).count()).toBe(0);
  });

  it('on a page is said the same way, and never given to somebody else in the same tab', async () => {
    await page.goto(`${portal.origin}/tool/requirement`);
    await hydrated(page);
    await page.getByRole('radio', { name: '个人' }).check();
    await page.getByLabel('需求描述').fill('厂区 12 个室外点位');
    await page.reload();
    await hydrated(page);
    await page.getByText(RESTORED).waitFor();
    expect(await page.getByLabel('需求描述').inputValue()).toBe('厂区 12 个室外点位');
    // the session of somebody else, as another tab would leave it
    await context.clearCookies();
    await signInByCall(context, portal, written.nextToType);
    await page.goto(`${portal.origin}/tool/requirement`);
    await hydrated(page);
    expect(await page.getByText(RESTORED).count()).toBe(0);
    expect(await page.getByLabel('需求描述').inputValue()).toBe('');
    expect(troubles).toEqual([]);
  });
});
