/** A phone on its side, 390 px high: what stays in sight while a page scrolls leaves the page its room (SHELL-33). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looked } from './accounts.ts';
import { hydrated, openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { signInByCall } from './signing-in.ts';

const BARS_MOST = 0.3;

/** How much of the height is covered by what does not scroll along, at the place of the page where it is most. */
const coveredAt = async (page: Page): Promise<number> => {
  const shares: number[] = [];
  for (const share of [0, 0.4, 1]) {
    await page.evaluate((part) => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part), share);
    shares.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => {
              const isStuck = (part: Element): boolean => {
                const { position, top, bottom } = getComputedStyle(part);
                const rect = part.getBoundingClientRect();
                if (position === 'fixed') return true;
                return (
                  position === 'sticky' &&
                  [rect.top - Number.parseFloat(top), window.innerHeight - Number.parseFloat(bottom) - rect.bottom].some((gap) => Math.abs(gap) < 2)
                );
              };
              let covered = 0;
              for (let y = 1; y < window.innerHeight; y += 2) {
                let part = document.elementFromPoint(window.innerWidth * 0.45, y);
                while (part && !isStuck(part)) part = part.parentElement;
                if (part) covered += 2;
              }
              resolve(covered / window.innerHeight);
            }),
          ),
      ),
    );
  }
  return Math.max(...shares);
};

describe('a phone on its side', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser, { phone: true });
  await signInByCall(context, portal, looked.installer);
  const page = await context.newPage();
  await page.setViewportSize({ width: 844, height: 390 });
  const open = async (path: string) => {
    await page.goto(portal.origin + path);
    await hydrated(page);
  };
  await open('/tool/designOrder');
  const detail = (await page.locator('a[href^="/tool/designOrder/detail?"]').first().getAttribute('href')) ?? '';

  it.each([
    '/home',
    '/product',
    '/product/detail?id=DP00023',
    '/tool/designOrder/selection?tab=brand',
    '/tool/designOrder',
    detail,
    detail.replace('detail?', 'detail/edit?'),
    '/tool/intelligenceOrder',
    '/tool/calculator/aVideoCapacity',
    '/tool/requirement',
    '/memberStore/cart',
    '/memberStore/purchaseOrders',
    '/member/accountSetting/address',
    '/service-center/repair-application',
  ])('%s keeps 70 % of the height for what scrolls', async (path) => {
    await open(path);
    expect(await coveredAt(page)).toBeLessThanOrEqual(BARS_MOST);
  });

  it('the list has room for its lines between head and foot', async () => {
    await open('/tool/designOrder/selection?tab=brand&list=1');
    const body = page.locator('.p-drawer[open] .p-drawer__body');
    await body.waitFor();
    expect(await body.evaluate((part) => part.clientHeight / window.innerHeight)).toBeGreaterThanOrEqual(0.6);
    expect(troubles).toEqual([]);
  });
});
