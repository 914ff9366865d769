/** The key that secrets of authenticators are sealed under: `CONSOLE_KEY`, else a file of the data folder that the first start makes. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sealKeyOf } from '../modules/operator/index.ts';
import type { Environment } from '../platform/environment.ts';
import { readPlainFile } from '../platform/plain-file.ts';

const FILE = 'console.key';

export async function readConsoleKey({ CONSOLE_KEY, DATA_DIR }: Pick<Environment, 'CONSOLE_KEY' | 'DATA_DIR'>): Promise<Buffer> {
  if (CONSOLE_KEY !== undefined) return sealKeyOf(CONSOLE_KEY);
  const folder = resolve(DATA_DIR);
  const path = join(folder, FILE);
  await mkdir(folder, { recursive: true });
  // whoever comes second reads what the first has written
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = String(await readPlainFile(path)).trim();
  if (secret.length < 16) throw new Error(`${path} holds no key`);
  return sealKeyOf(secret);
}
