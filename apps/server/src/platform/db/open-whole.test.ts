import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openDataFolder } from './restore.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-open-whole-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a folder whose process was killed', () => {
  // an index being built goes to its file before its log does: nothing points to it before the commit
  it('in the middle of building a table is whole: what was never committed is not asked for', async () => {
    const holder = spawn(process.execPath, [fileURLToPath(new URL('half-built-table.fixture.ts', import.meta.url)), dataDir], { stdio: 'ignore' });
    expect((await once(holder, 'exit'))[1]).toBe('SIGKILL');
    const { database, restored } = await openDataFolder(dataDir, { log: createLog({ level: 'silent' }), now: Date.now });
    expect(restored).toBeUndefined();
    expect((await database.pool.query(`select to_regclass('half_built') as found`)).rows).toEqual([{ found: null }]);
    await database.close();
  });
});
