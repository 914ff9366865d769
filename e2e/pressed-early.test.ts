/** On a slow line a page stands as the server drew it before its script is there: what is pressed then is done once it is. */
import { expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { installer } from './signing-in.ts';

const { portal, page } = await openJourney({ as: installer });

it('a button that is pressed before the script has arrived is heard, once', async () => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${portal.origin}/tool/designOrder`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^导出报价/ }).first();
  await button.click();
  await button.click();
  expect(await page.getByRole('dialog', { name: /导出报价/ }).count()).toBe(0);
  arrive();
  await page.getByRole('dialog', { name: /导出报价/ }).waitFor();
  await hydrated(page);
  expect(await page.evaluate(() => 'earlyPresses' in window)).toBe(false);
});
