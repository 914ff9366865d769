/** Signing in: on the sign-on site, as a person does, or by the calls alone; and into the console. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from './accounts.ts';
import { hydrated } from './browser.ts';
import type { RunningPortal } from './running-portal.ts';

type SignOn = Pick<RunningPortal, 'origin' | 'ssoOrigin'>;

/** The calls of both sites that `signInByCall` makes. */
const CALLS = '/api-cloud-merchant-service/v1/account';

/** A session for all pages of this browser's context, without a page: where signing in is not what is looked at. */
export async function signInByCall(context: BrowserContext, { origin, ssoOrigin }: SignOn, { phone, password }: Account): Promise<void> {
  const ask = async <Data>(url: string, data: object): Promise<Data> => {
    const answer = (await (await context.request.post(url, { data })).json()) as { code: number; msg: string; data: Data };
    if (answer.code !== 0) throw new Error(`${phone} is not let in: ${answer.code} ${answer.msg}`);
    return answer.data;
  };
  const { token } = await ask<{ token: string }>(`${ssoOrigin}${CALLS}/passwordLogin`, { phone, password });
  await ask(`${origin}${CALLS}/tokenLogin`, { token });
}

/** From the sign-on page back to the portal page one came from. */
export async function signIn(page: Page, { phone, password }: Account): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const portal = new URL(new URL(page.url()).searchParams.get('redirect') ?? page.url()).origin;
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.origin === portal && !url.searchParams.has('token'));
  await hydrated(page);
}

/** From the demo's outbox, which all journeys share. */
export async function newestCodeFor({ ssoOrigin }: SignOn, phone: string): Promise<string> {
  const html = await (await fetch(`${ssoOrigin}/outbox`)).text();
  const code = new RegExp(`class="phone">${phone}</span><span class="code">(\\d{6})<`).exec(html)?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** Takes one of the demo's operators on the console's sign-in page; pressed again where the page did not listen yet. */
export async function chooseOperator(desk: Page, role: RegExp, loginName: string): Promise<void> {
  await expect
    .poll(async () => {
      await desk.getByRole('button', { name: role }).click();
      return desk.locator('input[name="loginName"]').inputValue();
    })
    .toBe(loginName);
}

/**
 * From the console's sign-in page into it. A code serves once, and several journeys are one operator: where another has just taken the code of
 * this half minute, the next one is tried.
 */
export async function enterConsole(desk: Page, role: RegExp, loginName: string): Promise<void> {
  const inside = desk.getByRole('navigation', { name: '控制台' });
  const taken = desk.getByText('动态码不正确或已使用');
  const enter = async (): Promise<boolean> => {
    await chooseOperator(desk, role, loginName);
    await desk.getByRole('button', { name: '下一步' }).click();
    await desk.getByLabel('动态码', { exact: true }).waitFor();
    await desk.getByRole('button', { name: '登录', exact: true }).click();
    await inside.or(taken).first().waitFor();
    if (await inside.isVisible()) return true;
    await desk.reload();
    return false;
  };
  await expect.poll(enter, { interval: 10_000, timeout: 60_000 }).toBe(true);
}
