/** What content staff loads on the console: a worksheet tried, its mistakes named, prices looked at twice, and put back (OPERATOR-17, OPERATOR-18). */
import { listSpu } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import { openJourney } from './journey.ts';
import { become, DESK, faultsOf, PHONE } from './page-checks.ts';
import { enterConsole } from './signing-in.ts';

describe('goods loaded by content staff', async () => {
  const { portal, browser } = await openJourney();
  const { context, troubles } = await openContext(browser);
  const page = await context.newPage();
  const choose = (name: string, lines: readonly string[]) =>
    page.getByLabel('选择导入文件').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${lines.join('\n')}`) });
  const models = async (): Promise<string[]> => {
    const answer = await fetch(`${portal.origin}${listSpu.path}?size=50`);
    return ((await answer.json()) as { data: { skuModel: string }[] }).data.map(({ skuModel }) => skuModel).slice(0, 25);
  };
  const faults = async () => {
    const onPhone = (await become(page, PHONE), await faultsOf(page, PHONE));
    await become(page, DESK);
    return [...onPhone, ...(await faultsOf(page, DESK))];
  };
  const dialog = page.getByRole('dialog');

  it('is told every mistake of a worksheet, and nothing is loaded', async () => {
    await page.goto(`${portal.consoleOrigin}/goodsImport`);
    await enterConsole(page, /内容运营/, 'neirong');
    await page.getByRole('heading', { name: '商品导入', level: 1 }).waitFor();
    await choose('错误.csv', ['型号,渠道价', `${(await models())[0] ?? ''},很贵`]);
    await page.getByText('有 1 处错误，没有导入任何内容').waitFor();
    await page.getByRole('table', { name: '有错误的行' }).getByText('渠道价').waitFor();
    expect(await page.getByRole('button', { name: '导入', exact: true }).count()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('sees prices before and after, and says of how many models they change', async () => {
    const all = await models();
    await choose('调价.csv', ['型号,渠道价', ...all.map((model, index) => `${model},${100_000 + index}`)]);
    await page.getByRole('table', { name: '渠道价的变化' }).waitFor();
    expect(await faults()).toEqual([]);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await dialog.getByRole('button', { name: '确认导入' }).click();
    await dialog.getByText('与上面的变价的型号数不符').waitFor();
    await dialog.getByText('与上面的价格变化过半的型号数不符').waitFor();
    expect(await faults()).toEqual([]);
    await dialog.getByLabel('价格变化过半的型号数').fill(String(all.length));
    await dialog.getByLabel('变价的型号数').fill(String(all.length));
    await dialog.getByRole('button', { name: '确认导入' }).click();
    await page.getByRole('table', { name: '导入记录' }).getByText('调价.csv').waitFor();
    await page.getByText(`更新型号 ${all.length} 个`).first().waitFor();
  });

  it('puts the last import back from the list', async () => {
    await page.getByRole('button', { name: '撤销 调价.csv' }).click();
    await dialog.getByText('撤销后产品库回到导入之前').waitFor();
    expect(await faults()).toEqual([]);
    await dialog.getByRole('button', { name: '撤销这次导入' }).click();
    await page.getByRole('table', { name: '导入记录' }).getByText('已撤销', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: '撤销 调价.csv' }).count()).toBe(0);
  });

  it('meets no error on the way', () => expect(troubles).toEqual([]));
});
