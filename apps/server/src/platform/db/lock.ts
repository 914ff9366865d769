/**
 * One process a data folder. Two on one embedded database open it silently and destroy each other's commits (RELY-3), so the lock
 * is taken before anything is opened: by the server, by imports, by any tool that writes there.
 *
 * Each holder owns a file `lock.<n>`; the highest number rules. A dead holder's successor makes `lock.<n+1>`, which only one can
 * (exclusive link), and nobody ever removes the ruling file: so a kill at any moment leaves a state that is read the same by all.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const HEARTBEAT_MS = 5_000;
/** A holder on a machine we cannot look into is gone after missing this many milliseconds of heartbeats. */
export const HEARTBEAT_LOST_MS = 20_000;

export interface LockHolder {
  pid: number;
  /** Tells the holder from a later program with the same pid: start in clock ticks since boot (Linux), '' elsewhere. */
  started: string;
  /** Boot and process namespace: pids can be compared within it only; '' where there is none to read. */
  place: string;
  since: string;
  token: string;
  released?: true;
}

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly pid: number;
  readonly since: string;
  readonly folder: string;

  constructor(folder: string, holder: LockHolder) {
    super(`the folder ${folder} is in use by process ${holder.pid} since ${holder.since}`);
    this.folder = folder;
    this.pid = holder.pid;
    this.since = holder.since;
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the folder (made when absent). Throws `FolderLockedError` while another process holds it; a killed holder's lock is taken
 * over at once, or, where its process cannot be looked up (another container or machine), once its heartbeats have stopped for
 * 20 s. `onLost` is told should the lock ever be gone while held: stop writing at once.
 */
export async function takeFolderLock(folder: string, options: { onLost?: () => void; heartbeatMs?: number } = {}): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const me: LockHolder = { pid: process.pid, ...whereAndWhen(process.pid), since: new Date().toISOString(), token: randomUUID() };
  const draft = join(folder, `lock-draft-${me.token}`);
  await writeFile(draft, JSON.stringify(me));
  try {
    for (;;) {
      const ruling = await readRuling(folder);
      if (ruling && !ruling.holder.released && (await isAlive(ruling.path, ruling.holder))) throw new FolderLockedError(folder, ruling.holder);
      const number = (ruling?.number ?? 0) + 1;
      const path = pathOf(folder, number);
      if (!(await linkExclusively(draft, path))) continue;
      // whoever read the folder long ago may have made a number that others have passed meanwhile
      const highest = Math.max(...(await numbersIn(folder)));
      if (highest > number) {
        await rm(path, { force: true });
        continue;
      }
      for (const old of await numbersIn(folder)) if (old < number) await rm(pathOf(folder, old), { force: true });
      await sweepDrafts(folder);
      return hold(folder, number, me, options);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function hold(
  folder: string,
  number: number,
  me: LockHolder,
  { onLost, heartbeatMs = HEARTBEAT_MS }: { onLost?: () => void; heartbeatMs?: number },
): FolderLock {
  const path = pathOf(folder, number);
  const look = async (): Promise<void> => {
    if (await isStillMine(folder, number)) return;
    clearInterval(beat);
    onLost?.();
  };
  const beat = setInterval(() => void look(), heartbeatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      const last = join(folder, `lock-draft-${me.token}`);
      // the ruling number stays, marked as free
      await writeFile(last, JSON.stringify({ ...me, released: true }));
      await rename(last, path);
    },
  };
}

/** Shows life, and looks whether the lock still rules. A disk that fails to answer does not take the lock away. */
async function isStillMine(folder: string, number: number): Promise<boolean> {
  try {
    const now = new Date();
    await utimes(pathOf(folder, number), now, now);
    return Math.max(...(await numbersIn(folder))) === number;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

const pathOf = (folder: string, number: number): string => join(folder, `lock.${number}`);

async function numbersIn(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const match = /^lock\.(\d+)$/.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

async function readRuling(folder: string): Promise<{ number: number; path: string; holder: LockHolder } | undefined> {
  for (;;) {
    const numbers = await numbersIn(folder);
    if (numbers.length === 0) return undefined;
    const number = Math.max(...numbers);
    const path = pathOf(folder, number);
    try {
      const text = await readFile(path, 'utf8');
      return { number, path, holder: parseHolder(text) };
    } catch (error) {
      // passed by a higher number between the two readings
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** A lock file that a failing disk has emptied speaks for a holder unknown: only its heartbeat is believed. */
function parseHolder(text: string): LockHolder {
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return { pid: 0, started: '', place: 'unreadable', since: '', token: '' };
  }
}

/** Drafts of processes that were killed while they asked. */
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith('lock-draft-') && !(await isFresh(path))) await rm(path, { force: true });
  }
}

async function linkExclusively(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAlive(path: string, holder: LockHolder): Promise<boolean> {
  const here = whereAndWhen(holder.pid);
  if (holder.place !== '' && holder.place === here.place) return here.started === holder.started;
  if (holder.place === here.place && !exists(holder.pid)) return false;
  return isFresh(path);
}

async function isFresh(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs < HEARTBEAT_LOST_MS;
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where pids mean the same, and when the process `pid` began there; `started` is '' when there is no such process. */
function whereAndWhen(pid: number): { place: string; started: string } {
  try {
    const place = `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
    return { place, started: startOf(pid) };
  } catch {
    return { place: '', started: '' };
  }
}

function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name, in brackets, may hold blanks and brackets of its own
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // a zombie has ended
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
