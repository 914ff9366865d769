/** An archive's bytes: a header, then sealed frames of at most 64 KiB, the last of them marked. Both ways work in streams. */
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';
import { ByteReader } from './byte-reader.ts';
import { HEADER_BYTES, newSeal, sealOf, type BackupKey } from './seal.ts';

const BODY_BYTES_MAX = 64 * 1024;
const SEALED_BYTES_MAX = BODY_BYTES_MAX + 64;
const LAST = 0x8000_0000;
/** Fast, and within a few percent of the best for rows of text. */
const GZIP_LEVEL = 3;

/** Writes `content`, compressed and sealed, to the new file `path` (0600). It has reached the disk when this returns. */
export async function writeFrames(path: string, content: AsyncIterable<Uint8Array>, key: BackupKey | undefined): Promise<void> {
  const { header, seal } = await newSeal(key);
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createGzip({ level: GZIP_LEVEL }),
    async function* (source: AsyncIterable<Buffer>) {
      yield header;
      let index = 0;
      let rest = Buffer.alloc(0);
      const frame = (body: Buffer, isLast: boolean): Buffer => {
        const sealed = seal.close(index++, isLast, body);
        const head = Buffer.alloc(4);
        head.writeUInt32BE((sealed.length | (isLast ? LAST : 0)) >>> 0);
        return Buffer.concat([head, sealed]);
      };
      for await (const piece of source) {
        rest = Buffer.concat([rest, piece]);
        for (; rest.length > BODY_BYTES_MAX; rest = rest.subarray(BODY_BYTES_MAX)) yield frame(rest.subarray(0, BODY_BYTES_MAX), false);
      }
      yield frame(rest, true);
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
}

/** Reads `path` to its end and hands the content to `take`. Throws `ArchiveError` at the first thing that is not as it was written. */
export async function readFrames(path: string, key: BackupKey | undefined, take: (content: AsyncIterable<Buffer>) => Promise<void>): Promise<void> {
  const gunzip = createGunzip();
  await pipeline(
    createReadStream(path, { highWaterMark: 256 * 1024 }),
    async function* (source: AsyncIterable<Buffer>) {
      const reader = new ByteReader(source);
      const seal = await sealOf(await reader.upTo(HEADER_BYTES), key);
      for (let index = 0; ; index++) {
        const head = await reader.upTo(4);
        if (head.length < 4) throw new ArchiveError('cut', `the file ends after ${index} frames`);
        const word = head.readUInt32BE();
        const isLast = word >= LAST;
        const length = isLast ? word - LAST : word;
        if (length > SEALED_BYTES_MAX) throw new ArchiveError('damaged', `frame ${index} has an impossible length`);
        const sealed = await reader.upTo(length);
        if (sealed.length < length) throw new ArchiveError('cut', `the file ends within frame ${index}`);
        yield seal.open(index, isLast, sealed);
        if (!isLast) continue;
        if ((await reader.upTo(1)).length > 0) throw new ArchiveError('damaged', 'something follows the last frame');
        return;
      }
    },
    gunzip,
    async (content: AsyncIterable<Buffer>) => {
      await take(content);
    },
  ).catch((error: unknown) => {
    throw String((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_') ? new ArchiveError('damaged', (error as Error).message) : error;
  });
}
