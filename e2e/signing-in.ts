/** Signing in on the sign-on site, as a person does. */
import type { Page } from 'playwright-core';
import { hydrated } from './browser.ts';

/** The demo world's installer, and a second dealer who is a stranger to it. */
export const installer = { phone: '13800000003', otherPhone: '13800000004', password: 'Demo@2026' };

/** From the sign-on page back to the portal page one came from. */
export async function signIn(page: Page, { phone, password }: { phone: string; password: string }): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const portal = new URL(new URL(page.url()).searchParams.get('redirect') ?? page.url()).origin;
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.origin === portal && !url.searchParams.has('token'));
  await hydrated(page);
}
