import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkerPool, PoolBusyError } from './worker-pool.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'worker-pool-'))));
afterAll(() => rm(folder, { recursive: true }));

async function aWorker(body: string): Promise<URL> {
  const file = join(folder, `${Math.abs(body.length * 31 + body.charCodeAt(0))}.mjs`);
  await writeFile(file, `export default async (task) => { ${body} };`);
  return pathToFileURL(file);
}

describe('a pool of threads', () => {
  it('answers while a task computes', async () => {
    const pool = createWorkerPool<number, number>(await aWorker('const end = performance.now() + task; while (performance.now() < end); return task;'), {
      threads: 1,
      maxQueue: 4,
    });
    await pool.run(1);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    expect(await pool.run(300)).toBe(300);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
    await pool.close();
  });

  it('a failing task rejects, the next one runs', async () => {
    const pool = createWorkerPool<string, string>(await aWorker('if (task === "bad") throw new Error("cannot"); return task;'), { threads: 1, maxQueue: 4 });
    await expect(pool.run('bad')).rejects.toThrow('cannot');
    expect(await pool.run('good')).toBe('good');
    await pool.close();
  });

  it('refuses more than may wait', async () => {
    const pool = createWorkerPool<number, number>(await aWorker('await new Promise((done) => setTimeout(done, 100)); return task;'), {
      threads: 1,
      maxQueue: 2,
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((task) => pool.run(task)));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every((reason) => reason instanceof PoolBusyError)).toBe(true);
    expect(outcomes[0]).toMatchObject({ status: 'fulfilled', value: 1 });
    await pool.close();
  });
});
