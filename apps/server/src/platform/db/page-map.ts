/**
 * What each page of a closed or checkpointed database was at one moment: the measure for later ones. Between two checkpoints the
 * data files change only forward, and what a killed process had not written there yet is in the log and comes back when the
 * database opens. So, whenever the log has been replayed: no file is shorter than the map remembers, no page is zero that was not,
 * none is of an older state, and the commit map says of a finished transaction what it always said. (`vacuum_truncate` is off.)
 */
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { lookAtPage, PAGE_BYTES } from './page.ts';

/** In the database's own folder, where PostgreSQL overlooks it, so that it goes wherever the folder goes. */
export const PAGE_MAP_FILE = 'portal-pages';
/** Beside it: a place that the log had reached, as a number. */
export const LOG_REACHED_FILE = 'portal-log';

/** How far the counters were at the checkpoint; what lies before never changes again. */
export interface Counters {
  nextTransaction: number;
  nextMultixact: number;
  nextMember: number;
}

export interface PageMap {
  /** By path within the folder: of each page its LSN, 0 when it is zero. */
  pages: Map<string, Float64Array>;
  /** Parts of files that never change again: the first `bytes` of each. */
  finalParts: { path: string; bytes: number; crc: number }[];
}

const MAIN_FORK = /^(?:global|base\/\d+)\/\d+(?:_init)?(?:\.(\d+))?$/;
const PAGES_PER_FILE = 131_072;
const FIXED = ['PG_VERSION', 'postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'];
const CHUNK_BYTES = 64 * PAGE_BYTES;
/** Named in files written before this code: it stays. */
const FINAL_PARTS_KEY = 'settled';
/** A page read while it was being written is read again. */
const READINGS_MAX = 5;

/** Number of the file within its relation when pages of `path` carry checksums and an LSN; the free space and visibility maps heal themselves. */
export function segmentOf(path: string): number | undefined {
  const match = MAIN_FORK.exec(path);
  return match ? Number(match[1] ?? 0) : undefined;
}

