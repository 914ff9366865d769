/**
 * The seal of a database that was closed in order: what every file was, to the byte. A folder that is opened again is measured against
 * it, and whatever does not fit is damage. It is broken before the database opens, so only a folder that nobody has opened since has one.
 */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { listFiles } from './page-map.ts';

const SEAL_FILE = 'portal-seal';
const KEPT_AT_ONCE = 16;

export interface FolderSeal {
  stoppedAt: number;
  /** Number the next writing transaction was to get. */
  nextTransaction: number;
  /** By path: length and checksum. */
  files: Record<string, readonly [bytes: number, crc: number]>;
}

/**
 * Measures every file of a closed database and asks the disk to keep those written since `keptUntil` (an earlier seal had the others kept):
 * from here on a power cut does no harm either.
 */
export async function sealFolder(
  folder: string,
  { keptUntil, ...facts }: Pick<FolderSeal, 'stoppedAt' | 'nextTransaction'> & { keptUntil: number },
): Promise<void> {
  const files: Record<string, [number, number]> = {};
  const written: string[] = [];
  for (const name of listFiles(folder)) {
    if (name.startsWith(SEAL_FILE)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    files[name] = [bytes.length, crc32(bytes)];
    if (statSync(path).mtimeMs >= keptUntil) written.push(path);
  }
  await keep(written);
  const json = JSON.stringify({ ...facts, files } satisfies FolderSeal);
  const path = join(folder, SEAL_FILE);
  writeFileSync(`${path}.new`, `${crc32(json)}\n${json}`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}

/** Several at once, for whose sake the disk writes its journal once: after a first start there are a thousand. */
async function keep(paths: readonly string[]): Promise<void> {
  const left = paths.values();
  const keepSome = async (): Promise<void> => {
    for (const path of left) {
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    }
  };
  await Promise.all(Array.from({ length: KEPT_AT_ONCE }, keepSome));
}

/** Undefined when there is none, or none that can be believed. */
export function readSeal(folder: string): FolderSeal | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, SEAL_FILE), 'utf8');
  } catch {
    return undefined;
  }
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return Number(text.slice(0, end)) === crc32(json) ? (JSON.parse(json) as FolderSeal) : undefined;
}

/** The first thing that is not as it was sealed; undefined when all is. Files that came since are not asked for. */
export function changeSince(seal: FolderSeal, folder: string): string | undefined {
  for (const [path, [length, crc]] of Object.entries(seal.files)) {
    let bytes: Buffer;
    try {
      bytes = readFileSync(join(folder, path));
    } catch (error) {
      return `${path} cannot be read (${(error as NodeJS.ErrnoException).code})`;
    }
    if (bytes.length !== length) return `${path} has ${bytes.length} bytes and had ${length} when the portal stopped`;
    if (crc32(bytes) !== crc) return `${path} is not what it was when the portal stopped`;
  }
  return undefined;
}

export function breakSeal(folder: string): void {
  rmSync(join(folder, SEAL_FILE), { force: true });
}
