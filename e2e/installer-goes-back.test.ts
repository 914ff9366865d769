/** What lies over a page of a phone goes by Back, and the page stays (SHELL-31). */
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

describe('Back on a phone', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser, { phone: true });
  await signInByCall(context, portal, written.ofBack);
  const page = await context.newPage();
  const path = () => new URL(page.url()).pathname;
  const PICKING = '/tool/designOrder/selection';
  const open = async (address: string) => {
    await page.goto(portal.origin + address);
    await hydrated(page);
    // what watches for sheets comes once the browser is idle
    await page.waitForLoadState('networkidle');
  };
  const drawer = page.getByRole('dialog', { name: '配单产品清单' });
  const paste = page.getByRole('dialog', { name: /粘贴/ });
  const filters = page.getByRole('dialog', { name: '筛选产品' });
  const opener = page.locator('.do-bar__list');
  const hasEntry = (sheets: number) => expect.poll(() => page.evaluate(() => (window.history.state as { sheets?: number }).sheets ?? 0)).toBe(sheets);
  const openDrawer = async () => {
    await opener.tap();
    await drawer.waitFor();
    await hasEntry(1);
  };

  it('closes dialog and drawer one by one, and then leads to the page before', async () => {
    await open('/product');
    await open(`${PICKING}?tab=brand`);
    await openDrawer();
    await drawer.getByRole('button', { name: '粘贴清单' }).tap();
    await paste.waitFor();
    await hasEntry(2);
    await page.goBack();
    await paste.waitFor({ state: 'hidden' });
    expect([await drawer.isVisible(), path()]).toEqual([true, PICKING]);
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    expect(path()).toBe(PICKING);
    await page.goForward();
    await hasEntry(0);
    expect(await drawer.isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL('**/product');
  });

  it('leads to the page before at once where a sheet was closed by its button, or by the browser’s own way', async () => {
    for (const close of [() => drawer.getByRole('button', { name: '关闭', exact: true }).tap(), () => page.keyboard.press('Escape')]) {
      await open('/product');
      await open(`${PICKING}?tab=brand`);
      await openDrawer();
      await close();
      await drawer.waitFor({ state: 'hidden' });
      await hasEntry(0);
      await page.goBack();
      await page.waitForURL('**/product');
      expect(await drawer.count()).toBe(0);
    }
  });

  it('of a page read anew with a sheet open leads to the page before', async () => {
    await open('/product');
    await open(`${PICKING}?tab=brand`);
    await page.getByRole('button', { name: /^筛选/ }).tap();
    await filters.waitFor();
    await hasEntry(1);
    await page.reload();
    await hydrated(page);
    await hasEntry(0);
    expect([await filters.isVisible(), path()]).toEqual([false, PICKING]);
    await page.goBack();
    await page.waitForURL('**/product');
  });

  it('comes back from a page that the menu led to', async () => {
    await open('/product');
    const menu = page.locator('.p-phone-menu');
    await menu.locator('> summary').tap();
    await hasEntry(1);
    await page.goBack();
    await expect.poll(() => menu.getAttribute('open')).toBeNull();
    expect(path()).toBe('/product');
    await menu.locator('> summary').tap();
    await hasEntry(1);
    await menu.locator('a[href^="/solution"]').first().tap();
    await page.waitForURL('**/solution*');
    await page.goBack();
    await page.waitForURL('**/product');
    expect(await menu.getAttribute('open')).toBeNull();
  });

  it('keeps what a sheet has chosen, and goes through it step by step', async () => {
    await open(`${PICKING}?tab=brand`);
    await page.getByRole('button', { name: /^筛选/ }).tap();
    await filters.getByRole('link', { name: '仅看有货' }).tap();
    await page.waitForURL(/stock=1/);
    await hasEntry(1);
    await page.goBack();
    await filters.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/stock=1/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('stock'));
    expect(troubles).toEqual([]);
  });
});
