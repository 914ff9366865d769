/** A designer saves two variants, compares them, fixes the revision and takes the book home as PDF and as xlsx (BOOK-5, BOOK-8 to 11). */
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { formulaSheet } from '@portal/server/testkit/formula-value';
import { readXlsx } from 'hucre';
import type { Download } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { written } from './accounts.ts';
import { hydrated } from './browser.ts';
import { openJourney } from './journey.ts';
import { bytesOf } from './quotation-files.ts';

const STORAGE = '/tool/calculator/aVideoCapacity?groups.0.channels=64&groups.0.resolution=1080P&groups.0.days=';
const { portal, page, troubles } = await openJourney({ as: written.ofBooks, at: `${STORAGE}30` });

const save = async () => {
  await page.getByRole('button', { name: '存入计算书' }).click();
  return page.getByRole('dialog', { name: '存入计算书' });
};

async function downloaded(label: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = (await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()])) as [Download, void];
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

describe('a designer with a calculation book', () => {
  it('saves a first variant into a new book, told what is missing of it', async () => {
    await hydrated(page);
    const dialog = await save();
    await dialog.getByLabel('计算书').selectOption({ label: '新建一份计算书' });
    await dialog.getByLabel(/这一项的名称/).fill('存储 30 天');
    await dialog.getByRole('button', { name: '存入', exact: true }).click();
    await dialog.getByText('请输入项目名称').waitFor();
    await dialog.getByLabel(/项目名称/).fill('滨江园区');
    await dialog.getByLabel(/设计人/).fill('李工');
    await dialog.getByRole('button', { name: '存入', exact: true }).click();
    await page.getByText('已存入计算书').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('saves a second one beside it, and the book holds both', async () => {
    await page.goto(`${portal.origin}${STORAGE}90`);
    await hydrated(page);
    const dialog = await save();
    await dialog.getByRole('radio', { name: '替换“存储 30 天”' }).waitFor();
    await dialog.getByLabel(/这一项的名称/).fill('存储 90 天');
    await dialog.getByRole('button', { name: '存入', exact: true }).click();
    await page.getByRole('button', { name: '查看' }).click();
    await page.getByRole('article', { name: '存储 90 天' }).waitFor();
    expect(await page.getByRole('article', { name: '存储 30 天' }).innerText()).toContain('11 块');
  });

  it('sees what differs between the two, and by how much', async () => {
    await page.getByRole('article', { name: '存储 30 天' }).getByRole('button', { name: '对比' }).click();
    const dialog = page.getByRole('dialog', { name: /^对比/ });
    const row = dialog.getByRole('row', { name: /硬盘总数/ });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/11 块\s+33 块\s+\+22 块（\+200%）/);
    expect(await dialog.getByText('编码格式').count()).toBe(0);
    await dialog.getByLabel(/只看不同/).uncheck();
    await dialog.getByText(/编码格式/).waitFor();
    // the address gives the comparison back
    expect(new URL(page.url()).searchParams.get('compare')).toMatch(/^[\w-]+$/);
    await page.reload();
    await row.waitFor();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    expect(new URL(page.url()).searchParams.has('compare')).toBe(false);
  });

  it('deletes one and takes that back', async () => {
    await page.getByRole('button', { name: '删除：存储 90 天' }).click();
    await page.getByRole('article', { name: '存储 90 天' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => page.getByRole('article').allInnerTexts()).toHaveLength(2);
  });

  it('fixes the revision, which is edited no more', async () => {
    await page.getByRole('button', { name: '定稿', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '定稿', exact: true }).click();
    await page.getByText('A 版 · 已定稿').waitFor();
    expect(await page.getByRole('button', { name: /^删除：存储/ }).count()).toBe(0);
  });

  it('takes the pdf, which says project, contents, working and signatures', async () => {
    const { name, bytes } = await downloaded('导出 PDF');
    expect(name).toBe('计算书-滨江园区-A.pdf');
    const [cover = '', contents = '', ...pages] = pdfWords(bytes);
    for (const text of ['滨江园区', '李工', '定稿于', '设计', '校核', '审定']) expect(cover).toContain(text);
    expect(contents).toMatch(/1存储30天3.*2存储90天\d/);
    for (const text of ['64路', '40,500GB＝39.55TB', '11块', '计算依据']) expect(pages.join('')).toContain(text);
  });

  it('takes the xlsx, whose formulas come to the same disks', async () => {
    const { name, bytes } = await downloaded('导出 Excel');
    expect(name).toBe('计算书-滨江园区-A.xlsx');
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map((sheet) => sheet.name)).toEqual(['封面', '1 存储 30 天', '2 存储 90 天']);
    const place = sheets[2]?.rows.findIndex((row) => row[0] === '硬盘总数') ?? -1;
    expect(formulaSheet(bytes, 3).valueOf(`B${place + 1}`)).toBe(33);
  });

  it('makes the next revision of it, which may be edited again', async () => {
    await page.getByRole('button', { name: '新建一版' }).click();
    const dialog = page.getByRole('dialog', { name: '新建一版' });
    await expect.poll(() => dialog.getByLabel(/版次/).inputValue()).toBe('B');
    await dialog.getByRole('button', { name: '新建一版' }).click();
    await page.getByText('B 版 · 草稿').waitFor();
    expect(await page.getByRole('navigation', { name: '各版' }).innerText()).toMatch(/B\s*A/);
    expect(troubles).toEqual([]);
  });
});
