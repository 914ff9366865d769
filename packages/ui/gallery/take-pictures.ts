/**
 * Takes the pictures of docs/design-language.md from the gallery and checks each view for accessibility; ends with exit code 1
 * where a rule is broken. Run: `node packages/ui/gallery/take-pictures.ts [folder]`. The browser is CHROMIUM_PATH, else /usr/bin/chromium.
 */
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const server = await createServer({ configFile: false, logLevel: 'error', root: fileURLToPath(new URL('.', import.meta.url)), server: { port: 5199 } });
await server.listen();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
let broken = 0;

const open = async (width: number, height: number): Promise<Page> => {
  const phone = width < 640;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: phone, isMobile: phone, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? 'http://localhost:5199/', { waitUntil: 'networkidle' });
  return page;
};
const shoot = async (page: Page, name: string, at?: string) => {
  if (at) await page.locator(at).evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top + scrollY, behavior: 'instant' }));
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  broken += violations.length;
  for (const { id, nodes } of violations) process.stdout.write(`${name}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}\n`);
  await page.screenshot({ path: `${folder}/design-${name}.png` });
};

const desk = await open(1440, 900);
await shoot(desk, 'products');
await shoot(desk, 'list', '#lists');
await shoot(desk, 'form', '#forms');
await shoot(desk, 'states', '#states');
await shoot(desk, 'loading', '#skeletons');
await shoot(desk, 'icons', '#tokens');
await desk.locator('#overlays').scrollIntoViewIfNeeded();
await desk.getByRole('button', { name: '打开对话框' }).click();
await shoot(desk, 'dialog');
await desk.keyboard.press('Escape');
for (const name of ['成功提示', '可撤销提示', '错误提示']) await desk.getByRole('button', { name, exact: true }).click();
await shoot(desk, 'toasts');
const phone = await open(390, 844);
await shoot(phone, 'phone-products');
await shoot(phone, 'phone-list', '#lists');
await phone.locator('.p-phone-menu > summary').evaluate((button: HTMLElement) => button.click());
await shoot(phone, 'phone-menu');
for (const width of [1920, 1024]) {
  const page = await open(width, 900);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) process.stdout.write(`${width} px: the page is ${over} px too wide\n`);
  broken += over > 0 ? 1 : 0;
  await shoot(page, String(width));
}

await browser.close();
await server.close();
process.stdout.write(broken ? `${broken} to mend\n` : 'no violations\n');
process.exitCode = broken ? 1 : 0;
