/** The operator's import of 20,000 rows. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { note } from './figures.ts';
import { rssMb } from './process-figures.ts';
import { catalogSheet } from './sheet.ts';

const command = fileURLToPath(new URL('../apps/server/src/commands/import-catalog.ts', import.meta.url));

export async function measureImport(environment: Record<string, string>, category: { first: string; second: string }, kind: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
  const file = join(folder, '20000.xlsx');
  await writeFile(file, await catalogSheet(20_000, category));
  const started = performance.now();
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let peak = 0;
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const watch = setInterval(
    () =>
      void rssMb(child).then(
        (memory) => (peak = Math.max(peak, memory.peak)),
        () => {},
      ),
    100,
  );
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`import ended with ${code}: ${output}`);
  note(`导入 20,000 行 xlsx，${kind}`, `${seconds.toFixed(1)} s，峰值 ${peak.toFixed(0)} MB`, '≤ 60 s，≤ 1024 MB', seconds <= 60 && peak <= 1024);
}
