/** Files as an attacker, or a tired phone, would send them; made in memory. For tests. */
import { deflateSync } from 'node:zlib';
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

/** What must be refused, whatever name and type it comes under. */
export async function hostileFiles(): Promise<Record<string, Buffer>> {
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
  const big = Buffer.alloc(1024 * 1024);
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])),
    'an empty archive': Buffer.from(zipSync({})),
    'a plain archive': Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    'an archive in an archive': Buffer.from(zipSync({ 'xl.zip': zipSync({ 'xl/workbook.xml': strToU8('') }) })),
    'a sheet that unfolds to 110 MB': office({
      'xl/workbook.xml': strToU8('<workbook/>'),
      ...Object.fromEntries(Array.from({ length: 110 }, (_, n) => [`xl/media/${n}`, big])),
    }),
    'content types that unfold to 110 MB': Buffer.from(zipSync({ 'xl/workbook.xml': strToU8(''), '[Content_Types].xml': Buffer.alloc(110 * 1024 * 1024) })),
    'a sheet of 3,000 entries': office({
      'xl/workbook.xml': strToU8(''),
      ...Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`xl/media/${n}`, new Uint8Array()])),
    }),
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
