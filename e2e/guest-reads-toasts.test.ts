/** What toasts cover, and when they go: below the title of a phone, in their time though a finger has closed one beside them, and with the page they were said on (SHELL-8). */
import { describe, expect, it } from 'vitest';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';

describe('toasts', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser, { phone: true });
  const page = await context.newPage();
  const toasts = page.locator('.p-toast');
  const said = () => toasts.locator('.p-toast__text').allInnerTexts();
  /** A press of a button that is still at the one before is none. */
  const atRest = () => expect.poll(() => page.locator('button[aria-busy=true]').count()).toBe(0);

  it('stand below the title on a phone', async () => {
    await page.clock.install();
    // the first answer comes after the second press, which loses nothing by it
    let isPressed = (): void => {};
    const pressed = new Promise<void>((resolve) => (isPressed = resolve));
    await page.route('**/compare**', async (route) => {
      if (route.request().method() === 'POST') await pressed;
      await route.continue();
    });
    await page.goto(`${portal.origin}/product?portalCatagoryId=101`);
    await hydrated(page);
    for (const place of [0, 1])
      await page
        .getByRole('button', { name: /^对比：/ })
        .nth(place)
        .tap();
    isPressed();
    await page.getByText('加入对比成功').waitFor();
    await expect.poll(() => page.locator('button[aria-pressed=true][aria-label^="对比："]').count()).toBe(2);
    const [title, layer] = await Promise.all([page.locator('h1').boundingBox(), toasts.first().boundingBox()]);
    expect(layer?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  });

  it('go in their time though one beside them was closed by a finger', async () => {
    await atRest();
    await page.clock.fastForward(4_000);
    await expect.poll(said).toEqual([]);
    for (const place of [0, 1])
      await page
        .getByRole('button', { name: /^对比：/ })
        .nth(place)
        .tap();
    await expect.poll(() => toasts.getByRole('button', { name: '撤销' }).count()).toBe(2);
    await toasts.first().getByRole('button', { name: '关闭提示' }).tap();
    await expect.poll(() => toasts.count()).toBe(1);
    await atRest();
    await page.clock.fastForward(9_000);
    await expect.poll(said).toEqual([]);
  });

  it('go with the page they were said on, but a deed that is offered', async () => {
    const button = page.getByRole('button', { name: /^对比：/ }).first();
    await button.tap();
    await page.getByText('加入对比成功').waitFor();
    await atRest();
    await button.tap();
    await toasts.getByRole('button', { name: '撤销' }).waitFor();
    // read by now; how many still stand is the machine's affair, whose own time passes as well
    await page.clock.fastForward(1_200);
    await page.locator('.p-media a').first().click();
    await page.waitForURL(/\/product\/detail/);
    await expect.poll(() => page.getByText('加入对比成功').count()).toBe(0);
    expect(await toasts.getByRole('button', { name: '撤销' }).count()).toBe(1);
  });

  it('meet no error of a page on the way', () => expect(troubles).toEqual([]));
});
