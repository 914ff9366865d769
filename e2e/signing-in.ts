/** Signing in on the sign-on site, as a person does. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './browser.ts';

export interface Account {
  phone: string;
  password: string;
}

const demo = (phone: string): Account => ({ phone, password: 'Demo@2026' });

/** The demo world's installer, who has orders already: on the portal that all journeys share to be read only. */
export const installer = demo('13800000003');
/** A second dealer who is a stranger to it. */
export const stranger = demo('13800000004');
/** A person without an enterprise, who has a member centre; one journey chooses its dealer, nothing else of it is changed. */
export const person = demo('13800000001');
/** Orders from nobody. */
export const salesman = demo('13800000005');
/** Of whom there is something to tell at every step after signing in; one journey is told it. */
export const prompted = demo('13800000011');
/** Of an enterprise of type 4. */
export const ofIndustry = demo('13800000029');
/** Whose password a journey changes. */
export const forgetful = demo('13800000006');
/** The owner of an enterprise, and whom it takes in; one journey hands it over. */
export const colleagues = { owner: demo('13800000027'), joining: demo('13800000028') };
/** Dealers and their staff who may make orders, each with a list of its own; a journey that changes anything is the only one to be that one. */
export const buyers = { ofKeyboard: demo('13800000007'), ofDesigner: demo('13800000008'), ofPicking: demo('13800000009'), ofDrops: stranger };

/** Orders of a first-level dealer; one journey buys as it. */
export const ofBuying = demo('13800000009');

/** A first-level dealer; one journey compares as it, another keeps its offers, a third walks its pages. */
export const firstLevel = demo('13800000002');

/** Manages a dealer's staff; one journey sends a quotation to a customer. */
export const ofQuotes = demo('13800000023');

/** The owner of an enterprise; one journey asks the provider for something. */
export const asking = demo('13800000022');

/** Staff of a dealer; one journey fills its list with suites. */
export const ofSuites = demo('13800000024');

/** Another; one journey edits an order of its own. */
export const editor = demo('13800000025');

/** A person without an enterprise; one journey fills its cart. */
export const ofCart = demo('13800000026');

/** A person without an enterprise, whose papers wait; one journey claims a coupon and orders with it. */
export const ofCoupons = demo('13800000012');

/** A person without an enterprise; one journey orders of two dealers at once. */
export const ofSplitting = demo('13800000013');

/** From the sign-on page back to the portal page one came from. */
export async function signIn(page: Page, { phone, password }: Account): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const portal = new URL(new URL(page.url()).searchParams.get('redirect') ?? page.url()).origin;
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.origin === portal && !url.searchParams.has('token'));
  await hydrated(page);
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
