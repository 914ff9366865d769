/** Files of goods as an attacker would send them, made when they are asked for; each a few megabytes at most. For tests. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { rowXml, xlsxOf } from './xlsx-under-test.ts';

export interface HostileSheet {
  name: string;
  /** Its ending decides how it is read. */
  file: 'a.xlsx' | 'a.csv';
  bytes(): Uint8Array;
}

const MB = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const HEAD = rowXml(1, ['型号', '价格']);

const csv = (name: string, text: () => string): HostileSheet => ({ name, file: 'a.csv', bytes: () => Buffer.from(text()) });
const xlsx = (name: string, bytes: () => Uint8Array): HostileSheet => ({ name, file: 'a.xlsx', bytes });
/** A package with some parts replaced. */
const withParts = (name: string, parts: () => Zippable): HostileSheet => xlsx(name, () => xlsxOf(HEAD, { parts: parts() }));
const withRows = (name: string, rows: () => string): HostileSheet => withSheet(name, () => `${open}${HEAD}${rows()}</sheetData></worksheet>`);
const withSheet = (name: string, sheet: () => string): HostileSheet => withParts(name, () => ({ [SHEET]: part(sheet()) }));
const times = (text: string, count: number): string => text.repeat(count);
const open = '<?xml version="1.0"?><worksheet><sheetData>';

/** An XML part behind remarks that do not pack: what repeats itself must not be given away by how well it packs. */
function part(xml: string): Uint8Array {
  const remarks = Array.from({ length: Math.ceil(xml.length / 100 / 20_000) }, () => `<!--${randomBytes(10_000).toString('hex')}-->`);
  return strToU8(xml.length > MB ? remarks.join('') + xml : xml);
}

/** Text that deflates about fifteen times and no more, so that the ratio gives nothing away. */
function tiresome(bytes: number): string {
  let state = 1;
  let text = '';
  const words = Array.from({ length: 64 }, (_, n) => `${(n * 2_654_435_761) >>> 0}`.padEnd(40, 'x'));
  while (text.length < bytes) {
    let line = '';
    for (let word = 0; word < 1000; word++) line += words[(state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 26];
    text += line;
  }
  return text.slice(0, bytes);
}

const numbered = (count: number, tag: (n: number) => string): string => {
  const parts: string[] = [];
  for (let n = 2; n < count + 2; n++) parts.push(tag(n));
  return parts.join('');
};

/** An archive whose entries with an `offset` lie on the bytes of others; `flags`, `method`, `unpacked` and `count` as its directory says. */
export function archiveOf(
  entries: readonly {
    name: string | Uint8Array;
    data: Uint8Array;
    offset?: number;
    flags?: number;
    /** Of a file on a Unix. */
    attributes?: number;
    method?: number;
    unpacked?: number;
  }[],
  count = entries.length,
): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data, offset, flags = 0, attributes = 0, method = 8, unpacked = data.length } of entries) {
    const packed = deflateRawSync(data);
    const label = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    if (attributes !== 0) entry.writeUInt16LE(0x0314, 4);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(data), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(attributes >>> 0, 38);
    entry.writeUInt32LE(offset ?? at, 42);
    central.push(entry, label);
    if (offset !== undefined) continue;
    local.push(head, label, packed);
    at += 30 + label.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}

/** A million tags that open and never close, wherever a reader looks for one with certain attributes. */
const unfinished: HostileSheet[] = [
  withParts('149,000 × <sheet in the workbook', () => ({ 'xl/workbook.xml': part(times('<sheet ', 149_000)) })),
  withParts('149,000 × <Relationship in the relations', () => ({ 'xl/_rels/workbook.xml.rels': part(times('<Relationship ', 149_000)) })),
  withParts('149,000 × <Relationship in the package’s relations', () => ({ '_rels/.rels': part(times('<Relationship ', 149_000)) })),
  withSheet('149,000 × <mergeCell', () => `${open}${HEAD}</sheetData><mergeCells>${times('<mergeCell ', 149_000)}`),
  withSheet('8 MB of <mergeCell', () => `${open}${HEAD}</sheetData><mergeCells>${times('<mergeCell ', (8 * MB) / 11)}`),
  withSheet('8 MB of merges without an area', () => `${open}${HEAD}</sheetData><mergeCells>${times('<mergeCell x="1"/>', (8 * MB) / 18)}`),
  withSheet('8 MB of <', () => open + times('<', 8 * MB)),
  withSheet('8 MB of <c r=', () => open + times('<c r="', (8 * MB) / 6)),
  withSheet('8 MB of <!--', () => open + times('<!--', 2 * MB)),
  withSheet('8 MB of <![CDATA[', () => open + times('<![CDATA[', MB)),
  withSheet('8 MB of <?', () => open + times('<?', 4 * MB)),
  withSheet('8 MB of </', () => open + times('</', 4 * MB)),
  withSheet('8 MB of &#x', () => `${open}<row r="1"><c r="A1" t="str"><v>${times('&#x', (8 * MB) / 3)}`),
  withSheet('8 MB of _x000', () => `${open}<row r="1"><c r="A1" t="str"><v>${times('_x000', (8 * MB) / 5)}</v></c></row></sheetData></worksheet>`),
];

