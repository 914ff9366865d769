/** A product of one's own, from its form to the file the customer gets (PRIVATE-1, PRIVATE-7, PRIVATE-9). */
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtemp, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readXlsx } from 'hucre';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';

const FORM = '/member/customProducts/addCustomProducts';
const { portal, page, troubles } = await openJourney({ as: written.ofOwnProducts, at: FORM });
const field = (name: string) => page.locator(`[name="${name}"]`);

describe('an installer keeps a product of his own', () => {
  it('is told on each field what is missing, and keeps what he typed over a reload', async () => {
    await page.getByRole('button', { name: '保存' }).click();
    for (const words of ['请输入产品名称', '请选择产品分类', '产品单价不能为空', '请选择或输入品牌名称']) await page.getByText(words).waitFor();
    await field('spuName').fill('定制 抱箍');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => field('spuName').inputValue()).toBe('定制 抱箍');
  });

  it('is told of a price that cannot be as soon as he leaves it', async () => {
    await field('price').fill('-5');
    await field('price').blur();
    await page.getByText('请输入大于0的数值').waitFor();
    await field('price').fill('5');
    await expect.poll(() => page.getByText('请输入大于0的数值').count()).toBe(0);
  });

  it('writes it with a picture, and finds it in his list', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'portal-own-')), 'picture.png');
    await writeFile(
      file,
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    await field('categoryValueSelect').selectOption({ label: '其他' });
    await field('price').fill('88.8');
    await field('brandName').fill('自制');
    await field('mainPics').setInputFiles(file);
    await page.getByAltText('主图').waitFor();
    await page.getByRole('button', { name: '保存' }).click();
    await page.waitForURL(/\/member\/customProducts$/);
    await page.getByText('添加成功！').waitFor();
    await expect.poll(() => page.getByRole('link', { name: '定制抱箍' }).count()).toBe(1);
  });

  it('picks it, makes an order of it, and the quotation holds it', async () => {
    await page.goto(`${portal.origin}/tool/designOrder/selection?tab=private&keyword=${encodeURIComponent('抱箍')}`);
    await hydrated(page);
    const row = page.locator('tr[data-spu^="self-"]').first();
    await row.getByRole('link', { name: '定制抱箍', exact: true }).click();
    await page.getByRole('dialog', { name: '定制抱箍' }).getByText('自制').waitFor();
    await page.keyboard.press('Escape');
    expect(page.context().pages().length).toBe(1);
    await row.getByRole('button', { name: /^加入/ }).click();
    const lines = async () =>
      (await (await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/selection`)).json()) as {
        data: { lines: { skuNo: string }[] };
      };
    await expect.poll(async () => (await lines()).data.lines.some(({ skuNo }) => skuNo.startsWith('self-'))).toBe(true);
    const made = await page.request.post(`${portal.origin}/api-cloud-merchant-service/v1/design-order/generateConfigOrder`, {
      data: { name: '自定义产品配单', isWhole: true },
      headers: { 'idempotency-key': 'own-journey', origin: portal.origin },
    });
    const { data: id } = (await made.json()) as { data: string };
    const answer = await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/export/${id}?format=xlsx&kind=customer&atCostMeant=1`);
    expect(answer.status()).toBe(200);
    const cells = (await readXlsx(new Uint8Array(await answer.body()))).sheets[0]?.rows.flat().map(String) ?? [];
    expect(cells).toContain('定制抱箍');
    expect(cells).toContain('88.8');
  });

  it('puts them into the list from their own page: a row, and the ticked rows together (PRIVATE-11)', async () => {
    await page.goto(`${portal.origin}/member/customProducts`);
    await hydrated(page);
    await page.getByRole('navigation', { name: '商户中心' }).getByRole('link', { name: '自定义产品' }).waitFor();
    const pieces = async () =>
      (await (await page.request.get(`${portal.origin}/api-cloud-merchant-service/v1/design-order/getConfigOrderProductPieces`)).json()) as {
        data: { skuNo: string; quantity: number }[];
      };
    const before = (await pieces()).data.reduce((sum, { quantity }) => sum + quantity, 0);
    const added = async () => (await pieces()).data.reduce((sum, { quantity }) => sum + quantity, 0) - before;
    await page.getByRole('button', { name: '加入清单：定制抱箍' }).click();
    await expect.poll(added).toBe(1);
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    const ticked = await page.getByRole('checkbox', { name: /^选择 / }).count();
    await page.getByRole('button', { name: `加入清单 ${ticked}：已勾选的 ${ticked} 个产品` }).click();
    await expect.poll(added).toBe(1 + ticked);
  });

  it('finds them beside the goods, by where they come from, and looks at one over the page', async () => {
    await page.goto(`${portal.origin}/product`);
    await hydrated(page);
    await page.getByRole('navigation', { name: '产品种类' }).getByRole('link', { name: '自定义' }).click();
    const row = page.locator('tr[data-product]').filter({ hasText: '定制抱箍' });
    await row.waitFor();
    const sources = page.getByRole('list', { name: '产品来源' });
    await sources.getByRole('link', { name: '进销存系统' }).click();
    await row.waitFor({ state: 'detached' });
    await sources.getByRole('link', { name: '私有' }).click();
    await row.waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type: '1', customSpuSource: '0' });
    await row.getByRole('link', { name: '定制抱箍' }).click();
    await page.getByRole('dialog', { name: '定制抱箍', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('customSpuSource')).toBe('1');
  });

  it('writes, changes and deletes products in the tool itself, and stands in the tab with its filters again', async () => {
    const tab = '/tool/designOrder/selection?tab=private&source=0';
    await page.goto(portal.origin + tab);
    await hydrated(page);
    await page.getByRole('button', { name: /^批量删除/ }).click();
    await page.getByText('请先选择要删除的选项').waitFor();
    await page.getByRole('link', { name: '新建', exact: true }).click();
    const written = page.getByRole('dialog', { name: '新建自定义产品' });
    expect(await written.getByLabel('保存后加入清单').isChecked()).toBe(true);
    await field('spuName').fill('长'.repeat(51));
    await written.getByText('长度在 1 到 50 个字符').waitFor();
    await field('spuName').fill('临时支架');
    await field('categoryValueSelect').selectOption({ label: '其他' });
    await field('price').fill('12.50');
    await field('brandName').fill('自制');
    await written.getByRole('button', { name: '保存' }).click();
    await page.getByText('添加成功！').waitFor();
    await page.getByRole('link', { name: '编辑 临时支架' }).click();
    const changed = page.getByRole('dialog', { name: '编辑自定义产品' });
    await expect.poll(() => field('spuName').inputValue()).toBe('临时支架');
    expect(await field('price').inputValue()).toBe('12.50');
    await changed.getByRole('button', { name: '取消' }).click();
    // looked at over the page, it is changed over it too, and the page stays
    await page.getByRole('link', { name: '临时支架', exact: true }).click();
    await page.getByRole('dialog', { name: '临时支架', exact: true }).getByRole('link', { name: '编辑' }).click();
    await changed.getByRole('button', { name: '保存' }).click();
    await page.getByText('编辑成功！').waitFor();
    expect(page.url()).toBe(portal.origin + tab);
    await page.locator('.pp-filters').getByLabel('品牌').selectOption('自制');
    await page.waitForURL((url) => url.searchParams.get('brand') === '自制');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '批量导出' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^自定义产品-.*\.xlsx$/);
    // saved above, it stands in the list, whose own button leads to the next one
    await page.getByRole('button', { name: /^查看清单/ }).click();
    const create = page.getByRole('dialog').getByRole('link', { name: '新建自定义产品' });
    expect(await create.getAttribute('href')).toContain(encodeURIComponent('list=1'));
    await page.goto(portal.origin + tab);
    await hydrated(page);
    await page.getByRole('checkbox', { name: '选择 临时支架' }).check();
    await page.getByRole('button', { name: '批量删除 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除 1 个' }).click();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByText('已恢复').waitFor();
    await page.getByRole('button', { name: '删除 临时支架' }).waitFor();
    // beside the tree of its categories the tab has room for its columns, on a small desk too
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1024, height });
    expect((await page.locator('.do-selection__main').boundingBox())?.width).toBeGreaterThan(640);
    await page.setViewportSize({ width, height });
  });

  it('tries the worksheet chosen last and drops the one before, whose answer is late', async () => {
    const isTry = (address: string) => address.includes('dryRun=1');
    const dropped = page.waitForEvent('requestfailed', (request) => isTry(request.url()));
    let tries = 0;
    await page.route(
      ({ href }) => isTry(href),
      async (route) => {
        tries += 1;
        if (tries === 1) return void (await dropped);
        await route.fulfill({
          json: { code: 0, msg: '', data: { isDone: false, added: 2, changed: 0, unchanged: 0, wrongRows: 0, faultCount: 0, faults: [] } },
        });
      },
    );
    await page.goto(`${portal.origin}/member/customProducts`);
    await hydrated(page);
    await page.getByRole('button', { name: '批量导入' }).click();
    const choose = (name: string) => page.locator('input[name=worksheet]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(name) });
    await choose('first.csv');
    await page.getByText('正在检查').waitFor();
    // said before it is sent: what is given up before that is no try
    await expect.poll(() => tries).toBe(1);
    await choose('second.csv');
    await page.getByText('检查通过：新增 2 个产品').waitFor();
    await dropped;
    expect(tries).toBe(2);
    await page.unrouteAll();
  });

  it('leads back to pages of ours alone', async () => {
    await page.goto(`${portal.origin}${FORM}?redirect=${encodeURIComponent('//elsewhere.example/')}`);
    await hydrated(page);
    expect(await page.getByRole('link', { name: '取消' }).getAttribute('href')).toBe('/member/customProducts');
  });

  it('nothing broke on the way', () => expect(troubles).toEqual([]));
});

afterAll(() => page.close());
