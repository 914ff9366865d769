/** A link whose script is gone: where a new version was put out the page is loaded anew once, and then says what to do; where the network lost it, it stays. */
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const SCRIPT = /\/assets\/static-content-[\w-]+\.js/;
/** Of which every version has one of its own name. */
const MANIFEST = /\/assets\/manifest-[\w-]+\.js/;

const { portal, page } = await openJourney();

describe('a page whose script is gone', () => {
  const documents: string[] = [];
  beforeAll(async () => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    for (const file of [SCRIPT, MANIFEST]) await page.route(file, (route) => route.abort());
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    documents.length = 0;
  });
  /** The server has other scripts from now on. */
  const putOutAnew = async () => {
    for (const file of [SCRIPT, MANIFEST]) await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  };
  const follow = () => page.evaluate(() => (document.querySelector('footer a[href^="/aboutUs/staticContent"]') as HTMLElement).click());

  it('stays where it is when the network is lost, though the browser believes to be online', async () => {
    const asked = page.waitForRequest((request) => MANIFEST.test(request.url()) && request.method() === 'HEAD');
    await follow();
    await asked;
    await page.getByText('页面脚本读取失败，门户可能正在更新').waitFor();
    expect(await page.locator('.p-header').isVisible()).toBe(true);
    expect(documents).toEqual([]);
  });

  it('loads the page that was asked for anew, once, and shows it: the server draws it without script', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    documents.length = 0;
    await putOutAnew();
    const wanted = await page.evaluate(() => new URL((document.querySelector('footer a[href^="/aboutUs/staticContent"]') as HTMLAnchorElement).href).pathname);
    await follow();
    await expect.poll(() => documents).toEqual([wanted]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  it('does not load it a second time within the minute, and says what to do', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    documents.length = 0;
    await follow();
    await page.getByText('页面脚本读取失败，门户可能正在更新').waitFor();
    await page.getByRole('button', { name: '刷新重试' }).waitFor();
    expect(documents).toEqual([]);
  });
});