/** One thing that does not end within the file. */
const endless: HostileSheet[] = [
  withSheet('one tag of 60 MB', () => `${open}<row r="1"><c r="A1" x="${tiresome(60 * MB)}"/></row></sheetData></worksheet>`),
  withSheet('one tag that never closes', () => `${open}<row r="1"><c r="A1" x="${tiresome(60 * MB)}`),
  withSheet('one remark of 60 MB', () => `${open}<!--${tiresome(60 * MB)}--></sheetData></worksheet>`),
  withSheet('one text of 60 MB', () => `${open}<row r="1"><c r="A1" t="str"><v>${tiresome(60 * MB)}</v></c></row></sheetData></worksheet>`),
  withSheet('one unread text of 60 MB', () => `${open}<row r="1"><c r="A1"><![CDATA[${tiresome(60 * MB)}]]></c></row></sheetData></worksheet>`),
];

const many: HostileSheet[] = [
  withRows('1,000,000 columns in one row', () => `<row r="2">${times('<c><v>1</v></c>', 1_000_000)}</row>`),
  withRows('2,000,000 blank cells in one row', () => `<row r="2">${times('<c/>', 2_000_000)}</row>`),
  withRows('a blank cell in the last column of 300,000 rows', () => numbered(300_000, (n) => `<row r="${n}"><c r="XFD${n}"/></row>`)),
  withRows('a cell in a column of ten letters', () => '<row r="2"><c r="ZZZZZZZZZZ2"><v>1</v></c></row>'),
  withRows('rows that count from 1e308', () => '<row r="1e308"><c r="A2"><v>1</v></c></row><row r="-5"><c><v>1</v></c></row><row r="x"><c><v>1</v></c></row>'),
  withRows('3,000,000 rows', () => times('<row/>', 3_000_000)),
  withRows('tags of their own 5,000,000 deep', () => times('<a>', 5_000_000)),
  withRows('10,000,000 tags', () => times('<a/>', 10_000_000)),
  xlsx('3,000,000 rows that are not packed', () =>
    xlsxOf(HEAD, { parts: { [SHEET]: [part(`${open}${times('<row/>', 1_500_000)}</sheetData></worksheet>`), { level: 0 }] } }),
  ),
  withShared('8,000,000 empty shared texts', () => times('<si/>', 8_000_000)),
  withShared('a shared text of 60 MB', () => `<si><t>${tiresome(60 * MB)}</t></si>`),
  withShared('a shared text of 3,000,000 runs', () => `<si>${times('<r><t>a</t></r>', 3_000_000)}</si>`),
  withShared('shared texts 5,000,000 deep', () => times('<si>', 5_000_000)),
  withParts('3,000,000 styles', () => ({ 'xl/styles.xml': part(`<styleSheet><cellXfs>${times('<xf/>', 3_000_000)}</cellXfs></styleSheet>`) })),
  withParts('a style’s format of 2 MB', () => ({
    'xl/styles.xml': part(
      `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${times('[[', MB)}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>`,
    ),
    [SHEET]: part(`${open}${numbered(20_000, (n) => `<row r="${n}"><c r="A${n}" s="1"><v>1</v></c></row>`)}</sheetData></worksheet>`),
  })),
  withParts('3,000,000 sheets', () => ({ 'xl/workbook.xml': part(`<workbook><sheets>${times('<sheet/>', 3_000_000)}</sheets></workbook>`) })),
  withParts('3,000,000 content types', () => ({ '[Content_Types].xml': part(`<Types>${times('<Override/>', 3_000_000)}</Types>`) })),
  withParts('3,000,000 relations', () => ({
    'xl/_rels/workbook.xml.rels': part(`<Relationships>${times('<Relationship/>', 3_000_000)}</Relationships>`),
  })),
  withParts('a tag of 200,000 attributes', () => ({
    'xl/workbook.xml': part(`<workbook><sheets><sheet ${numbered(200_000, (n) => `a${n}="" `)}/></sheets></workbook>`),
  })),
];

/** What few bytes name again and again: the time must grow with the bytes, not with what they stand for. */
const repeated: HostileSheet[] = [
  withShared('a shared text of 250,000 blanks in 1,000,000 cells', () => `<si><t>${times(' ', 250_000)}</t></si>`, 1_000),
  withShared('a shared text behind 250,000 blanks in 1,000,000 cells', () => `<si><t>${times(' ', 250_000)}x</t></si>`, 1_000),
  withShared('a shared text of 9,000 letters in 290,000 cells', () => `<si><t>${times('x', 9_000)}</t></si>`, 290),
];

