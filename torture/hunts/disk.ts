import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolderOf, openDataFolder, type OpenedFolder } from '@portal/server/platform/db/restore';
import { faultSentence, step } from '@portal/server/start/fault';
import { serverProgram } from '../../tools/bootstrap/server-memory.mjs';
import { opening } from '../folder-under-test.ts';
import type { Hunt } from '../hunt.ts';

export const disk: Hunt = {
  name: 'disk',
  purpose: 'the disk is full when the embedded database starts or opens: said in plain words, and not taken for damage',
  async run({ short, row }) {
    const root = await mkdtemp(join(tmpdir(), 'portal-disk-'));
    try {
      const sentence = faultSentence(await step('folder', root, () => openFull(root)).catch((error: unknown) => error));
      row('a folder that does not open on a full disk is not called damaged', 1, /磁盘空间不足/.test(sentence) ? 0 : 1, sentence.slice(0, 40));
      // a small disk of one's own takes the rights of root
      if (!short) await onSmallDisk(join(root, 'small'), row);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
};

/** A damaged folder with the space of a full disk. */
async function openFull(root: string): Promise<OpenedFolder> {
  const dataDir = join(root, 'full');
  const { database } = dataFolderOf(dataDir);
  await cp(fileURLToPath(new URL('../../apps/server/src/migrations', import.meta.url)), database, { recursive: true });
  await writeFile(join(database, 'PG_VERSION'), '18\n');
  return openDataFolder(dataDir, { ...opening, freeBytes: async () => 1_000_000 });
}

async function onSmallDisk(place: string, row: Parameters<Hunt['run']>[0]['row']): Promise<void> {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).status === 0;
  if (!run('mkdir', '-p', place) || !run('mount', '-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', place)) {
    row('a small disk could be had (mounting one takes the rights of root)', 0, 0);
    return;
  }
  try {
    const said = await firstStart(join(place, 'first'));
    row(
      'a first start on a full disk ends in one sentence that says so',
      1,
      /磁盘空间不足/.test(said) && said.trim().split('\n').length === 1 ? 0 : 1,
      said.slice(0, 60),
    );
  } finally {
    run('umount', '-l', place);
  }
}

/** Everything the process says on standard error before it ends. */
function firstStart(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [serverProgram], {
    env: { ...process.env, PORT: '0', SSO_PORT: '0', CONSOLE_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const late = setTimeout(() => child.kill('SIGKILL'), 120_000);
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code === 1 ? said : `${said}\nended with ${code}`);
    }),
  );
}
