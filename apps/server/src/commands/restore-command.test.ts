import { unpackMigrated } from '@portal/server/testkit/database';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand } from './backup-command.ts';
import { UnfinishedRestoreError } from '../platform/backup/set-aside.ts';
import { dataFolderOf } from '../platform/db/restore.ts';
import { createLog } from '../platform/log.ts';
import { createFolderStore } from '../platform/storage/folder-store.ts';
import { openPortalDatabase } from '../start/open-database.ts';
import { restoreCommand } from './restore-command.ts';

const NOW = Date.UTC(2026, 10, 22, 2, 0, 0);
const log = createLog({ level: 'silent' });
const fileKey = 'abcdefghij0123456789';

let folder: string;
const dataOf = (name: string): string => join(folder, name);
const open = (name: string) => openPortalDatabase({ DATA_DIR: dataOf(name), DATABASE_URL: undefined, DATABASE_POOL: 1 }, { log, now: () => NOW });

/** Runs a command from the test's folder; gives its code and all it said. */
async function run(command: typeof backupCommand, argv: string[], variables: Record<string, string>): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const hear = (text: string): void => void lines.push(text);
  const code = await command(argv, { LOG_LEVEL: 'silent', ...variables }, { say: hear, sayError: hear, from: folder, now: () => NOW });
  return { code, said: lines.join('\n') };
}

async function namesIn({ database }: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('select name from region order by code');
  return rows.map((row) => row.name);
}

let backedUp: { code: number; said: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  await unpackMigrated(dataFolderOf(dataOf('source')).database);
  const source = await open('source');
  await source.database.pool.query(`insert into region (code, name, level, has_next) values ('33', '浙江省', 1, false)`);
  await source.close();
  await createFolderStore(join(dataOf('source'), 'files')).put(fileKey, Buffer.from('picture'), 'image/png');
});
beforeAll(async () => {
  backedUp = await run(backupCommand, ['a.backup'], { DATA_DIR: dataOf('source') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('backing up and restoring a data folder', () => {
  it('says what is in the backup, and that it was tried out', async () => {
    expect(backedUp.said).toMatch(/未加密.*1 个文件；已恢复到临时库核对，逐表一致/);
    expect([backedUp.code, await readdir(folder)]).toEqual([0, ['a.backup', 'source']]);
  });

  it('--check only looks', async () => {
    const { code, said } = await run(restoreCommand, ['a.backup', '--check'], { DATA_DIR: dataOf('never') });
    expect(said).toMatch(/备份完好：.*1 个文件/);
    expect([code, existsSync(dataOf('never'))]).toEqual([0, false]);
  });

  it('restores into an empty folder', async () => {
    const { code, said } = await run(restoreCommand, ['a.backup'], { DATA_DIR: dataOf('empty') });
    expect(said).toMatch(/已恢复，逐表核对一致.*Restored/);
    expect(code).toBe(0);
  });

  it('the rows and the files are back; a portal that runs there is in the way of another restore', async () => {
    const running = await open('empty');
    expect(await namesIn(running)).toEqual(['浙江省']);
    expect(String(await createFolderStore(join(dataOf('empty'), 'files')).get(fileKey))).toBe('picture');
    const busy = await run(restoreCommand, ['a.backup', '--replace'], { DATA_DIR: dataOf('empty') });
    await running.database.pool.query(`update region set name = '北京市'`);
    await running.close();
    expect(busy.said).toMatch(/正被进程 \d+ 使用，请先停止门户.*stop the portal first/);
    expect(busy.code).toBe(2);
  });

  it('an archive that is not whole or a folder that is not empty is refused before anything is touched', async () => {
    await writeFile(dataOf('bad.backup'), 'PORTAL-BACKUP');
    const bad = await run(restoreCommand, ['bad.backup', '--replace'], { DATA_DIR: dataOf('untouched') });
    expect(bad.said).toMatch(/没有恢复，原有数据未作改动：该文件不是门户的备份/);
    expect([bad.code, existsSync(dataOf('untouched'))]).toEqual([2, false]);
    const full = await run(restoreCommand, ['a.backup'], { DATA_DIR: dataOf('empty') });
    expect(full.said).toMatch(/不是空的.*--replace.*not empty/);
    expect(full.code).toBe(2);
  });

  it('a restore broken off while folders were moved is known at the next start', async () => {
    await writeFile(join(dataOf('empty'), 'restore-unfinished'), '');
    await expect(open('empty')).rejects.toBeInstanceOf(UnfinishedRestoreError);
  });

  it('with --replace keeps what was there, and ends what was broken off', async () => {
    const { code, said } = await run(restoreCommand, ['a.backup', '--replace'], { DATA_DIR: dataOf('empty') });
    const aside = (await readdir(dataOf('empty'))).find((name) => name.startsWith('before-restore-')) ?? '';
    expect(said).toContain(`原有数据保留在 ${join(dataOf('empty'), aside)}`);
    expect([code, existsSync(join(dataOf('empty'), aside, 'database', 'PG_VERSION'))]).toEqual([0, true]);
  });

  it('what --replace put there is the backup', async () => {
    const target = await open('empty');
    expect(await namesIn(target)).toEqual(['浙江省']);
    await target.close();
  });
});
