/** A link whose script is gone (a new version was put out): the page is loaded anew once, and then says what to do. */
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const SCRIPT = /\/assets\/static-content-[\w-]+\.js/;

const { portal, page } = await openJourney();

describe('a page whose script is gone', () => {
  const documents: string[] = [];
  beforeAll(async () => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    documents.length = 0;
  });
  const follow = () => page.evaluate(() => (document.querySelector('footer a[href^="/aboutUs/staticContent"]') as HTMLElement).click());

  it('loads the page that was asked for anew, once, and shows it: the server draws it without script', async () => {
    const wanted = await page.evaluate(() => new URL((document.querySelector('footer a[href^="/aboutUs/staticContent"]') as HTMLAnchorElement).href).pathname);
    await follow();
    await expect.poll(() => documents, { timeout: 15_000 }).toEqual([wanted]);
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
