import { stat } from 'node:fs/promises';
import type { SetOutcome } from './file-set.ts';
import { openFolder } from './open-folder.ts';
import { openZip } from './open-zip.ts';

/** A folder or a .zip file; `bytesMax` of one file in it. Null where there is neither. Close the set in the end. */
export async function openFileSet(path: string, bytesMax: number): Promise<SetOutcome | null> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) return openFolder(path, bytesMax);
  return found?.isFile() === true ? openZip(path, bytesMax) : null;
}
