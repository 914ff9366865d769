/** Sixty files as people hand them in: photos, scans, drawings, price lists, offers. Every one must be taken. For tests. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import sharp from 'sharp';
import { writeSheet } from '../sheet/write-sheet.ts';
import { honestDocx, honestPdf, objectStream, office, pdfOf, related } from './torture-set.fixture.ts';

/** A photo's worth of noise: nothing in it packs or repeats. */
const photo = (width: number, height: number) => sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

async function pictures(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [width, height] of [
    [320, 240],
    [240, 320],
    [1, 1],
    [1200, 40],
    [40, 1200],
  ] as const) {
    const size = `${width} × ${height}`;
    files[`jpeg ${size}`] = await photo(width, height).jpeg().toBuffer();
    files[`progressive jpeg ${size}`] = await photo(width, height).jpeg({ progressive: true }).toBuffer();
    files[`png ${size}`] = await photo(width, height).png().toBuffer();
    files[`webp ${size}`] = await photo(width, height).webp().toBuffer();
    files[`gif ${size}`] = await photo(width, height).gif().toBuffer();
  }
  const some = () => photo(64, 48);
  return {
    ...files,
    'jpeg of a phone, turned, with its place': await some()
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone', Model: '手机' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    'jpeg for print': await some().toColourspace('cmyk').jpeg().toBuffer(),
    'grey jpeg of a scanner': await some().greyscale().jpeg({ quality: 30 }).toBuffer(),
    'png with holes': await some().ensureAlpha(0.5).png().toBuffer(),
    'png of few colours': await some().png({ palette: true, colours: 16 }).toBuffer(),
    'interlaced png': await some().png({ progressive: true }).toBuffer(),
    'png of sixteen bits': await some().toColourspace('rgb16').png().toBuffer(),
    'grey png': await some().greyscale().png().toBuffer(),
    'webp without loss': await some().webp({ lossless: true }).toBuffer(),
    avif: await some().avif({ effort: 0 }).toBuffer(),
    'png of a screen': await sharp({ create: { width: 1920, height: 1080, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  };
}

/** Packed bytes in which the letters of a script stand by chance. */
const chance = Buffer.concat([randomBytes(2000), Buffer.from('/JS /AA /XFA '), randomBytes(2000)]);
const streamOf = (bytes: Buffer, dictionary = '/Filter/FlateDecode'): Buffer =>
  Buffer.concat([Buffer.from(`8 0 obj<<${dictionary}/Length ${bytes.length}>>stream\n`), bytes, Buffer.from('\nendstream endobj\n')]);

const documents = (): Record<string, Buffer> => ({
  pdf: honestPdf(),
  'pdf that opens at its first page': pdfOf('/OpenAction[3 0 R/XYZ null null 0]'),
  'pdf that opens where another object says': pdfOf('/OpenAction 5 0 R', '5 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj'),
  'pdf with marks and links': pdfOf('/Outlines 6 0 R', '6 0 obj<</First 7 0 R/Count 1>>endobj 7 0 obj<</A<</S/URI/URI(https://example.com/a)>>>>endobj'),
  'pdf with packed objects': pdfOf('', objectStream('<</Type/Page/Parent 2 0 R>>')),
  'pdf with no packed objects in its stream': pdfOf('', streamOf(deflateSync(Buffer.alloc(0)), '/Type/ObjStm/N 0/First 0/Filter/FlateDecode')),
  'pdf with a scan in it': pdfOf('', streamOf(chance, '/Subtype/Image/Filter/DCTDecode')),
  'pdf with a font whose bytes spell a script': pdfOf('', streamOf(chance)),
  'pdf with a page of text': pdfOf('', streamOf(deflateSync(Buffer.from('BT /F1 12 Tf (JavaScript) Tj ET')))),
  'pdf with form fields': pdfOf('/AcroForm<</Fields[9 0 R]/DA(/Helv 0 Tf)>>', '9 0 obj<</FT/Tx/T(name)>>endobj'),
  'pdf with layers': pdfOf('/OCProperties<</D<</Order[]>>>>'),
  'pdf with its rights in plain objects': pdfOf('/Encrypt 9 0 R', '9 0 obj<</Filter/Standard/V 2/P -3904>>endobj'),
  'pdf with Chinese names': pdfOf('/Title<FEFF6D77>/Lang(zh-CN)/#E6#96#87 1'),
  'pdf with bytes behind its end': Buffer.concat([honestPdf(), randomBytes(200)]),
  docx: honestDocx(),
  'docx with links': related('word/document.xml', 'hyperlink', 'https://example.com/a?b=1&amp;c=2'),
  'docx with an address to write to': related('word/document.xml', 'hyperlink', 'mailto:a@example.com'),
  'docx with a picture': related('word/document.xml', 'image', 'media/image1.png', ''),
  'docx as Word writes its head': office({
    'word/document.xml': strToU8('<x/>'),
    'word/_rels/document.xml.rels': strToU8('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<Relationships/>'),
  }),
  'docx with remarks, notes and styles': office(
    Object.fromEntries(['document', 'styles', 'comments', 'footnotes', 'settings', 'fontTable'].map((name) => [`word/${name}.xml`, strToU8('<x/>')])),
  ),
  'docx not packed': Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<x/>') }, { level: 0 })),
  'xlsx with the settings of a printer': office({ 'xl/workbook.xml': strToU8('<x/>'), 'xl/printerSettings/printerSettings1.bin': strToU8('x') }),
});

/** By name, with what it must be taken for. */
export async function honestFiles(): Promise<Record<string, { bytes: Buffer; kind: 'picture' | 'attachment' }>> {
  const fixture = (name: string) => readFile(new URL(`../../modules/catalog/import/fixtures/${name}`, import.meta.url));
  const sheets = {
    'xlsx of our own': Buffer.from(await writeSheet({ name: '报价', columns: [{ header: '名称', width: 9, format: 'text' }], rows: [['=1+1']] })),
    'xlsx of another writer': Buffer.from(await writeXlsx({ sheets: [{ name: 'S', rows: [[1, '二', new Date(0)]] }] })),
    'xlsx LibreOffice has saved': await fixture('saved-by-libreoffice.xlsx'),
    'xlsx with formulas LibreOffice has saved': await fixture('formula-by-libreoffice.xlsx'),
  };
  const as = (kind: 'picture' | 'attachment', files: Record<string, Buffer>) => Object.entries(files).map(([name, bytes]) => [name, { bytes, kind }] as const);
  return Object.fromEntries([...as('picture', await pictures()), ...as('attachment', { ...documents(), ...sheets })]);
}
