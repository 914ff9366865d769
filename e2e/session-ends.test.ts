/** The session ends while one writes: what was typed stays, and one signs in beside it. */
import { expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { person } from './signing-in.ts';

const { context, page, portal } = await openJourney({ as: person, at: '/member/accountSetting/baseInfo' });

it('says 登录已过期 beside the nickname that was typed, and takes the marks away (SHELL-22)', async () => {
  await page.waitForURL(`${portal.origin}/member/**`);
  await hydrated(page);
  const marks = () => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('jt')]);
  await page.waitForFunction(() => localStorage.getItem('token') === 'session' && localStorage.getItem('jt') === 'session');
  await context.clearCookies();
  await page.getByRole('textbox', { name: '昵称' }).fill('新的名字');
  await page.getByRole('button', { name: '保存昵称' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '去登录' }).click();
  await (await opened).waitForURL(`${portal.ssoOrigin}/login**`);
  expect(await page.getByRole('textbox', { name: '昵称' }).inputValue()).toBe('新的名字');
  expect(await marks()).toEqual([null, null]);
});
