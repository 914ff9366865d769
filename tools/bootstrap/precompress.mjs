/**
 * Writes a brotli and a gzip copy beside each built file that gets smaller by it, at the highest level: done once at build, so that
 * no request pays for it. Whoever serves the folder picks by `Accept-Encoding` (`preCompressed` of @fastify/static). Built-ins only.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|webmanifest|txt|xml)$/;
/** Of less the head of the answer is the larger part. */
const BYTES_MIN = 512;
const AT_ONCE = 8;

/** Of larger blocks scripts come out a little smaller. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 20 };

const encodings = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/** Compresses what lies below `folder` and removes copies whose original is gone. Gives the number of files that have copies. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const originals = new Set(files.filter((file) => COMPRESSIBLE.test(file)));
  const orphans = files.filter((file) => /\.(?:br|gz)$/.test(file) && !originals.has(file.slice(0, -3)));
  await Promise.all(orphans.map((file) => rm(file)));
  const waiting = [...originals];
  let count = 0;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(file);
      if (bytes.length < BYTES_MIN) continue;
      for (const [ending, compress] of encodings) {
        const packed = await compress(bytes);
        if (packed.length < bytes.length) await writeFile(file + ending, packed);
      }
      count++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}
