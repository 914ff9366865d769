/** A process that writes to an embedded database and takes snapshots, killed at random moments: the next opening must find it whole. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { HuntContext } from './hunt.ts';

const program = fileURLToPath(new URL('./killed-writer.fixture.ts', import.meta.url));

/** Each round opens the folder that the last kill left, compares it with what was acknowledged, writes on, and is killed. */
export async function killRounds({ rounds, random, row, say }: Pick<HuntContext, 'random' | 'row' | 'say'> & { rounds: number }): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  let acknowledged = 0;
  let alarms = 0;
  let lost = 0;
  let kills = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      let timer: NodeJS.Timeout | undefined;
      for await (const line of createInterface({ input: child.stdout })) {
        const [word, number] = line.split(' ');
        if (word === 'restored') alarms++;
        if (word === 'found' && Number(number) < acknowledged) lost += acknowledged - Number(number);
        if (word === 'written') acknowledged = Number(number);
        if (word === 'found') timer = setTimeout(() => child.kill('SIGKILL'), 50 + random() * 1_500);
      }
      await ended;
      clearTimeout(timer);
      if (child.signalCode === 'SIGKILL') kills++;
      if (round % 10 === 9) say(`${kills} kills, ${acknowledged} rows acknowledged, ${alarms} false alarms`);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  row('kill -9 while writing and taking snapshots: no false alarm', kills, alarms + rounds - kills, `${acknowledged} rows acknowledged`);
  row('kill -9: what was acknowledged is there', acknowledged, lost);
}
