/** Packs a person's records piece by piece: they may be tens of megabytes, and everybody else is answered meanwhile. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** So much is packed at one go: a few milliseconds. */
const PIECE_LETTERS = 64 * 1024;

export async function packTexts(files: Readonly<Record<string, Iterable<string>>>): Promise<Uint8Array> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const parts: Uint8Array[] = [];
  const zip = new Zip((failure, part) => {
    if (failure) throw failure;
    parts.push(part);
  });
  for (const [name, texts] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    let piece = '';
    for (const text of texts) {
      piece += text;
      if (piece.length < PIECE_LETTERS) continue;
      file.push(strToU8(piece));
      piece = '';
      await nextTurn();
    }
    file.push(strToU8(piece), true);
  }
  zip.end();
  return Buffer.concat(parts);
}

/** As `JSON.stringify(value, null, 2)`, an entry at a time. */
export function* jsonTexts(value: unknown, indent = ''): Generator<string> {
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    for (const [at, item] of value.entries()) yield `${at === 0 ? '[' : ','}\n${inner}${jsonText(item, inner)}`;
    yield `\n${indent}]`;
  } else if (isPlain(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    for (const [at, [key, item]] of entries.entries()) {
      yield `${at === 0 ? '{' : ','}\n${inner}${JSON.stringify(key)}: `;
      yield* jsonTexts(item, inner);
    }
    yield entries.length === 0 ? '{}' : `\n${indent}}`;
  } else yield jsonText(value, indent);
}

const jsonText = (value: unknown, indent: string): string => (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`);

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
