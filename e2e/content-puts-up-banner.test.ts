/** What content staff puts on the first page is there for guests, too, whose pages are remembered, and gone once it is taken down (OPERATOR-19). */
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';
import { enterConsole } from './signing-in.ts';

describe('a banner of the first page', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser);
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const home = async () => (await fetch(`${portal.origin}/home`)).text();
  /** To a guest, whose pages are given from memory. */
  const isSeen = async (title: string) => (await home()).includes(title);
  const faults = async () => {
    await become(page, PHONE);
    const onPhone = await faultsOf(page, PHONE);
    await become(page, DESK);
    return [...onPhone, ...(await faultsOf(page, DESK))];
  };

  it('is written with a picture, and seen before at 1440 and 390 pixels', async () => {
    await page.goto(`${portal.consoleOrigin}/login`);
    await enterConsole(page, /内容运营/, 'neirong');
    await page.goto(`${portal.consoleOrigin}/promotions`);
    await page.getByRole('heading', { name: '横幅', level: 1 }).waitFor();
    await page.getByRole('button', { name: '新建横幅' }).click();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('请填写标题').waitFor();
    await dialog.getByLabel('标题').fill('冬季补货：门店机型');
    await dialog.getByLabel('链接').fill('/product');
    // before there is a picture: axe is not run where frames are
    expect(await faults()).toEqual([]);
    const buffer = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#2d6cdf' } })
      .jpeg()
      .toBuffer();
    await dialog.getByLabel('横幅图片').setInputFiles({ name: '横幅.jpg', mimeType: 'image/jpeg', buffer });
    for (const width of [1440, 390]) await dialog.frameLocator(`iframe[title="${width} 像素宽时的样子"]`).getByText('冬季补货').waitFor();
  });

  it('is on the first page, for guests too, and gone once it is taken down', async () => {
    await home();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isSeen('冬季补货')).toBe(true);
    await page.getByRole('button', { name: '撤下 冬季补货：门店机型' }).click();
    await dialog.getByRole('button', { name: '撤下', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => isSeen('冬季补货')).toBe(false);
    expect(await faults()).toEqual([]);
  });

  it('meets no error on the way', () => expect(troubles).toEqual([]));
});
