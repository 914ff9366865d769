import { readMessages, readLiveNote } from '@portal/contract/message';
import { bindParentMerchantList } from '@portal/contract/dealer';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildPortal, type App } from '../../app.ts';
import { sendMessage } from '../../modules/message/index.ts';
import { createLog } from '../log.ts';
import { openPostgresSignals } from './postgres-signals.ts';
import { openRedisSignals } from './redis-signals.ts';
import type { Signal, Signals } from './signals.ts';

const log = createLog({ level: 'silent' });
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

/** Two nodes on one database, each with its own way to the signals. */
async function twoNodes(openSignals: (test: TestPortal) => Promise<Signals>) {
  const test = await openTestPortal();
  const signals = [await openSignals(test), await openSignals(test)];
  const nodes: App[] = [];
  for (const each of signals) {
    const node = await buildPortal({ ...test.deps, signals: each });
    await node.http.listen({ port: 0, host: '127.0.0.1' });
    nodes.push(node);
  }
  return {
    test,
    nodes,
    signals,
    async close() {
      await Promise.all(nodes.map(({ http }) => http.close()));
      await Promise.all(signals.map((each) => each.close()));
      await test.close();
    },
  };
}

/** What a tab on a node shows as its badge. */
async function tabOn(node: App, cookie: string): Promise<{ badge(): number | null; close(): void }> {
  const { port } = node.http.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie, origin: `http://127.0.0.1:${port}` } });
  let badge: number | null = null;
  socket.on('message', (data) => {
    const note = readLiveNote(String(data));
    if (note?.type === 'unread') badge = note.total;
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { badge: () => badge, close: () => socket.terminate() };
}

async function tellAcross({ test, nodes, signals }: Awaited<ReturnType<typeof twoNodes>>): Promise<void> {
  const { accountNo } = await aPerson(test.database);
  const cookie = await test.cookieOf(accountNo);
  const tabs = await Promise.all(nodes.map((node) => tabOn(node, cookie)));
  const show = (total: number) => vi.waitFor(() => expect(tabs.map((tab) => tab.badge())).toEqual([total, total]), { timeout: 20_000 });
  await show(0);
  for (let n = 1; n <= 10; n++) {
    const told: Signal[] = [];
    await test.database.transaction((db) =>
      sendMessage(
        { db, now: test.clock.now(), newId: () => `across${n}`, signal: (signal) => void told.push(signal) },
        { accountNo, merchantNo: null, type: 'system', title: '消息', text: '', link: null, eventKey: `across ${n}` },
      ),
    );
    for (const signal of told) signals[n % 2]?.publish(signal);
  }
  await show(10);
  // an operation on the one node, seen on the other
  await nodes[0]?.http.inject({ method: 'POST', url: readMessages.path, headers: { cookie }, payload: { ids: ['across1', 'across2'] } });
  await show(8);
  // one that is refused tells nobody anything
  await nodes[0]?.http.inject({ method: 'POST', url: bindParentMerchantList.path, headers: { cookie }, payload: {} });
  await show(8);
  for (const tab of tabs) tab.close();
}

describe.skipIf(!onPostgres)('two nodes on one PostgreSQL (MESSAGE-5)', () => {
  it('tell each other’s tabs', async () => {
    const world = await twoNodes((test) => openPostgresSignals(String(test.database.pool.options.connectionString), test.database.pool, log));
    await tellAcross(world);
    expect(world.nodes).toHaveLength(2);
    await world.close();
  });
});

describe.skipIf(!hasRedis)('two nodes on one Redis (MESSAGE-5)', () => {
  let server: ChildProcess;
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    const assertUp = () => {
      if (spawnSync('redis-cli', ['-p', String(port), 'ping']).status !== 0) throw new Error('not up yet');
    };
    await vi.waitFor(assertUp, { timeout: 20_000 });
  });
  afterAll(() => void server.kill('SIGKILL'));

  it('tell each other’s tabs', async () => {
    const world = await twoNodes(() => openRedisSignals(`redis://127.0.0.1:${port}`, log));
    await tellAcross(world);
    expect(world.nodes).toHaveLength(2);
    await world.close();
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
