import { unpackMigrated } from '@portal/server/testkit/database';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupCommand } from './backup-command.ts';
import { dataFolderOf } from '../platform/db/restore.ts';
import { takeSnapshot } from '../platform/db/snapshots.ts';
import { createLog } from '../platform/log.ts';
import { openPortalDatabase, type PortalDatabase } from '../start/open-database.ts';

const NOW = Date.UTC(2026, 10, 22, 2, 0, 0);
const TAKEN_AT = NOW - 6.5 * 60_000;
const log = createLog({ level: 'silent' });

let folder: string;
let running: PortalDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  await unpackMigrated(dataFolderOf(join(folder, 'data')).database);
  running = await openPortalDatabase({ DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined, DATABASE_POOL: 1 }, { log, now: () => NOW });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

/** Asks a portal that holds its folder and does not answer. */
async function backUp(): Promise<{ code: number; said: string[]; errorsSaid: string[] }> {
  const [said, errorsSaid]: [string[], string[]] = [[], []];
  const io = {
    say: (text: string) => void said.push(text),
    sayError: (text: string) => void errorsSaid.push(text),
    from: folder,
    now: () => NOW,
    answerWithinMs: 300,
  };
  const code = await backupCommand(['a.backup'], { LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') }, io);
  return { code, said, errorsSaid };
}

describe('a running portal that does not answer', () => {
  it('has no snapshot: there is no backup, and its folder of snapshots stays its owner’s alone', async () => {
    const { code, errorsSaid } = await backUp();
    expect([code, errorsSaid]).toEqual([2, [expect.stringMatching(/没有给出快照，无法备份.*nothing to back up/)]]);
    expect((await stat(join(folder, 'data', 'snapshots'))).mode & 0o777).toBe(0o700);
  });

  describe('but has left a snapshot', () => {
    let outcome: Awaited<ReturnType<typeof backUp>>;
    beforeAll(async () => {
      const { folder: databaseFolder = '', snapshots = '' } = running.embedded ?? {};
      await takeSnapshot({ database: running.database, databaseFolder, folder: snapshots, now: TAKEN_AT });
    });
    beforeAll(async () => {
      outcome = await backUp();
    });

    it('is backed up as of then, and standard error says how old that is', () => {
      const { code, said, errorsSaid } = outcome;
      expect(errorsSaid).toEqual([
        expect.stringMatching(/没有应答。备份的是 7 分钟前（2026-11-22T01:53:30.000Z）的快照.*7 minutes ago.*later changes are not in it/),
      ]);
      expect([code, said]).toEqual([0, [expect.stringMatching(/已备份到 .*a\.backup.*逐表一致/)]]);
    });
  });
});
