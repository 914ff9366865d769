/** Takes the README's pictures of the running portal: `node tools/take-screenshots.ts` after a build. */
import { fileURLToPath } from 'node:url';
import { hydrated, launchBrowser, openContext } from '../e2e/browser.ts';
import { startPortal } from '../e2e/running-portal.ts';
import { looked } from '../e2e/accounts.ts';
import { signIn } from '../e2e/signing-in.ts';

const pictures = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const [portal, browser] = await Promise.all([startPortal(), launchBrowser()]);
try {
  const { context } = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${portal.origin}/product?keyword=${encodeURIComponent('半球')}`);
  await hydrated(page);
  await page.screenshot({ path: `${pictures}product.png` });
  for (const [address, name] of [
    ['/tool/calculator/cCameraFocalLength', 'calculator'],
    ['/tool/intelligenceOrder?scenario=scenarioLed', 'recommendation'],
  ] as const) {
    await page.goto(portal.origin + address);
    await hydrated(page);
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `${pictures}${name}.png` });
  }
  await page.goto(`${portal.origin}/login?redirect=/tool/designOrder/selection`);
  await signIn(page, looked.installer);
  const add = page.getByRole('button', { name: /^加入/ });
  for (let count = 0; count < 6; count++) {
    const before = await add.count();
    await add.first().click();
    await page.waitForFunction(
      (left) => [...document.querySelectorAll('button')].filter((button) => button.textContent?.startsWith('加入')).length < left,
      before,
    );
  }
  await page.getByRole('button', { name: /查看清单/ }).click();
  const drawer = page.getByRole('dialog', { name: '配单产品清单', exact: true });
  await drawer.waitFor();
  for (const [row, rate] of ['95', '92.5', '90'].entries()) {
    await drawer
      .getByRole('textbox', { name: /^折扣率/ })
      .nth(row)
      .fill(rate);
    await page.keyboard.press('Tab');
  }
  await drawer.getByText('已保存').waitFor();
  await page.screenshot({ path: `${pictures}selection.png` });
} finally {
  await browser.close();
  await portal.stop();
}
