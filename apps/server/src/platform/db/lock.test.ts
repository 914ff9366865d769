import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, HEARTBEAT_LOST_MS, takeFolderLock, type LockHolder } from './lock.ts';

const TRIES = 10;
const program = fileURLToPath(new URL('./lock-holder.fixture.ts', import.meta.url));

let folder: string;
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts a real process that wants the folder; resolves with its first line. */
function aProcess(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  return new Promise((resolve) => child.stdout?.once('data', (data: Buffer) => resolve({ child, line: data.toString().trim() })));
}
const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
const lockFiles = async () => (await readdir(folder)).filter((name) => name.startsWith('lock')).sort();
const holderOf = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as LockHolder;

describe('the lock of a data folder', () => {
  it(`refuses ${TRIES} of ${TRIES} second processes and names the first`, async () => {
    const lock = await takeFolderLock(folder);
    for (let n = 0; n < TRIES; n += 10) {
      const lines = (await Promise.all(Array.from({ length: 10 }, aProcess))).map(({ line }) => line);
      expect(lines).toEqual(Array(10).fill(`refused ${process.pid}`));
    }
    await lock.release();
    expect((await aProcess()).line).toBe('held');
  });

  it('refuses this very process a second time', async () => {
    await takeFolderLock(folder);
    await expect(takeFolderLock(folder)).rejects.toThrow(FolderLockedError);
  });

  it('of twenty calls that run into each other exactly one holds, on a new folder and on a dead holder’s', async () => {
    for (const dead of [undefined, 'lock.7']) {
      if (dead) await writeFile(join(folder, dead), JSON.stringify({ pid: 2 ** 22 + 1, started: '1', place: '', since: '', token: '' }));
      if (dead) await utimes(join(folder, dead), new Date(0), new Date(0));
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => takeFolderLock(folder)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const name of await lockFiles()) await rm(join(folder, name));
    }
  });

  it('of many that start at once on a killed holder’s folder exactly one holds, again and again', async () => {
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 8 }, aProcess));
      const holders = all.filter(({ line }) => line === 'held');
      expect(holders.length).toBe(1);
      expect(all.filter(({ line }) => line.startsWith('refused')).length).toBe(7);
      await killed((holders[0] as { child: ChildProcess }).child);
      // its heart would beat for ever: the process is looked up
      const future = new Date(Date.now() + 3_600_000);
      for (const name of await lockFiles()) await utimes(join(folder, name), future, future);
      const next = await aProcess();
      expect(next.line).toBe('held');
      await killed(next.child);
      expect(await lockFiles()).toHaveLength(1);
    }
  });

  it('is not fooled by another program that has got the dead holder’s pid', async () => {
    const { child } = await aProcess();
    const [name = ''] = await lockFiles();
    const holder = await holderOf(name);
    await killed(child);
    // our own pid, but a start that is not ours
    await writeFile(join(folder, name), JSON.stringify({ ...holder, pid: process.pid }));
    await expect(takeFolderLock(folder)).resolves.toHaveProperty('release');
  });

  it('believes the heartbeat alone where it cannot look the process up: another container, a lock file torn by the disk', async () => {
    for (const text of [JSON.stringify({ pid: 1, started: '5', place: 'elsewhere', since: '', token: 'x' }), '', '{"pid":']) {
      await writeFile(join(folder, 'lock.9'), text);
      await expect(takeFolderLock(folder)).rejects.toThrow(FolderLockedError);
      const past = new Date(Date.now() - HEARTBEAT_LOST_MS - 1_000);
      await utimes(join(folder, 'lock.9'), past, past);
      await (await takeFolderLock(folder)).release();
      expect(existsSync(join(folder, 'lock.9'))).toBe(false);
      await rm(join(folder, 'lock.10'));
    }
  });

  it('keeps its heartbeat, and tells the holder when the lock is gone', async () => {
    let lost = 0;
    await takeFolderLock(folder, { onLost: () => lost++, heartbeatMs: 200 });
    const past = new Date(Date.now() - 60_000);
    await utimes(join(folder, 'lock.1'), past, past);
    await expect.poll(async () => (await stat(join(folder, 'lock.1'))).mtimeMs).toBeGreaterThan(past.getTime());
    await expect(takeFolderLock(folder)).rejects.toThrow(FolderLockedError);
    expect(lost).toBe(0);
    await rm(join(folder, 'lock.1'));
    await expect.poll(() => lost).toBe(1);
  });
});
