import { once } from 'node:events';
import { createDeflateRaw, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { columnLetters, readSheet, type SheetOutcome } from './read-sheet.ts';
import { writeSheet } from './write-sheet.ts';
import { rowXml, xlsxOf } from './xlsx-under-test.ts';

const MB = 1024 * 1024;
const cellsOf = (outcome: SheetOutcome) => (outcome.ok ? outcome.rows.map(({ cells }) => cells) : outcome.problem);
const problemOf = (outcome: SheetOutcome) => (outcome.ok ? `read ${outcome.rows.length} rows` : outcome.problem);

/** Packed in steps, so that the test itself never holds it. */
async function text600Mb(): Promise<Uint8Array> {
  const deflate = createDeflateRaw();
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => void packed.push(chunk));
  const piece = Buffer.alloc(4 * MB);
  for (let n = 0; n < 150; n++) if (!deflate.write(piece)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(packed);
}

/** A zip with one entry whose header claims `unpacked` bytes. */
function lyingZip(name: string, packed: Uint8Array, unpacked: number): Uint8Array {
  const bytes = zipSync({ [name]: [new Uint8Array(0), { level: 0 }] });
  const headLength = 30 + name.length;
  const rest = bytes.slice(headLength);
  const out = new Uint8Array(headLength + packed.length + rest.length);
  out.set(bytes.slice(0, headLength));
  out.set(packed, headLength);
  out.set(rest, headLength + packed.length);
  const at = new DataView(out.buffer);
  const central = out.length - rest.length;
  for (const [base, method, sizes] of [
    [0, 8, 18],
    [central, 10, 20],
  ] as const) {
    at.setUint16(base + method, 8, true);
    at.setUint32(base + sizes, packed.length, true);
    at.setUint32(base + sizes + 4, unpacked, true);
  }
  at.setUint32(out.length - 6, central, true);
  return out;
}

describe('what spreadsheets write', () => {
  test('text, numbers and truth values are read as they stand, dates as dates, blank rows are passed over', async () => {
    const bytes = xlsxOf(
      rowXml(1, ['型号', '价格', null, '备注']) +
        '<row r="2"/>' +
        rowXml(3, ['DS-1', 12.5, null, ' 有空格 ']) +
        rowXml(4, [{ raw: '<v>45296</v>', attributes: 's="1"' }, { raw: '<v>1</v>', attributes: 't="b"' }, '   ']) +
        '<row r="900000"><c r="A900000" s="1"/></row>',
    );
    expect(await readSheet(bytes, 'a.xlsx')).toEqual({
      ok: true,
      rows: [
        { number: 1, cells: ['型号', '价格', null, '备注'] },
        { number: 3, cells: ['DS-1', 12.5, null, ' 有空格 '] },
        { number: 4, cells: [{ date: '2024-01-05' }, true] },
      ],
    });
  });

  test('what we write ourselves is read back, whatever it begins with', async () => {
    const texts = ['=1+1', '+8613', '-5', '@SUM(A1)', '\t=1', '普通', '００１', '1e308'];
    const bytes = await writeSheet({ name: 't', columns: [{ header: '文字', width: 10, format: 'text' }], rows: texts.map((text) => [text]) });
    expect(cellsOf(await readSheet(bytes, 't.xlsx'))).toEqual([['文字'], ...texts.map((text) => [text])]);
  });

  test.each([
    ['UTF-8', Buffer.from('型号,价格\r\nDS-1,"1,280.00"\r\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF型号,价格\r\nDS-1,"1,280.00"\r\n')],
    ['GBK', iconv.encode('型号,价格\r\nDS-1,"1,280.00"\r\n', 'gbk')],
    ['UTF-16', iconv.encode('型号,价格\r\nDS-1,"1,280.00"\r\n', 'utf-16le', { addBOM: true })],
    ['tabs', iconv.encode('型号\t价格\nDS-1\t1,280.00\n', 'utf-16le', { addBOM: true })],
    ['semicolons', Buffer.from('型号;价格\nDS-1;1,280.00\n')],
  ])('a csv in %s', async (_name, bytes) => {
    expect(cellsOf(await readSheet(bytes, 'a.csv'))).toEqual([
      ['型号', '价格'],
      ['DS-1', '1,280.00'],
    ]);
  });

  test('a line break inside quotes stays inside its cell, and rows are counted as a spreadsheet counts them', async () => {
    expect(await readSheet(Buffer.from('型号,描述\nA1,"第一行\n第二行 ""引号"""\n\nA2,x\n'), 'a.csv')).toEqual({
      ok: true,
      rows: [
        { number: 1, cells: ['型号', '描述'] },
        { number: 2, cells: ['A1', '第一行\n第二行 "引号"'] },
        { number: 4, cells: ['A2', 'x'] },
      ],
    });
  });

  test('a million empty rows cost little memory and give none', async () => {
    let empty = '';
    for (let row = 2; row <= 1_000_000; row++) empty += `<row r="${row}" spans="1:3" s="1" customFormat="1"/>`;
    const bytes = xlsxOf(rowXml(1, ['型号']) + empty);
    empty = '';
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(cellsOf(await readSheet(bytes, 'a.xlsx'))).toEqual([['型号']]);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * MB);
    expect(cellsOf(await readSheet(Buffer.from(`型号,价格\n${',\n'.repeat(1_000_000)}`), 'a.csv'))).toEqual([['型号', '价格']]);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %s is %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters);
  });
});

