/** Files of the data folder, for what they are: a link in the place of one is not followed, and nobody waits for a pipe or reads a device. */
import { closeSync, constants, fstatSync, openSync, writeSync } from 'node:fs';
import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';

const { O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;

/** What the system answers where something else stands in the place of a file: a link, a socket, a pipe or a device, a folder. */
const OTHERS: ReadonlySet<string> = new Set(['ELOOP', 'ENXIO', 'EFTYPE', 'EISDIR', 'ERR_FS_EISDIR']);
export const isOtherThanFile = (error: unknown): boolean => OTHERS.has((error as NodeJS.ErrnoException).code ?? '');

const assertFile = (path: string, isFile: boolean): void => {
  if (!isFile) throw Object.assign(new Error(`${path} is no file`), { code: 'EFTYPE' });
};

/** To be read; whoever asks closes it. Throws as the system does, and what `isOtherThanFile` knows. */
export async function openPlainFile(path: string): Promise<FileHandle> {
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    assertFile(path, (await file.stat()).isFile());
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Throws as `openPlainFile` does. */
export async function readPlainFile(path: string): Promise<Buffer> {
  const file = await openPlainFile(path);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Whole or not at all; whatever else stands there makes room for it. */
export async function writePlainFile(path: string, text: string): Promise<void> {
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await writeFile(fresh, text, { flag: 'wx', mode: 0o600 });
  await rename(fresh, path);
}

/** At once, so that lines stand in the order in which they were written. */
export function appendToPlainFile(path: string, text: string): void {
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
  try {
    assertFile(path, fstatSync(file).isFile());
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}
