/** What a restore finds in a data folder is moved aside, never deleted; a restore broken off in the middle of that is known by its mark. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MARK = 'restore-unfinished';

/** A restore was broken off while it moved folders: what lies there now is part old, part new. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
  readonly folder: string;
  constructor(folder: string) {
    super(`a restore of ${folder} was broken off`);
    this.folder = folder;
  }
}

/** Throws `UnfinishedRestoreError`: opening such a folder would find an empty database, or an older one. */
export function assertNotHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, MARK))) throw new UnfinishedRestoreError(dataDir);
}

export async function holdsAnything(dataDir: string, names: readonly string[]): Promise<boolean> {
  for (const name of names) if ((await readdir(join(dataDir, name)).catch(() => [])).length > 0) return true;
  return false;
}

/**
 * Moves the folders `names` of `dataDir` into a new folder `before-restore-<stamp>` there, and those of `staged` into their place.
 * Gives the folder aside, undefined when there was nothing to move.
 */
export async function putInPlace(
  dataDir: string,
  { names, staged, stamp }: { names: readonly string[]; staged: string; stamp: string },
): Promise<string | undefined> {
  const mark = join(dataDir, MARK);
  await writeFile(mark, stamp, { flush: true });
  const aside = await freeName(join(dataDir, `before-restore-${stamp}`));
  let moved = false;
  for (const name of names) {
    if (existsSync(join(dataDir, name))) {
      await mkdir(aside, { recursive: true });
      await rename(join(dataDir, name), join(aside, name));
      moved = true;
    }
    if (existsSync(join(staged, name))) await rename(join(staged, name), join(dataDir, name));
  }
  await rm(staged, { recursive: true, force: true });
  await rm(mark);
  return moved ? aside : undefined;
}

async function freeName(path: string): Promise<string> {
  for (let n = 1; ; n++) {
    const name = n === 1 ? path : `${path}-${n}`;
    if (!existsSync(name)) return name;
  }
}
