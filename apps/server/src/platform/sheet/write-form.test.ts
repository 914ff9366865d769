import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { writeForm, type Form } from './write-form.ts';

const form: Form = {
  name: '报价/单',
  title: '报价单 1',
  orientation: 'portrait',
  widths: [8, 8, 8, 8],
  rows: [
    { cells: [{ column: 0, span: 4, value: '=1+1' }], height: 30 },
    { cells: [{ column: 0, value: '单价' }] },
    {
      cells: [
        { column: 0, value: 0, format: 'price' },
        { column: 1, value: 3 },
        { column: 2, value: 0, formula: { times: [0, 1] }, format: 'yuan' },
        { column: 3, value: 12.34, format: 'percent' },
      ],
    },
    { cells: [{ column: 2, value: 0, formula: { sumOfRows: [2, 2] } }] },
    { cells: [{ column: 2, value: 0, formula: { sumOf: [3] } }] },
  ],
  headRow: 1,
  pageHead: '内部 & 保密',
};
const partOf = async (form: Form, name: string) => strFromU8(unzipSync(await writeForm(form))[name] ?? new Uint8Array());

describe('a form as a worksheet', () => {
  it('reads back as laid out; what a person wrote is text, arithmetic is between its own cells only', async () => {
    const [read] = (await readXlsx(await writeForm(form))).sheets;
    expect(read?.rows.map((row) => row.filter((cell) => cell !== null))).toEqual([['=1+1'], ['单价'], [0, 3, 0, 0.1234], [0], [0]]);
    const xml = await partOf(form, 'xl/worksheets/sheet1.xml');
    expect([...xml.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)).toEqual(['ROUND(A3*B3,2)', 'SUM(C3:C3)', 'SUM(C4)']);
    expect(xml).toContain('<mergeCell ref="A1:D1"/>');
    expect(await partOf(form, 'xl/styles.xml')).toContain('免费');
  });

  it('repeats its head row on paper; an ampersand in the page’s head is one', async () => {
    expect(await partOf(form, 'xl/workbook.xml')).toContain('$2:$2');
    expect(await partOf(form, 'xl/worksheets/sheet1.xml')).toContain('内部 &amp;&amp; 保密');
  });

  it('a picture keeps its own size in its cell', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const drawing = await partOf({ ...form, pictures: [{ row: 2, column: 1, bytes, width: 50, height: 40 }] }, 'xl/drawings/drawing1.xml');
    expect(drawing).toContain('<xdr:ext cx="476250" cy="381000"/>');
    expect(drawing).not.toContain('twoCellAnchor');
  });
});
