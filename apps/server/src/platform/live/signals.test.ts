import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { openPostgresSignals } from './postgres-signals.ts';
import { openRedisSignals } from './redis-signals.ts';
import { createLocalSignals, readSignal, writeSignal, type Signal, type Signals } from './signals.ts';

const log = createLog({ level: 'silent' });
const url = process.env['TEST_DATABASE_URL'];
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const mail = (n: number): Signal => ({ topic: 'mail', accountNo: `A${n}` });

/** What a process has heard, and how often it missed something. */
function earOf(signals: Signals) {
  const heard: Signal[] = [];
  let gaps = 0;
  signals.listen(
    // the first one is sent again and again until it is heard
    (signal) => void (JSON.stringify(signal) !== JSON.stringify(mail(0)) && heard.push(signal)),
    () => void gaps++,
  );
  return { heard, gapsOf: () => gaps };
}

/** Two processes hear each other, each its own at once and only once. */
async function hearEachOther(one: Signals, two: Signals): Promise<void> {
  const [first, second] = [earOf(one), earOf(two)];
  for (let n = 1; n <= 50; n++) (n % 2 ? one : two).publish(mail(n));
  expect(first.heard.length).toBeGreaterThanOrEqual(25);
  await vi.waitFor(() => expect([first.heard.length, second.heard.length]).toEqual([50, 50]), { timeout: 10_000 });
  for (const { heard } of [first, second]) expect(new Set(heard.map((signal) => JSON.stringify(signal))).size).toBe(50);
  one.publish({ topic: 'protocol' });
  await vi.waitFor(() => expect(second.heard.at(-1)).toEqual({ topic: 'protocol' }), { timeout: 10_000 });
}

describe('signals (MESSAGE-5)', () => {
  it('of one process reach whoever listens, until it listens no longer', async () => {
    const signals = createLocalSignals();
    const heard: Signal[] = [];
    const end = signals.listen((signal) => void heard.push(signal));
    signals.publish(mail(1));
    end();
    signals.publish(mail(2));
    expect(heard).toEqual([mail(1)]);
  });

  it('travel as text, and what is none is not heard', () => {
    expect(readSignal(writeSignal('n1', mail(1)))).toEqual({ from: 'n1', signal: mail(1) });
    for (const text of ['', '{', 'null', '1', '{"from":"n1"}', '{"from":"n1","topic":"mail"}', '{"topic":"protocol"}', '{"from":1,"topic":"protocol"}'])
      expect(readSignal(text)).toBeNull();
  });
});

describe.skipIf(url === undefined)('signals over PostgreSQL', () => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  afterAll(() => pool.end());

  it('join two processes, and after a cut everybody looks again', async () => {
    const [one, two] = [await openPostgresSignals(String(url), pool, log), await openPostgresSignals(String(url), pool, log)];
    await hearEachOther(one, two);
    const ear = earOf(one);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-live' and pid <> pg_backend_pid()`);
    await vi.waitFor(() => expect(ear.gapsOf()).toBe(1), { timeout: 15_000 });
    two.publish(mail(99));
    await vi.waitFor(() => expect(ear.heard).toContainEqual(mail(99)), { timeout: 10_000 });
    await Promise.all([one.close(), two.close()]);
  });
});

describe.skipIf(!hasRedis)('signals over Redis', () => {
  let server: ChildProcess;
  let port = 0;
  const start = () => spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  beforeAll(async () => {
    port = await freePort();
    server = start();
  });
  afterAll(() => void server.kill('SIGKILL'));

  it('join two processes, also those that were there before it, and after a cut everybody looks again', async () => {
    const [one, two] = [await openRedisSignals(`redis://127.0.0.1:${port}`, log), await openRedisSignals(`redis://127.0.0.1:${port}`, log)];
    const ready: Signal[] = [];
    one.listen((signal) => void ready.push(signal));
    await vi.waitFor(
      () => {
        two.publish(mail(0));
        expect(ready).not.toEqual([]);
      },
      { timeout: 15_000, interval: 300 },
    );
    await hearEachOther(one, two);
    const ear = earOf(one);
    server.kill('SIGKILL');
    await new Promise((resolve) => server.once('exit', resolve));
    two.publish(mail(7));
    server = start();
    await vi.waitFor(() => expect(ear.gapsOf()).toBeGreaterThan(0), { timeout: 15_000 });
    await vi.waitFor(
      () => {
        two.publish(mail(8));
        expect(ear.heard).toContainEqual(mail(8));
      },
      { timeout: 15_000, interval: 300 },
    );
    await Promise.all([one.close(), two.close()]);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as AddressInfo;
      listener.close(() => resolve(port));
    });
  });
}
