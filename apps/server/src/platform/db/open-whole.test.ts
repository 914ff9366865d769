import { unpackEmpty } from '@portal/server/testkit/database';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { dataFolderOf, openDataFolder } from './restore.ts';
import { takeSnapshot } from './snapshots.ts';

const options = { log: createLog({ level: 'silent' }), now: Date.now };
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-open-whole-'));
  await unpackEmpty(dataFolderOf(dataDir).database);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a folder whose process was killed', () => {
  // an index being built goes to its file before its log does: nothing points to it before the commit
  it('in the middle of building a table is whole: what was never committed is not asked for', async () => {
    const holder = spawn(process.execPath, [fileURLToPath(new URL('half-built-table.fixture.ts', import.meta.url)), dataDir], { stdio: 'ignore' });
    expect((await once(holder, 'exit'))[1]).toBe('SIGKILL');
    const { database, restored } = await openDataFolder(dataDir, options);
    expect(restored).toBeUndefined();
    expect((await database.pool.query(`select to_regclass('half_built') as found`)).rows).toEqual([{ found: null }]);
    await database.close();
  });

  it.each(['emptied', 'removed'])('and whose record of the pages was %s is restored, since nothing else would tell what is missing', async (how) => {
    const { database } = await openDataFolder(dataDir, options);
    const folders = dataFolderOf(dataDir);
    await takeSnapshot({ database, databaseFolder: folders.database, folder: folders.snapshots, now: Date.now() });
    await database.close();
    await rm(join(folders.database, 'portal-seal'));
    const record = join(folders.database, 'portal-pages');
    if (how === 'emptied') await writeFile(record, '');
    else await rm(record);
    const opened = await openDataFolder(dataDir, options);
    expect(opened.restored?.reason).toContain('record of its pages');
    await opened.database.close();
  });
});
