/** The session ends while one writes or goes on: what was typed stays, one signs in beside it, or is led there. */
import { expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { signIn } from './signing-in.ts';

const { context, page, portal } = await openJourney({ as: looked.person, at: '/member/accountSetting/baseInfo' });

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

it('leads by a link to a page of one’s own to the sign-on, a guest too, and back to what was asked for (ACCESS-8)', async () => {
  await context.clearCookies();
  const guest = await context.newPage();
  await guest.goto(`${portal.origin}/tool`);
  await hydrated(guest);
  await guest.getByRole('link', { name: '我的配单' }).first().click();
  await guest.waitForURL(`${portal.ssoOrigin}/login**`);
  expect(new URL(guest.url()).searchParams.get('redirect')).toContain('/tool/designOrder');
  await signIn(guest, looked.person);
  expect(new URL(guest.url()).pathname).toBe('/tool/designOrder');
});
