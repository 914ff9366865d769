import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisAnswers } from '../../../testkit/redis-server.ts';
import { createLog } from '../log.ts';
import { createMemoryCounts } from './counts.ts';
import { openRedisCounts } from './redis-counts.ts';

const HOUR = 3_600_000;
const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

describe('counts in memory', () => {
  it('takes what fits into the depth at once, then as much as time pays off', async () => {
    let now = 5_000;
    const counts = createMemoryCounts(() => now);
    const take = () => counts.take({ key: 'a', costMs: 500, depthMs: 2_000 });
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 0]);
    expect(await take()).toBe(500);
    now += 499;
    expect(await take()).toBe(1);
    now += 1;
    expect(await take()).toBe(0);
    expect(await counts.take({ key: 'b', costMs: 500, depthMs: 2_000 })).toBe(0);
  });

  it('asking too often costs nothing, and a wait is never longer than the depth', async () => {
    const counts = createMemoryCounts(() => 0);
    const take = () => counts.take({ key: 'a', costMs: 1_000, depthMs: 1_000 });
    await take();
    const waits = await Promise.all(Array.from({ length: 100 }, take));
    expect(new Set(waits)).toEqual(new Set([1_000]));
  });

  it('forgets keys that are paid off: 200,000 addresses leave no trace', async () => {
    let now = 0;
    const counts = createMemoryCounts(() => now);
    const before = heapInUse();
    for (let key = 0; key < 200_000; key++, now++) await counts.take({ key: `address ${key}`, costMs: 10, depthMs: 1_000 });
    expect(heapInUse() - before, 'at most the 20,000 keys between two sweeps, not 200,000').toBeLessThan(8_000_000);
    expect(await counts.take({ key: 'address 0', costMs: 10, depthMs: 1_000 })).toBe(0);
  });
});

describe.skipIf(!isInstalled)('counts in Redis', () => {
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    await redisAnswers(port);
  });
  afterAll(() => void server.kill('SIGKILL'));

  it('two nodes share a key, whatever they ask at the same moment', async () => {
    const log = createLog({ level: 'silent' });
    const [one, other] = [await openRedisCounts(url, log), await openRedisCounts(url, log)];
    const nodes = [one, other];
    expect(nodes.map((node) => node.state())).toEqual(['ready', 'ready']);
    const waits = await Promise.all(
      Array.from({ length: 300 }, (_, n) => (n % 2 === 0 ? one : other).take({ key: 'shared', costMs: HOUR / 120, depthMs: HOUR })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(120);
    const refused = waits.filter((wait) => wait > 0);
    expect(Math.max(...refused)).toBeLessThanOrEqual(HOUR / 120);
    for (const node of nodes) node.close();
  });
});

/** Bytes of the heap that something still holds: what waits to be swept is swept first. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as AddressInfo;
      listener.close(() => resolve(port));
    });
  });
}
