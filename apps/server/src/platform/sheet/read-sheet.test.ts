import { once } from 'node:events';
import { createDeflateRaw, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from 'hucre';
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

/** One shared text of so many characters, shown in a hundred rows of a hundred cells and in one more. */
function repeatedText(length: number): Uint8Array {
  const rows = numbersTo(100).map((row) => `<row r="${row}">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`);
  return xlsxOf(`${rows.join('')}<row r="101"><c t="s"><v>0</v></c></row>`, {
    parts: {
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'字'.repeat(length)}</t></si></sst>`),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      ),
    },
  });
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

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

  test('rich text, texts that are shared, remarks, entities and other prefixes read as another reader reads them', async () => {
    const shared =
      '<x:sst xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:si><x:t>共享 &amp; &#20849;&#x4eab; _x4E2D_</x:t></x:si><x:si><x:r><x:rPr><x:b/></x:rPr><x:t xml:space="preserve">粗 </x:t></x:r><x:r><x:t>细</x:t></x:r><x:rPh sb="0" eb="1"><x:t>读音</x:t></x:rPh></x:si><x:si/></x:sst>';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bytes = xlsxOf('', {
      sheet:
        '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><!-- <row> --><x:sheetData>' +
        '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c><x:c/><x:c t="str"><x:v>a&lt;b</x:v></x:c></x:row>' +
        `<x:row r='3'><x:c r='B3' t='inlineStr'><x:is><x:r><x:t>一</x:t></x:r><x:r><x:t>二</x:t></x:r></x:is></x:c><x:c r="D3" s="1"><x:v>45296</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row>` +
        '</x:sheetData></x:worksheet>',
      parts: {
        'xl/strings.xml': strToU8(shared),
        'xl/_rels/workbook.xml.rels': strToU8(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${office}/sharedStrings" Target="/xl/strings.xml"/><Relationship Id="rId1" Type="${office}/worksheet" Target="./worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
        ),
      },
    });
    const outcome = await readSheet(bytes, 'a.xlsx');
    expect(outcome).toEqual({
      ok: true,
      rows: [
        { number: 1, cells: ['共享 & 共享 中', '粗 细', null, null, 'a<b'] },
        { number: 3, cells: [null, '一二', null, { date: '2024-01-05' }, '#REF!'] },
      ],
    });
    const [other] = (await readXlsx(bytes)).sheets;
    expect(other?.rows[0]?.slice(0, 2)).toEqual(['共享 & 共享 中', '粗 细']);
  });

  test('a date of an old Mac is counted from 1904, and formats of one’s own are known for dates', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="180" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="181" formatCode="0.00_ "/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="180"/><xf numFmtId="181"/></cellXfs></styleSheet>';
    const row = rowXml(
      1,
      [0, 1, 2].map((style) => ({ raw: '<v>45296</v>', attributes: `s="${style}"` })),
    );
    expect(cellsOf(await readSheet(xlsxOf(row, { styles }), 'a.xlsx'))).toEqual([[45296, { date: '2024-01-05' }, 45296]]);
    const workbook = strToU8(
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr date1904="1"/><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    );
    expect(cellsOf(await readSheet(xlsxOf(row, { styles, parts: { 'xl/workbook.xml': workbook } }), 'a.xlsx'))).toEqual([
      [45296, { date: '2028-01-06' }, 45296],
    ]);
  });

  test('reading ends when it is called off', async () => {
    const rows = numbersTo(40_000)
      .map((n) => `<row r="${n}"><c r="C${n}"/><c r="D${n}"/></row>`)
      .join('');
    const off = new AbortController();
    const reading = readSheet(xlsxOf(rows), 'a.xlsx', { signal: off.signal });
    setImmediate(() => off.abort(new Error('called off')));
    await expect(reading).rejects.toThrow('called off');
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

  test.each([
    ['a,b', [['a', 'b']]],
    ['a,\nb', [['a'], ['b']]],
    [',a', [[null, 'a']]],
    ['"a","b"\r\n"c"', [['a', 'b'], ['c']]],
    ['"a""b"', [['a"b']]],
    ['""', []],
    ['a\r\rb\r\n\nc', [['a'], ['b'], ['c']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
  ])('the csv %j', async (text, cells) => {
    expect(cellsOf(await readSheet(Buffer.from(text), 'a.csv'))).toEqual(cells);
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
    ['a formula under another prefix', formula('<x:f>1</x:f>'), 'a.xlsx', /^单元格 B2 是公式/],
    // writers that stream leave places out
    ['a formula in a cell that is counted', xlsxOf('<row><c><v>1</v></c></row><row><c/><c><v>1</v></c><c><f>1+1</f></c></row>'), 'a.xlsx', /^单元格 C2 是公式/],
    ['a formula behind a cell that says its place', xlsxOf('<row r="7"><c r="AA7"><v>1</v></c><c><f>1+1</f></c></row>'), 'a.xlsx', /^单元格 AB7 是公式/],
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
    ['a text of 10,000 characters in 10,001 cells', repeatedText(10_000), 'a.xlsx', /合计超过 100,000,000 个字符/],
    ['a sheet that is no xml', xlsxOf('', { sheet: 'not xml at all <<<' }), 'a.xlsx', /损坏/],
    ['a sheet that breaks off', xlsxOf('', { sheet: `<worksheet><sheetData>${rowXml(1, ['型号'])}` }), 'a.xlsx', /损坏/],
    ['a workbook without sheets', xlsxOf('', { parts: { 'xl/workbook.xml': strToU8('<workbook/>') } }), 'a.xlsx', /没有工作表/],
    ['50,001 rows', Buffer.from(`型号\n${'A\n'.repeat(50_000)}`), 'a.csv', /超过 50,000 行/],
    ['a quote that never ends', Buffer.from('型号,描述\nA1,"没有结束\nA2,x\n'), 'a.csv', /^第 2 行的引号/],
    ['a quote within a word', Buffer.from('型号\nA1\nA"2"\n'), 'a.csv', /^第 3 行的引号/],
    ['a word behind a quote', Buffer.from('型号\n"A\n1"2\n'), 'a.csv', /^第 3 行的引号/],
    ['bytes of no encoding', Buffer.from([0x41, 0xff, 0xff, 0x81, 0x0a]), 'a.csv', /编码/],
    ['a picture called csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.csv', /编码|字符/],
  ])('%s', async (_name, bytes, name, sentence) => {
    expect(problemOf(await readSheet(bytes, name))).toMatch(sentence);
  });

  test('a formula that stands in no cell refuses nothing: a list of choices, a sparkline', async () => {
    const after = '<extLst><ext><x14:dataValidation><x14:formula1><xm:f>Sheet2!$A$1:$A$5</xm:f></x14:formula1></x14:dataValidation></ext></extLst>';
    expect(cellsOf(await readSheet(xlsxOf(rowXml(1, ['型号', '价格']), { after }), 'a.xlsx'))).toEqual([['型号', '价格']]);
  });

  test('as many characters in as many cells as one file may hold are read', async () => {
    expect(problemOf(await readSheet(repeatedText(9_999), 'a.xlsx'))).toBe('read 101 rows');
  });

  test('more than 10 MB, before anything is unpacked', async () => {
    expect(problemOf(await readSheet(new Uint8Array(10 * MB + 1), 'a.xlsx'))).toMatch(/10 MB/);
  });

  test('more than the reader wants, before anything is unpacked, and no row beyond those it wants', async () => {
    const rows = Array.from({ length: 40_000 }, (_, index) => rowXml(index + 1, ['名称'])).join('');
    const limits = { unpackedMax: MB, rowsMax: { rows: 3, words: '只要两行' } };
    expect(problemOf(await readSheet(xlsxOf(rows), 'a.xlsx', limits))).toBe('文件解压后超过 1 MB，已拒绝');
    expect(problemOf(await readSheet(Buffer.from('甲\n'.repeat(4)), 'a.csv', limits))).toBe('只要两行');
    expect(problemOf(await readSheet(Buffer.from('甲\n'.repeat(3)), 'a.csv', limits))).toBe('read 3 rows');
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
