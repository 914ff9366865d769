/** A guest narrows a category by several values of an attribute, by a word within it, by pointer, by keyboard and by thumb; the address keeps it, back takes it off. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';

const RECORDERS = '/product?portalCatagoryId=201';
const attributesIn = (page: Page) => new URL(page.url()).searchParams.get('attributesStr')?.split('!!!') ?? [];
const totalOf = async (page: Page) => Number((await page.locator('.c-list__title output').innerText()).replace(/\D/g, ''));
const countOf = async (page: Page, name: RegExp) =>
  Number((await page.getByRole('checkbox', { name }).locator('.c-values__count').innerText()).replace(/\D/g, ''));

describe('the condition filter of the product list', async () => {
  const { portal, browser, troubles, page } = await openJourney({ at: RECORDERS });
  const opener = page.locator('.c-attributes summary').filter({ hasText: '路数' });
  let ofAll = 0;

  it('each value shows what it says, and several of one attribute are alternatives; the drop-down stays', async () => {
    await hydrated(page);
    ofAll = await totalOf(page);
    await opener.click();
    const told = await countOf(page, /^8 路/);
    expect(told).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: /^8 路/ }).check();
    await expect.poll(() => totalOf(page)).toBe(told);
    await page.getByRole('checkbox', { name: /^16 路/ }).check();
    await expect.poll(() => attributesIn(page)).toHaveLength(2);
    await expect.poll(() => totalOf(page)).toBeGreaterThan(told);
    expect(await page.getByRole('checkbox', { name: /^8 路/ }).isChecked()).toBe(true);
    expect(await page.locator('.c-attributes .p-popover[open]').count()).toBe(1);
    expect(await opener.innerText()).toContain('2 项');
  });

  it('by keyboard: a blank ticks, Escape closes and leaves the focus on the button', async () => {
    await page.getByRole('checkbox', { name: /^16 路/ }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => attributesIn(page)).toHaveLength(1);
    expect(await page.getByRole('checkbox', { name: /^16 路/ }).getAttribute('aria-checked')).toBe('false');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /^8 路/ }).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => document.activeElement === button)).toBe(true);
  });

  it('a word looks within what is chosen, going back takes each step off, and 重置 all of it but the category', async () => {
    const narrowed = await totalOf(page);
    const box = page.getByRole('searchbox', { name: '在列表中查找' });
    await box.fill('PoE');
    await box.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('PoE');
    expect(attributesIn(page)).toHaveLength(1);
    expect(new URL(page.url()).searchParams.get('portalCatagoryId')).toBe('201');
    await page.goBack();
    await expect.poll(() => totalOf(page)).toBe(narrowed);
    expect(await box.inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => attributesIn(page)).toHaveLength(2);
    await page.getByRole('link', { name: '重置', exact: true }).click();
    await expect.poll(() => totalOf(page)).toBe(ofAll);
    expect(new URL(page.url()).search).toBe('?portalCatagoryId=201');
  });

  it('loaded anew, the address says the same', async () => {
    await page.goto(`${portal.origin}${RECORDERS}&attributesStr=${encodeURIComponent('channels:8!!!channels:16')}`);
    await hydrated(page);
    expect(await opener.innerText()).toContain('2 项');
    await opener.click();
    expect(await page.getByRole('checkbox', { name: /^16 路/ }).isChecked()).toBe(true);
  });

  it('before script the values are links, and the word is a form', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(portal.origin + RECORDERS);
    // drawn before its script comes, with its sheets: nothing moves when it does (GOODS-28)
    const styleOf = (part: string, property: string) =>
      still
        .locator(part)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('.c-rail', 'position')).toBe('sticky');
    expect(await styleOf('.c-attributes', 'display')).toBe('flex');
    await still.locator('.c-attributes summary').filter({ hasText: '路数' }).click();
    await still.getByRole('checkbox', { name: /^8 路/ }).click();
    expect(attributesIn(still)).toEqual(['channels:8']);
    await still.getByRole('searchbox', { name: '在列表中查找' }).fill('PoE');
    await still.keyboard.press('Enter');
    await still.waitForURL(/keyword=PoE/);
    expect(attributesIn(still)).toEqual(['channels:8']);
    await plain.close();
  });

  it('on a phone it is a sheet: attributes open in their places, beside each other, and the button says how many are found', async () => {
    const { context } = await openContext(browser, { phone: true });
    const phone = await context.newPage();
    await phone.goto(portal.origin + RECORDERS);
    await hydrated(phone);
    await phone.getByRole('button', { name: /^筛选/ }).tap();
    const sheet = phone.locator('#list-filters');
    await sheet.locator('summary').filter({ hasText: '路数' }).tap();
    await sheet.getByRole('checkbox', { name: /^8 路/ }).tap();
    await expect.poll(() => attributesIn(phone)).toEqual(['channels:8']);
    // another one is opened by one tap, and the first stays where it is
    await sheet.locator('summary').filter({ hasText: '盘位' }).tap();
    expect(await sheet.locator('.p-popover[open]').count()).toBe(2);
    const wide = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBe(0);
    await expect.poll(() => sheet.getByRole('button', { name: /^查看 \d+ 个产品$/ }).innerText()).toBe(`查看 ${await totalOf(phone)} 个产品`);
    await sheet.getByRole('button', { name: /^查看 \d+ 个产品$/ }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('meets no error on the way', () => expect(troubles).toEqual([]));
});
