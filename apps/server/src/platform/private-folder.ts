/** The data folder is its owner's alone: it holds sessions, telephone numbers and what people upload. */
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;

/** What this process makes from now on is its owner's alone. Must be said by the main thread; threads share it. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Makes `folder` (0700) and takes the rights of others from all in it. A folder within that is private already is taken to hold private
 * things, so that a store of a hundred thousand files is walked once; those in `always` are walked each time, because the embedded
 * database gives some of its files rights of its own. Links are left alone. Rights that cannot be changed (another owner's) are left as they are.
 */
export async function makePrivate(folder: string, always: readonly string[] = []): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withdraw(folder);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) await withdraw(path);
    else if (entry.isDirectory() && (always.includes(entry.name) || ((await lstat(path)).mode & OTHERS) !== 0)) await withdrawAll(path);
  }
}

async function withdrawAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await withdrawAll(path);
    else if (entry.isFile()) await withdraw(path);
  }
  // the folder last: while it is open to others a killed walk begins anew
  await withdraw(folder);
}

/** ENOENT: another process's draft of a lock has gone meanwhile. EPERM, ENOTSUP: rights are not ours, or not this disk's, to change. */
async function withdraw(path: string): Promise<void> {
  try {
    const { mode } = await lstat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