describe('what is refused, and how it is said', () => {
  const formula = (raw: string) => xlsxOf(rowXml(1, ['型号', '价格']) + rowXml(2, ['A1', { raw }]));
  test.each<[string, Uint8Array, string, RegExp]>([
    ['a formula', formula('<f>1+1</f><v>2</v>'), 'a.xlsx', /^单元格 B2 是公式/],
    ['a shared formula', formula('<f t="shared" ref="B2:B9" si="0"/><v>2</v>'), 'a.xlsx', /^单元格 B2 是公式/],
    ['a formula under another prefix', formula('<x:f>1</x:f>'), 'a.xlsx', /是公式/],
    [
      'a merged header',
      xlsxOf(rowXml(1, ['型号', '价格']), { after: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>' }),
      'a.xlsx',
      /^表头 A1:B1 是合并单元格/,
    ],
    [
      'merged data',
      xlsxOf(rowXml(1, ['型号']), { after: '<mergeCells count="1"><mergeCell ref="A5:A9"/></mergeCells>' }),
      'a.xlsx',
      /^单元格 A5:A9 是合并单元格/,
    ],
    ['nothing', new Uint8Array(0), 'a.xlsx', /是空的/],
    ['an old xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx', /旧版 .xls/],
    ['an xls by name', Buffer.from('x'), 'a.xls', /另存为/],
    ['another kind of file', Buffer.from('x'), 'a.pdf', /只支持/],
    ['what is no zip', Buffer.from('hello, I am no zip at all'), 'a.xlsx', /不是有效的/],
    ['half a zip', xlsxOf(rowXml(1, ['型号'])).slice(0, 700), 'a.xlsx', /不是有效的/],
    ['a macro', xlsxOf('', { parts: { 'xl/vbaProject.bin': strToU8('x') } }), 'a.xlsx', /宏/],
    [
      'billion laughs',
      xlsxOf('', { sheet: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>' }),
      'a.xlsx',
      /外部实体/,
    ],
    ['201 parts', xlsxOf('', { parts: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`x${n}.xml`, strToU8('<x/>')])) }), 'a.xlsx', /条目过多/],
    ['a path that climbs', xlsxOf('', { parts: { '../../etc/passwd': strToU8('x') } }), 'a.xlsx', /路径不合法/],
    ['a column past XFD', xlsxOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'a.xlsx', /超过 300 列/],
    ['a text of 20,000 characters', xlsxOf(rowXml(1, ['型号', 'x'.repeat(20_000)])), 'a.xlsx', /^单元格 B1 的文字超过/],
    ['a sheet that is no xml', xlsxOf('', { sheet: 'not xml at all <<<' }), 'a.xlsx', /损坏|没有|read 0 rows/],
    ['a workbook without sheets', xlsxOf('', { parts: { 'xl/workbook.xml': strToU8('<workbook/>') } }), 'a.xlsx', /没有工作表/],
    ['50,001 rows', Buffer.from(`型号\n${'A\n'.repeat(50_000)}`), 'a.csv', /超过 50,000 行/],
    ['a quote that never ends', Buffer.from('型号,描述\nA1,"没有结束\nA2,x\n'), 'a.csv', /引号/],
    ['bytes of no encoding', Buffer.from([0x41, 0xff, 0xff, 0x81, 0x0a]), 'a.csv', /编码/],
    ['a picture called csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.csv', /编码|字符/],
  ])('%s', async (_name, bytes, name, sentence) => {
    expect(problemOf(await readSheet(bytes, name))).toMatch(sentence);
  });

  test('more than 10 MB, before anything is unpacked', async () => {
    expect(problemOf(await readSheet(new Uint8Array(10 * MB + 1), 'a.xlsx'))).toMatch(/10 MB/);
  });

  test('bombs, without unpacking them', async () => {
    // 600 MB of nothing that claims to be 100 bytes
    const zeros = await text600Mb();
    const before = process.memoryUsage().rss;
    const cases: [string, Uint8Array, RegExp][] = [
      ['says what it is', xlsxOf('', { parts: { 'a.xml': new Uint8Array(50 * MB) } }), /压缩比异常/],
      ['is too much in all', xlsxOf('', { parts: { 'a.xml': new Uint8Array(60 * MB), 'b.xml': new Uint8Array(60 * MB) } }), /超过 100 MB/],
      ['says it is small', lyingZip('xl/worksheets/sheet1.xml', zeros, 100), /不符/],
      ['says it is a little smaller than it is', lyingZip('xl/worksheets/sheet1.xml', deflateRawSync(new Uint8Array(100)), 90), /不符/],
      ['says it is larger than it is', lyingZip('xl/worksheets/sheet1.xml', deflateRawSync(new Uint8Array(100)), 200), /不符/],
    ];
    for (const [claim, bytes, sentence] of cases) expect(`${claim}: ${problemOf(await readSheet(bytes, 'a.xlsx'))}`).toMatch(sentence);
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MB);
  });

  test('any damage to an honest file ends in a sentence or in rows, never in an error', async () => {
    const honest = xlsxOf(rowXml(1, ['型号', '价格']) + rowXml(2, ['A1', 12]));
    const sentences: string[] = [];
    for (let at = 0; at < honest.length; at += 7) {
      const damaged = honest.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      sentences.push(problemOf(await readSheet(damaged, 'a.xlsx')));
    }
    expect(sentences.filter((sentence) => !/[\u4e00-\u9fff]|^read \d+ rows$/.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => /损坏|异常|不符/.test(sentence)).length).toBeGreaterThan(100);
  });
});
