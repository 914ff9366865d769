import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const lines = { waitingPerKey: 4, waiting: 100 };
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
      ...lines,
    });
    await pool.run('a', () => 1);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 5);
    expect(await pool.run('a', () => 300)).toBe(300);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
    await pool.close();
  });

  it('a failing task rejects, the next one runs', async () => {
    const pool = createWorkerPool<string, string>(await aWorker('if (task === "bad") throw new Error("cannot"); return task;'), { threads: 1, ...lines });
    await expect(pool.run('a', () => 'bad')).rejects.toThrow('cannot');
    expect(await pool.run('a', () => 'good')).toBe('good');
    await pool.close();
  });

  it('accounts take turns, and one with too much waiting is refused', async () => {
    const pool = createWorkerPool<string, string>(await aWorker('await new Promise((done) => setTimeout(done, 30)); return task;'), {
      threads: 1,
      waitingPerKey: 4,
      waiting: 100,
    });
    const ended: string[] = [];
    const run = (key: string, task: string) => pool.run(key, () => task).then((name) => ended.push(name));
    const outcomes = await Promise.allSettled([...[1, 2, 3, 4, 5, 6].map((n) => run('greedy', `greedy ${n}`)), run('modest', 'modest')]);
    expect(ended.slice(0, 3)).toEqual(['greedy 1', 'modest', 'greedy 2']);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).name] : []))).toEqual(['tooManyRequests']);
    await pool.close();
  });

  it('a task is prepared when its turn has come', async () => {
    const pool = createWorkerPool<string, string>(await aWorker('return task + "!";'), { threads: 1, ...lines });
    let preparing = 0;
    let most = 0;
    const prepare = async (): Promise<string> => {
      most = Math.max(most, ++preparing);
      await new Promise(setImmediate);
      preparing--;
      return 'done';
    };
    expect(await Promise.all([1, 2, 3, 4].map(() => pool.run('greedy', prepare)))).toEqual(['done!', 'done!', 'done!', 'done!']);
    expect(most).toBe(1);
    await pool.close();
  });
});
