import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeFolderLock } from '@portal/server/platform/db/lock';
import type { Hunt } from '../hunt.ts';

const program = fileURLToPath(new URL('../../apps/server/src/platform/db/lock-holder.fixture.ts', import.meta.url));
const AT_ONCE = 10;

export const lock: Hunt = {
  name: 'lock',
  purpose: 'other processes want the data folder that one holds, and several want a killed holder’s: never do two hold it',
  async run({ short, row }) {
    const folder = await mkdtemp(join(tmpdir(), 'portal-lock-hunt-'));
    try {
      const held = await takeFolderLock(folder);
      const tries = short ? 5 : 100;
      let admitted = 0;
      for (let done = 0; done < tries; done += AT_ONCE) {
        const started = await Promise.all(Array.from({ length: Math.min(AT_ONCE, tries - done) }, () => aProcess(folder)));
        admitted += started.filter(({ line }) => line !== `refused ${process.pid}`).length;
        await Promise.all(started.map(({ child }) => killed(child)));
      }
      row('a second process is refused, and told who holds the folder', tries, admitted);
      await held.release();
      await fightOver(folder, short ? 1 : 20, row);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Several start at once on what a killed holder has left. */
async function fightOver(folder: string, rounds: number, row: Parameters<Hunt['run']>[0]['row']): Promise<void> {
  let wrong = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    const all = await Promise.all(Array.from({ length: 8 }, () => aProcess(folder)));
    if (all.filter(({ line }) => line === 'held').length !== 1) wrong++;
    await Promise.all(all.map(({ child }) => killed(child)));
    const began = performance.now();
    const next = await aProcess(folder);
    slowest = Math.max(slowest, performance.now() - began);
    if (next.line !== 'held') wrong++;
    await killed(next.child);
  }
  row(
    'of eight on a killed holder’s folder exactly one holds it, and the next after its kill',
    rounds * 2,
    wrong,
    `slowest taking over ${Math.round(slowest)} ms`,
  );
}

/** A process that wants the folder; resolves with the line it says. */
function aProcess(folder: string): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => child.stdout?.once('data', (data: Buffer) => resolve({ child, line: data.toString().trim() })));
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
