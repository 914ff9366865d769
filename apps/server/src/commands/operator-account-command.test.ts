import { openTestDatabase, unpackMigrated, type TestDatabase } from '@portal/server/testkit/database';
import { dataFolderOf } from '../platform/db/restore.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { openPortalDatabase } from '../start/open-database.ts';
import { operatorAccountCommand } from './operator-account-command.ts';

describe('the command that makes an operator (OPERATOR-3)', () => {
  let folder: string;
  let test: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-operator-'));
    await unpackMigrated(dataFolderOf(folder).database);
    test = await openTestDatabase();
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const runBy = async (argv: readonly string[], open?: typeof openPortalDatabase) => {
    const said: string[] = [];
    const io = { say: (text: string) => void said.push(text), sayError: (text: string) => void said.push(text), from: folder };
    return { code: await operatorAccountCommand(argv, { DATA_DIR: folder }, io, open), said: said.join('\n') };
  };
  const inFolder = (...argv: string[]) => runBy(argv);
  /** In a database that is open already: to open a folder takes a second of the processor. */
  const run = (...argv: string[]) =>
    runBy(argv, async () => ({ database: test.database, upkeep: test.database, embedded: undefined, migrated: [], place: '', close: async () => {} }));
  const who = ['--login', 'first', '--name', '首位', '--phone', '13812345678'];

  it('opens the folder of the portal, and what it made there stays', async () => {
    expect(await inFolder(...who, '--role', 'administrator')).toMatchObject({ code: 0 });
    expect(await inFolder(...who, '--role', 'administrator')).toMatchObject({ code: 2, said: expect.stringContaining('first 已被使用') });
  });

  it('tells the password once, refuses a name that is taken and a role that is none, and unlinks', async () => {
    const made = await run(...who, '--role', 'administrator');
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/password {4}\S{15}\n/) });
    expect(await run(...who, '--role', 'administrator')).toMatchObject({ code: 2, said: expect.stringContaining('first 已被使用') });
    expect(await run(...who, '--role', 'king')).toMatchObject({ code: 2, said: expect.stringContaining('administrator') });
    expect(await run('--unlink', 'nobody')).toMatchObject({ code: 2, said: expect.stringContaining('nobody') });
    expect(await run('--unlink', 'first')).toMatchObject({ code: 0 });
    expect(await run('--colour', 'red')).toMatchObject({ code: 2 });
  });

  it('locks by name, and proves the log', async () => {
    await run('--login', 'second', '--name', '次位', '--phone', '13812345679', '--role', 'auditor');
    expect(await run('--lock', 'second')).toMatchObject({ code: 0, said: expect.stringContaining('已停用 second') });
    expect(await run('--unlock', 'nobody')).toMatchObject({ code: 2 });
    const whole = await run('--verify-log');
    expect(whole).toMatchObject({ code: 0, said: expect.stringContaining('共 0 行') });
    expect(await run('--verify-log', '--line', `3:${'a'.repeat(64)}`)).toMatchObject({ code: 2, said: expect.stringContaining('第 3 行') });
    expect(await run('--verify-log', '--line', 'x')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
  });
});
