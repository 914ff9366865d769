/** Where bytes wait that are not yet anybody's: a folder of the data folder, readable by nobody else. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^upload-[0-9a-f-]{36}$/;
/** A request is cut off long before; what is older belongs to a process that was killed. */
const LEFT_BEHIND_MS = 10 * 60_000;

/** A name nobody has, in `folder`; create it with `wx` and mode 0600, and remove it whatever happens. */
export const newTemporaryPath = (folder: string): string => join(folder, `upload-${randomUUID()}`);

/**
 * Makes the folder (0700) and sweeps what killed processes left in it: everything of ours when this process has the data folder
 * to itself (`alone`), else what is older than ten minutes, since another node may be at work. Files of other names are not touched.
 */
export async function openTemporaryFolder(folder: string, { alone, now }: { alone: boolean; now: number }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    if (!NAME.test(name)) continue;
    const path = join(folder, name);
    if (
      alone ||
      now -
        (await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => now,
        )) >
        LEFT_BEHIND_MS
    )
      await rm(path, { force: true });
  }
}
