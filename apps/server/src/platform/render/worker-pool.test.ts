import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

describe('a pool of processes', () => {
  it('answers while a task computes', async () => {
    const pool = createWorkerPool<number, number>(await aWorker('const end = performance.now() + task; while (performance.now() < end); return task;'), {
      processes: 1,
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
    const pool = createWorkerPool<string, string>(await aWorker('if (task === "bad") throw new Error("cannot"); return task;'), { processes: 1, ...lines });
    await expect(pool.run('a', () => 'bad')).rejects.toThrow('cannot');
    expect(await pool.run('a', () => 'good')).toBe('good');
    await pool.close();
  });

  it('accounts take turns, and one with too much waiting is refused', async () => {
    const pool = createWorkerPool<string, string>(await aWorker('await new Promise((done) => setTimeout(done, 30)); return task;'), {
      processes: 1,
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
    const pool = createWorkerPool<string, string>(await aWorker('return task + "!";'), { processes: 1, ...lines });
    let preparing = 0;
    let most = 0;
    const prepare = async (): Promise<string> => {
      most = Math.max(most, ++preparing);
      await setImmediate();
      preparing--;
      return 'done';
    };
    expect(await Promise.all([1, 2, 3, 4].map(() => pool.run('greedy', prepare)))).toEqual(['done!', 'done!', 'done!', 'done!']);
    expect(most).toBe(1);
    await pool.close();
  });

  it('a process that dies fails its task only, and is not there when it has nothing to do', async () => {
    const pool = createWorkerPool<string, number>(await aWorker('if (task === "die") process.exit(7); return process.pid;'), {
      processes: 1,
      idleMs: 50,
      ...lines,
    });
    const first = await pool.run('a', () => '');
    expect(first).not.toBe(process.pid);
    expect(await pool.run('a', () => '')).toBe(first);
    await expect(pool.run('a', () => 'die')).rejects.toThrow('ended: 7');
    const second = await pool.run('a', () => '');
    expect(second).not.toBe(first);
    await vi.waitFor(() => expect(isThere(second)).toBe(false), { timeout: 5_000 });
    expect(await pool.run('a', () => '')).not.toBe(second);
    await pool.close();
  });

  it('begins before its first task where one is foreseen, and once', async () => {
    const begun = join(folder, 'begun');
    const worker = await aWorker('return process.pid;');
    await appendFile(fileURLToPath(worker), `\nimport { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(begun)}, process.pid + '\\n');`);
    const pool = createWorkerPool<string, number>(worker, { processes: 1, ...lines });
    pool.warm();
    pool.warm();
    await vi.waitFor(async () => expect(await readFile(begun, 'utf8')).toMatch(/\n$/), { timeout: 5_000 });
    const pid = await pool.run('a', () => '');
    pool.warm();
    expect(await readFile(begun, 'utf8')).toBe(`${pid}\n`);
    await pool.close();
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 5_000 });
  });

  it('closing ends what runs', async () => {
    const pool = createWorkerPool<string, number>(await aWorker('await new Promise((done) => setTimeout(done, 60_000));'), { processes: 1, ...lines });
    const running = pool.run('a', () => '').catch((error: unknown) => String(error));
    await setImmediate();
    await pool.close();
    expect(await running).toContain('SIGKILL');
  });

  it('ends with the process that started it, also one that was killed', async () => {
    const file = await aWorker('setInterval(() => {}, 1000); return process.pid;');
    const starting = join(folder, 'starting.mjs');
    await writeFile(
      starting,
      `import { createWorkerPool } from '${new URL('./worker-pool.ts', import.meta.url).href}';
       const pool = createWorkerPool(new URL('${file.href}'), { processes: 1, waitingPerKey: 1, waiting: 1 });
       console.log(await pool.run('a', () => ''));
       setInterval(() => {}, 1000);`,
    );
    const starter = spawn(process.execPath, [starting], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isThere(pid)).toBe(true);
    starter.kill('SIGKILL');
    await vi.waitFor(() => expect(isThere(pid)).toBe(false), { timeout: 5_000 });
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