/** All files below `folder`, relative, with `/`. What vanishes meanwhile is left out. */
export function listFiles(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within ? `${within}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(folder, path) : entry.isFile() ? [path] : [];
  });
}

/**
 * Reads every page of the files in which relations live. Others are left by a process that was killed while it made them: an index
 * that is being built goes to its file before its log does, since nothing points to it until the commit. Throws `Error` with the place
 * of the first page that is not what PostgreSQL wrote.
 */
export function mapPages(folder: string, counters: Counters, isNamed: (path: string) => boolean): PageMap {
  const pages = new Map<string, Float64Array>();
  for (const path of listFiles(folder)) {
    const segment = segmentOf(path);
    if (segment !== undefined && isNamed(path)) pages.set(path, lsnsOf(folder, path, segment));
  }
  return { pages, finalParts: finalPartsOf(folder, counters) };
}

export function finalPartsOf(folder: string, counters: Counters): PageMap['finalParts'] {
  return [...FIXED.map((path) => ({ path, bytes: Number.MAX_SAFE_INTEGER })), ...finalPartSizes(counters)].flatMap(({ path, bytes }) => {
    const part = readStart(folder, path, bytes);
    return part ? [{ path, bytes: part.length, crc: crc32(part) }] : [];
  });
}

function lsnsOf(folder: string, path: string, segment: number): Float64Array {
  const reading = readPages(folder, path, segment, statSync(join(folder, path)).size);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** Yields the whole pages of the first `bytes` in runs, each good until the next, and ends in their LSNs. Throws as `mapPages`. */
export function* readPages(folder: string, path: string, segment: number, bytes: number): Generator<Buffer, Float64Array> {
  const file = openSync(join(folder, path), 'r');
  try {
    const count = Math.floor(bytes / PAGE_BYTES);
    const lsns = new Float64Array(count);
    const chunk = Buffer.from(new ArrayBuffer(Math.min(CHUNK_BYTES, count * PAGE_BYTES)));
    for (let first = 0; first < count; first += CHUNK_BYTES / PAGE_BYTES) {
      const wanted = Math.min(CHUNK_BYTES, (count - first) * PAGE_BYTES);
      if (readSync(file, chunk, 0, wanted, first * PAGE_BYTES) < wanted) throw new Error(`${path} became shorter while it was read`);
      for (let n = 0; n < wanted / PAGE_BYTES; n++) lsns[first + n] = readPageLsn(file, path, chunk, n, first + n, segment);
      yield chunk.subarray(0, wanted);
    }
    return lsns;
  } finally {
    closeSync(file);
  }
}

function readPageLsn(file: number, path: string, chunk: Buffer<ArrayBuffer>, place: number, block: number, segment: number): number {
  const words = new Int32Array(chunk.buffer, place * PAGE_BYTES, PAGE_BYTES / 4);
  for (let reading = 1; ; reading++) {
    const state = lookAtPage(words, 0, segment * PAGES_PER_FILE + block);
    if (state === 'zero') return 0;
    if (state !== 'bad') return state;
    if (reading === READINGS_MAX) throw new Error(`page ${block} of ${path} is garbled`);
    readSync(file, chunk, place * PAGE_BYTES, PAGE_BYTES, block * PAGE_BYTES);
  }
}

/** Two bits a transaction; four bytes a multixact; five bytes a member, four of them in a group, 409 groups a page. */
function finalPartSizes({ nextTransaction, nextMultixact, nextMember }: Counters): { path: string; bytes: number }[] {
  const members = Math.floor(nextMember / 1_636) * PAGE_BYTES + Math.floor((nextMember % 1_636) / 4) * 20;
  return [
    ...segmentsOf('pg_xact', Math.floor(nextTransaction / 4)),
    ...segmentsOf('pg_multixact/offsets', nextMultixact * 4),
    ...segmentsOf('pg_multixact/members', members),
  ];
}

const SEGMENT_BYTES = 32 * PAGE_BYTES;
function segmentsOf(folder: string, bytes: number): { path: string; bytes: number }[] {
  return Array.from({ length: Math.ceil(bytes / SEGMENT_BYTES) }, (_, n) => ({
    path: `${folder}/${n.toString(16).toUpperCase().padStart(4, '0')}`,
    bytes: Math.min(SEGMENT_BYTES, bytes - n * SEGMENT_BYTES),
  }));
}

/** The first `bytes` of a file, fewer when it is shorter; undefined when it is not there. */
function readStart(folder: string, path: string, bytes: number): Buffer | undefined {
  let file: number;
  try {
    file = openSync(join(folder, path), 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const start = Buffer.alloc(Math.min(bytes, fstatSync(file).size));
    readSync(file, start, 0, start.length, 0);
    return start;
  } finally {
    closeSync(file);
  }
}

/**
 * Why the folder, mapped `now`, cannot be what became of `before`; undefined when it can. `isNamed` tells whether a relation of the
 * catalogue lives in a file: a file that is gone or empty and has no relation was dropped.
 */
export function damageSince(before: PageMap, now: PageMap, folder: string, isNamed: (path: string) => boolean): string | undefined {
  for (const [path, was] of before.pages) {
    const is = now.pages.get(path);
    if (!is || is.length === 0) {
      if (was.length > 0 && isNamed(path)) return `${path} has lost its ${was.length} pages`;
      continue;
    }
    if (is.length < was.length) return `${path} has ${is.length} pages and had ${was.length}`;
    for (let block = 0; block < was.length; block++) {
      if (was[block] !== 0 && is[block] === 0) return `page ${block} of ${path} is empty`;
      if ((is[block] as number) < (was[block] as number)) return `page ${block} of ${path} is older than it was`;
    }
  }
  for (const { path, bytes, crc } of before.finalParts) {
    const part = readStart(folder, path, bytes);
    if (!part || part.length < bytes || crc32(part) !== crc) return `${path} says something else than it did`;
  }
  return undefined;
}

/** The newest state any page is of: the log must reach as far. */
export function newestPage({ pages }: PageMap): { lsn: number; path: string } {
  let newest = { lsn: 0, path: '' };
  for (const [path, lsns] of pages) for (const lsn of lsns) if (lsn > newest.lsn) newest = { lsn, path };
  return newest;
}

/** A line with the checksum of the rest, then JSON. */
export function encodePageMap({ pages, finalParts }: PageMap): string {
  const files = [...pages].map(([path, lsns]) => [path, Buffer.from(lsns.buffer, lsns.byteOffset, lsns.byteLength).toString('base64')]);
  const text = JSON.stringify({ files, [FINAL_PARTS_KEY]: finalParts });
  return `${crc32(text)}\n${text}`;
}

/** Undefined when the text is not a whole map. */
export function decodePageMap(text: string): PageMap | undefined {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (end < 0 || Number(text.slice(0, end)) !== crc32(json)) return undefined;
  const { files, [FINAL_PARTS_KEY]: finalParts } = JSON.parse(json) as { files: [string, string][]; [FINAL_PARTS_KEY]: PageMap['finalParts'] };
  const pages = new Map(files.map(([path, base64]) => [path, new Float64Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)]));
  return { pages, finalParts };
}
