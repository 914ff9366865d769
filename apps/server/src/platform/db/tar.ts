/** Archives of a folder, readable by everybody's `tar`: as little of the format (ustar) as files and folders with short names need. */
import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const BLOCK_BYTES = 512;
const FOLDER = '5';

/** The header of one entry; `path` at most 100 bytes. Folders have no bytes. */
export function tarHeader(path: string, entry: { bytes: number; isFolder?: boolean }): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a name for an archive`);
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, at: number, digits: number) => header.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1');
  header.write(path, 0);
  octal(entry.isFolder ? 0o700 : 0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(entry.bytes, 124, 11);
  octal(0, 136, 11);
  header.write('        ', 148);
  header.write(entry.isFolder ? FOLDER : '0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  return header;
}

/** What follows `bytes` of an entry up to the next. */
export const tarPadding = (bytes: number): Buffer => Buffer.alloc((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES);
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK_BYTES);

/** Unpacks a gzipped archive into `folder`, made when absent; files are their owner's alone. Throws when the archive is cut or is none. */
export async function unpack(archive: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let waiting: Buffer = Buffer.alloc(0);
  let file: number | undefined;
  let left = 0;
  let padding = 0;
  let isEnded = false;
  const take = (): boolean => {
    if (left > 0) {
      const part = waiting.subarray(0, left);
      for (let done = 0; done < part.length;) done += writeSync(file as number, part, done);
      waiting = waiting.subarray(part.length);
      left -= part.length;
      if (left === 0) closeSync(file as number);
      return waiting.length > 0 && left === 0;
    }
    if (padding > 0) {
      if (waiting.length < padding) return false;
      waiting = waiting.subarray(padding);
      padding = 0;
    }
    if (waiting.length < BLOCK_BYTES) return false;
    const header = waiting.subarray(0, BLOCK_BYTES);
    waiting = waiting.subarray(BLOCK_BYTES);
    if (header[0] === 0) {
      isEnded = true;
      return true;
    }
    const { path, bytes, isFolder } = readHeader(header);
    if (isFolder) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
      file = openSync(join(folder, path), 'w', 0o600);
      left = bytes;
      padding = tarPadding(bytes).length;
      if (left === 0) closeSync(file);
    }
    return true;
  };
  try {
    await pipeline(createReadStream(archive), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
        while (take());
      }
    });
  } finally {
    if (left > 0) closeSync(file as number);
  }
  if (!isEnded || left > 0) throw new Error('the archive is cut short');
}

function readHeader(header: Buffer): { path: string; bytes: number; isFolder: boolean } {
  const text = (from: number, to: number) => header.subarray(from, to).toString('utf8').replace(/\0.*$/s, '');
  const sum = header.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 32 : byte), 0);
  if (Number.parseInt(text(148, 156), 8) !== sum) throw new Error('the archive is damaged');
  const path = [text(345, 500), text(0, 100)].filter(Boolean).join('/');
  if (path.split('/').includes('..')) throw new Error(`the archive names ${path}`);
  return { path, bytes: Number.parseInt(text(124, 136), 8), isFolder: text(156, 157) === FOLDER };
}
