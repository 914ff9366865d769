import type { Locator, Page } from 'playwright-core';

/** Presses Tab (or Shift+Tab) until the target has the focus, as a person would; fails after a page's worth of stops. */
export async function tabTo(page: Page, target: Locator, direction: 'forward' | 'backward' = 'forward'): Promise<void> {
  await target.first().waitFor();
  const wanted = await target.first().elementHandle();
  for (let stops = 0; stops < 250; stops++) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press(direction === 'forward' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}