/** A thousand rows of `columns` cells that hold the first of the shared texts. */
function withShared(name: string, texts: () => string, columns = 1): HostileSheet {
  return withParts(name, () => ({
    'xl/sharedStrings.xml': part(`<?xml version="1.0"?><sst>${texts()}</sst>`),
    'xl/_rels/workbook.xml.rels': part(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>' +
        '<Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    [SHEET]: part(`${open}${numbered(1000, (n) => `<row r="${n}">${times('<c t="s"><v>0</v></c>', columns)}</row>`)}</sheetData></worksheet>`),
  }));
}

const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name, n) => `<!ENTITY ${name} "${times(`&${'abcdefghi'[n]};`, 10)}">`).join('')}]>`;

const packages: HostileSheet[] = [
  withSheet('billion laughs', () => `<?xml version="1.0"?>${LAUGHS}<worksheet><sheetData><row r="1"><c t="str"><v>&j;</v></c></row></sheetData></worksheet>`),
  withSheet('billion laughs behind 60 KB of blanks', () => `<?xml version="1.0"?>${times(' ', 60_000)}${LAUGHS}<worksheet><sheetData/></worksheet>`),
  withSheet(
    'an entity from outside',
    () =>
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&x;</v></c></row></sheetData></worksheet>',
  ),
  xlsx('two entries on the same bytes', () =>
    archiveOf([
      { name: 'xl/workbook.xml', data: strToU8('<workbook/>') },
      { name: SHEET, data: strToU8('<workbook/>'), offset: 0 },
    ]),
  ),
  xlsx('100 entries on the same megabytes', () =>
    archiveOf([
      { name: 'a0.xml', data: Buffer.alloc(900_000, 'a') },
      ...Array.from({ length: 99 }, (_, n) => ({ name: `a${n + 1}.xml`, data: Buffer.alloc(900_000, 'a'), offset: 0 })),
    ]),
  ),
  ...[
    '../../../../tmp/portal-escape.xml',
    '..\\..\\portal-escape.xml',
    '/tmp/portal-escape.xml',
    'C:\\portal-escape.xml',
    'xl/../../portal-escape.xml',
    'a\u0000b.xml',
  ].map((path) => withParts(`an entry called ${JSON.stringify(path)}`, () => ({ [path]: strToU8('<x/>') }))),
  xlsx('an entry that is a link', () => archiveOf([{ name: 'xl/workbook.xml', data: strToU8('/etc/passwd'), attributes: 0o120777 * 65_536 }])),
  xlsx('an encrypted entry', () => archiveOf([{ name: 'xl/workbook.xml', data: strToU8('<workbook/>'), flags: 1 }])),
  xlsx('an encrypted file', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4 * MB, 7)])),
  xlsx('60,000 empty entries', () => archiveOf(Array.from({ length: 60_000 }, (_, n) => ({ name: `${n}`, data: new Uint8Array(0) })))),
  xlsx('a directory that promises 65,535 entries', () => archiveOf([{ name: 'xl/workbook.xml', data: strToU8('<workbook/>') }], 65_535)),
  xlsx('an archive in an archive', () => zipSync({ 'xl/workbook.xml': xlsxOf(HEAD) })),
  xlsx('macros', () => xlsxOf(HEAD, { parts: { 'xl/vbaProject.bin': strToU8('x') } })),
  xlsx('a formula', () => xlsxOf(HEAD + '<row r="2"><c r="A2"><f>HYPERLINK("http://evil.example")</f><v>1</v></c></row>')),
  xlsx('half a file', () => xlsxOf(HEAD).slice(0, 900)),
  xlsx('nothing but an end', () => Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])),
  xlsx('9 MB of ends', () => Buffer.alloc(9 * MB, Buffer.from('504b0506', 'hex'))),
  xlsx('9 MB of nothing', () => Buffer.alloc(9 * MB)),
];

const plainText: HostileSheet[] = [
  csv('9 MB of line breaks', () => `型号,价格\n${times('\n', 9 * MB)}`),
  csv('9 MB of carriage returns', () => `型号,价格\r${times('\r', 9 * MB)}`),
  csv('9 MB of blank lines with a comma', () => `型号,价格\n${times(',\n', 4.5 * MB)}`),
  csv('9 MB of commas', () => `型号,价格\n${times(',', 9 * MB)}`),
  csv('9 MB of commas at the head', () => times(',', 9 * MB)),
  csv('9 MB of quotes', () => `型号,价格\n${times('"', 9 * MB)}`),
  csv('9 MB of quoted nothing', () => `型号,价格\n${times('"",', 3 * MB)}`),
  csv('a quote that opens 9 MB', () => `型号,价格\n"${tiresome(9 * MB)}`),
  csv('9 MB of quotes that open and close beside', () => `型号\n${times('"a"b\n', 1.8 * MB)}`),
  csv('9 MB of one word', () => times('x', 9 * MB)),
  csv('9 MB of a’s in rows', () => `型号\n${times('a\n', 4.5 * MB)}`),
  csv('9 MB of the mark that begins a file', () => times('\uFEFF', 3 * MB)),
  { name: '9 MB of bytes that are no text', file: 'a.csv', bytes: () => Buffer.alloc(9 * MB, Buffer.from([0x81, 0x30, 0xff])) },
];

/** Every one of them ends in a Chinese sentence, or in rows that hold nothing of it. */
export const hostileSheets: readonly HostileSheet[] = [...unfinished, ...endless, ...many, ...repeated, ...packages, ...plainText];
