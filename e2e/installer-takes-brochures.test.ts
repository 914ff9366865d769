/** An installer takes the brochures of a list, is told while typing what will be cut, and asks the provider for a scheme of the order made of it. */
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { bytesOf } from './quotation-files.ts';

const API = '/api-cloud-merchant-service/v1';

describe('an installer takes brochures and reads what is cut', async () => {
  const { portal, troubles, page } = await openJourney({ as: written.ofBrochures });
  interface Family {
    spuNo: string;
    spuName: string;
    skus: { skuNo: string; skuStatus: number }[];
  }
  const families = async (order: 'asc' | 'desc'): Promise<Family[]> => {
    const answer = await page.request.get(`${portal.origin}${API}/design-order/selection/spu/page?sort=sumNo&order=${order}&size=20`);
    return ((await answer.json()) as { data: Family[] }).data;
  };
  const add = async (chosen: readonly Family[]) => {
    const productList = chosen.map(({ skus }) => ({ skuNo: skus.find(({ skuStatus }) => skuStatus === 0)?.skuNo, quantity: 1 }));
    const answer = await page.request.post(`${portal.origin}${API}/design-order/addConfigOrderProduct`, {
      data: { productList },
      headers: { 'idempotency-key': crypto.randomUUID(), origin: portal.origin },
    });
    expect(((await answer.json()) as { code: number }).code).toBe(0);
  };
  const drawer = page.getByRole('dialog', { name: '配单产品清单', exact: true });
  const download = drawer.getByRole('button', { name: '下载彩页' });

  it('of products without any it says so; of one the brochure itself comes', async () => {
    await add((await families('asc')).slice(0, 1));
    await page.goto(`${portal.origin}/tool/designOrder/selection?list=1`);
    await hydrated(page);
    await download.click();
    await page.getByText('已选的产品暂无彩页').waitFor();
    const [used] = await families('desc');
    await add(used ? [used] : []);
    await page.reload();
    await hydrated(page);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe(`${used?.spuName} 彩页.pdf`);
    await page.getByText('已下载 1 份彩页，1 种产品暂无彩页').waitFor();
  });

  it('of several an archive comes, with each brochure under its name', async () => {
    const used = (await families('desc')).slice(1, 5);
    await add(used);
    await page.reload();
    await hydrated(page);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('下载文件.zip');
    const opened = unzipSync(await bytesOf(file));
    expect(Object.keys(opened)).toHaveLength(5);
    for (const { spuName } of used) expect(Buffer.from(opened[`${spuName} 彩页.pdf`]?.subarray(0, 5) ?? []).toString()).toBe('%PDF-');
    await page.getByText('已下载 5 份彩页，1 种产品暂无彩页').waitFor();
  });

  it('a figure above its bound is said at its cell while it is typed; Escape closes what lies on top, and no more', async () => {
    const rate = drawer.getByRole('textbox', { name: /^折扣率，/ }).first();
    await rate.click();
    await rate.fill('300.5');
    await drawer.getByText('折扣率不能大于300.00', { exact: true }).waitFor();
    await rate.press('Escape');
    expect(await rate.inputValue()).toBe('100.00');
    await drawer.getByRole('button', { name: '生成配单' }).click();
    const dialog = page.getByRole('dialog', { name: '生成配单' });
    await dialog.getByLabel('配单名称').fill('名'.repeat(51));
    await dialog.getByText('长度在 1 到 50 个字符').waitFor();
    await dialog.getByLabel('备注').fill('备'.repeat(150));
    await dialog.getByText('最多 150 个字，已到上限').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await drawer.isVisible()).toBe(true);
    await drawer.getByRole('button', { name: '生成配单' }).click();
    expect((await dialog.getByLabel('备注').inputValue()).length).toBe(150);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  });

  it('an emptied quantity keeps what it held and says so, 0 takes the product out', async () => {
    const [, second] = await families('desc');
    await page.goto(`${portal.origin}/tool/designOrder/selection?tab=brand&keyword=${encodeURIComponent(second?.spuName ?? '')}`);
    await hydrated(page);
    const row = page.locator(`tr[data-spu="${second?.spuNo}"]`);
    const box = row.getByRole('textbox');
    await box.fill('12345');
    await row.getByText('该产品数量不能大于9999').waitFor();
    await box.fill('');
    await box.press('Tab');
    await row.getByText('没有填写，仍是 1；填 0 取消').waitFor();
    expect(await box.inputValue()).toBe('1');
    await box.fill('0');
    await box.press('Tab');
    await row.getByRole('button', { name: /^加入/ }).waitFor();
    expect(troubles).toEqual([]);
  });
});
