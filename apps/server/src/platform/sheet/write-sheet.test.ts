import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { writeSheet, type Sheet } from './write-sheet.ts';

const sheet: Sheet = {
  name: '报价/单:[1]',
  columns: [
    { header: '名称', width: 20, format: 'text' },
    { header: '数量', width: 8, format: 'count' },
    { header: '折扣率', width: 8, format: 'percent' },
    { header: '小计', width: 12, format: 'yuan' },
  ],
  rows: [
    ['=1+1', 3, 33.33, 12_345_678.9],
    ['00123', null, 999.99, '暂无价格'],
  ],
};
const partsOf = async (sheet: Sheet) => unzipSync(await writeSheet(sheet));

describe('a worksheet', () => {
  it('reads back as written: texts as texts, numbers to the digit, percent as parts of one', async () => {
    const [read] = (await readXlsx(await writeSheet(sheet))).sheets;
    expect(read?.rows).toEqual([
      ['名称', '数量', '折扣率', '小计'],
      ['=1+1', 3, 0.3333, 12_345_678.9],
      ['00123', null, 9.9999, '暂无价格'],
    ]);
    expect(read?.name).toBe('报价 单  1');
  });

  it('holds no formula, and its texts keep the text format for whoever edits them', async () => {
    const parts = await partsOf(sheet);
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toMatch(/<c r="A2" t="s"/);
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    const style = Number(/<c r="A2" t="s" s="(\d+)"/.exec(xml)?.[1]);
    const cellFormats = [...(/<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*numFmtId="(\d+)"/g)].map(([, id]) => id);
    // the format of the cell's style is “@”: what is typed into it stays text
    expect(styles).toContain(`<numFmt numFmtId="${cellFormats[style]}" formatCode="@"/>`);
  });

  it('repeats its header in print and keeps it in view', async () => {
    const parts = await partsOf(sheet);
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(/<pane [^>]*ySplit="1"/);
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('$1:$1');
  });

  it('drops what XML cannot hold and keeps the rest', async () => {
    const [read] = (await readXlsx(await writeSheet({ name: '', columns: sheet.columns.slice(0, 1), rows: [['a\u0000b\u001Fc\uD800d\ne'], ['<&>"]]>']] })))
      .sheets;
    expect(read?.rows).toEqual([['名称'], ['abc\uFFFDd\ne'], ['<&>"]]>']]);
    expect(read?.name).toBe('工作表');
  });
});
