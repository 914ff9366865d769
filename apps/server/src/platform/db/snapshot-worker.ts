/**
 * The thread that copies a database at work into an archive, after a checkpoint and without asking the database to wait. Its pages
 * may be of any moment since; the log from the checkpoint to the end of the copy goes with them, and holds each page that was changed
 * after the checkpoint whole (`full_page_writes`), so recovery brings all of them to the archive's end. What is damaged is not copied.
 */
import { createWriteStream, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { LOG_FILE_BYTES, logFileOf } from './log-end.ts';
import { damageSince, decodePageMap, encodePageMap, LOG_REACHED_FILE, PAGE_MAP_FILE, readPages, segmentOf, finalPartsOf, type Counters } from './page-map.ts';
import { PAGE_BYTES } from './page.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** `redo`: where the log must begin. */
export interface SnapshotOrder {
  database: string;
  archive: string;
  checkpoint: Counters & { redo: number };
}

const port = parentPort;
if (!port) throw new Error('snapshot-worker is started as a worker thread only');
const { database, archive, checkpoint } = workerData as SnapshotOrder;
const CONTROL = 'global/pg_control';
/** Of this process alone, or made anew by the next one. */
const LEFT_OUT = /^(?:pg_wal\/[^/]+|postmaster\.\w+|portal-[^/]+|pg_stat_tmp\/.*|pg_subtrans\/.*|.*\/pg_internal\.init.*|.*pgsql_tmp.*|base\/\d+\/t\d+_.*)$/;

const logEnd = (): Promise<number> => {
  port.postMessage('copied');
  return new Promise((resolve) => port.once('message', (end: number) => resolve(end)));
};

async function* entries(): AsyncGenerator<Buffer> {
  const control = readFileSync(join(database, CONTROL));
  const pages = new Map<string, Float64Array>();
  for (const { path, isFolder } of walk('')) {
    if (isFolder) yield tarHeader(`${path}/`, { bytes: 0, isFolder: true });
    else if (path === CONTROL) yield* whole(path, control);
    else if (!LEFT_OUT.test(path)) yield* fileOf(path, pages);
  }
  const map = { pages, finalParts: finalPartsOf(database, checkpoint) };
  const before = decodePageMap(readIfThere(PAGE_MAP_FILE));
  // what a transaction drops meanwhile is no damage; a table emptied by one is looked at by the next start
  const damage = before && damageSince(before, map, database, () => false);
  if (damage) throw new Error(`the database’s files are damaged: ${damage}`);
  const end = await logEnd();
  for (let at = Math.floor(checkpoint.redo / LOG_FILE_BYTES) * LOG_FILE_BYTES; at < end; at += LOG_FILE_BYTES) {
    const bytes = readFileSync(join(database, 'pg_wal', logFileOf(at)));
    // what was written after the end was written while it was read
    if (end - at < bytes.length) bytes.fill(0, end - at);
    yield* whole(`pg_wal/${logFileOf(at)}`, bytes);
  }
  if (!readFileSync(join(database, CONTROL)).equals(control)) throw new Error('a checkpoint came in between');
  yield* whole(PAGE_MAP_FILE, Buffer.from(encodePageMap(map)));
  yield* whole(LOG_REACHED_FILE, Buffer.from(String(end)));
  yield tarEnd();
  writeFileSync(join(database, `${PAGE_MAP_FILE}.new`), encodePageMap(map), { mode: 0o600 });
}

function* walk(within: string): Generator<{ path: string; isFolder: boolean }> {
  for (const entry of readdirSync(join(database, within), { withFileTypes: true })) {
    const path = within ? `${within}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* walk(path);
    } else if (entry.isFile()) yield { path, isFolder: false };
  }
}

function* whole(path: string, bytes: Buffer): Generator<Buffer> {
  yield tarHeader(path, { bytes: bytes.length });
  yield bytes;
  yield tarPadding(bytes.length);
}

function* fileOf(path: string, pages: Map<string, Float64Array>): Generator<Buffer> {
  const segment = segmentOf(path);
  try {
    if (segment === undefined) return yield* whole(path, readFileSync(join(database, path)));
    const bytes = statSync(join(database, path)).size;
    const reading = readPages(database, path, segment, bytes);
    // opened before its header is written: a file dropped since the folder was listed is left out, the log tells recovery of it
    let step = reading.next();
    yield tarHeader(path, { bytes: bytes - (bytes % PAGE_BYTES) });
    for (; !step.done; step = reading.next()) yield Buffer.from(step.value);
    pages.set(path, step.value);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function readIfThere(name: string): string {
  try {
    return readFileSync(join(database, name), 'utf8');
  } catch {
    return '';
  }
}

await pipeline(
  Readable.from(entries(), { objectMode: false }),
  createGzip({ level: 1 }),
  createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
);
// the measure for what follows: only once the archive is whole
renameSync(join(database, `${PAGE_MAP_FILE}.new`), join(database, PAGE_MAP_FILE));
port.postMessage('done');
