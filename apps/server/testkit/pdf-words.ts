/** Reads the text back out of a PDF that pdfmake wrote, page by page: for tests that compare files with figures. */
import { inflateSync } from 'node:zlib';

/** The text of each page in the order it was set, without layout and without blanks. Reads fonts by their ToUnicode tables. */
export function pdfWords(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = new Map([...objects].flatMap(([id, { head }]) => (head.includes('/Type0') ? [[id, unicodeOf(objects, head)] as const] : [])));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const resources = objects.get(reference(head, 'Resources'))?.head ?? head;
      const named = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fonts.get(Number(id))]));
      return wordsOf(objects.get(reference(head, 'Contents'))?.stream ?? '', named);
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

const reference = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? -1);

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const text = file.toString('latin1');
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endobj', start);
    const opening = text.indexOf('stream\n', start);
    const hasStream = opening !== -1 && opening < end;
    const head = text.slice(start, hasStream ? opening : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = hasStream ? file.subarray(opening + 7, opening + 7 + length) : Buffer.alloc(0);
    const isText = hasStream && !head.includes('/Length1') && !head.includes('/FontFile') && !head.includes('/Subtype /CIDFontType0C');
    objects.set(Number(match[1]), { head, stream: isText ? plain(raw, head) : '' });
  }
  return objects;
}

const plain = (raw: Buffer, head: string): string => (head.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');

/** Glyph number → text. */
function unicodeOf(objects: Map<number, PdfObject>, fontHead: string): Map<number, string> {
  const table = objects.get(reference(fontHead, 'ToUnicode'))?.stream ?? '';
  const glyphs = new Map<number, string>();
  for (const [, first = '0', , targets = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    let glyph = Number.parseInt(first, 16);
    for (const [, hex = ''] of targets.matchAll(/<([0-9a-f]*)>/gi)) glyphs.set(glyph++, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  }
  return glyphs;
}

function wordsOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string> | undefined>): string {
  const words: string[] = [];
  let glyphs: ReadonlyMap<number, string> | undefined;
  for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) glyphs = fonts.get(name);
    else
      words.push(
        [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .map(([, hex = '']) => (hex.match(/.{4}/g) ?? []).map((code) => glyphs?.get(Number.parseInt(code, 16)) ?? '?').join(''))
          .join(''),
      );
  }
  return words.join('').replace(/\s/g, '');
}
