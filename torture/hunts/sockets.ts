/** The live connection against garbage, strangers and crowds. */
import { buildPortal } from '@portal/server/app';
import { sendMessage } from '@portal/server/modules/message/index';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { Signal } from '@portal/server/platform/live/signals';
import { readLiveNote } from '@portal/contract/message';
import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Hunt, HuntContext } from '../hunt.ts';

const RIGHT_WITHIN_MS = 10_000;

interface Door {
  test: TestPortal;
  http: FastifyInstance;
  port: number;
  /** Headers of a page of the portal, from an address of its own. */
  headers(cookie: string, address?: string): Record<string, string>;
}

export const sockets: Hunt = {
  name: 'sockets',
  purpose:
    'live connections of strangers, frames that are none, crowds: nobody comes in who may not, nothing falls over, every badge ends as the database has it',
  async run(context) {
    const test = await openTestPortal({ unlimited: true });
    // addresses are named by the connections, as a proxy would
    const { http } = await buildPortal({ ...test.deps, settings: { ...test.deps.settings, trustProxy: 1 } });
    try {
      await http.listen({ port: 0, host: '127.0.0.1' });
      const { port } = http.server.address() as AddressInfo;
      const headers = (cookie: string, address = '203.0.113.1') => ({ cookie, origin: `http://127.0.0.1:${port}`, 'x-forwarded-for': address });
      const door = { test, http, port, headers };
      await attackDoor(context, door);
      await attackFrames(context, door);
      await watchBadges(context, door);
    } finally {
      await http.close();
      await test.close();
    }
  },
};

const cookieOf = async ({ test }: Door): Promise<string> => test.cookieOf((await aPerson(test.database)).accountNo);
const isUp = async ({ port }: Door): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status === 200;

/** Whether a handshake was let in. */
const isLetIn = ({ port }: Door, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function attackDoor({ short, random, row }: HuntContext, door: Door): Promise<void> {
  const tries = short ? 40 : 400;
  const cookie = await cookieOf(door);
  const own = door.headers(cookie);
  const strangers = [
    { ...own, origin: 'http://evil.example' },
    { ...own, origin: 'null' },
    { ...own, origin: `http://127.0.0.1:${door.port}.evil.example` },
    { ...own, origin: `https://127.0.0.1:${door.port}` },
    { ...own, 'x-forwarded-host': 'evil.example' },
    { ...own, cookie: '' },
    { ...own, cookie: `portal_session=${'a'.repeat(43)}` },
    { ...own, cookie: `other=${cookie.slice(15)}` },
  ];
  const outcomes = await Promise.all(
    Array.from({ length: tries }, () => isLetIn(door, strangers[Math.floor(random() * strangers.length)] as Record<string, string>)),
  );
  row('a handshake of a foreign page, or without a session, is let in', tries, outcomes.filter(Boolean).length);
  row('one of our own page is', 1, (await isLetIn(door, own)) ? 0 : 1);
}

/** Bytes after the handshake: frames cut, masked wrongly, too large, of kinds there are not, and noise. */
function bytesOf(random: () => number): Buffer {
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const kinds = [
    () => noise(1 + Math.floor(random() * 4_000)),
    // a frame of 1 MB
    () => Buffer.concat([Buffer.from([0x82, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 1, 2, 3, 4]), Buffer.alloc(1_048_576)]),
    // says 2^63 bytes
    () => Buffer.from([0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    // not masked
    () => Buffer.concat([Buffer.from([0x81, 0x05]), Buffer.from('hello')]),
    // a piece that never ends, a close that is none, a ping too long
    () => Buffer.from([0x01, 0x81, 1, 2, 3, 4, 0x60, 0x01, 0x81, 1, 2, 3, 4, 0x60]),
    () => Buffer.from([0x88, 0x81, 1, 2, 3, 4, 5]),
    () => Buffer.concat([Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]), noise(256)]),
  ];
  return (kinds[Math.floor(random() * kinds.length)] as () => Buffer)();
}

async function attackFrames({ short, random, row }: HuntContext, door: Door): Promise<void> {
  const tries = short ? 60 : 3_000;
  const good = new WebSocket(`ws://127.0.0.1:${door.port}/ws`, { headers: door.headers(await cookieOf(door)) });
  await new Promise((resolve) => good.once('open', resolve));
  const cookie = await cookieOf(door);
  let kept = 0;
  for (let n = 0; n < tries; n++) {
    const raw = connect(door.port, '127.0.0.1');
    raw.on('error', () => {});
    const lines = Object.entries(door.headers(cookie, `203.0.113.${2 + (n % 200)}`)).map(([name, text]) => `${name}: ${text}`);
    raw.write(
      [
        'GET /ws HTTP/1.1',
        `Host: 127.0.0.1:${door.port}`,
        ...lines,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise((resolve) => raw.once('data', resolve).once('close', resolve));
    raw.resume();
    const gone = new Promise<true>((resolve) => void raw.once('close', () => resolve(true)));
    raw.write(bytesOf(random));
    // noise may be the beginning of a frame that is waited for
    raw.end();
    if ((await Promise.race([gone, sleep(5_000)])) !== true) kept++;
    raw.destroy();
  }
  row('a connection outlives the garbage it sent', tries, kept);
  row('another’s connection falls with it, or the portal', 2, (good.readyState === WebSocket.OPEN ? 0 : 1) + ((await isUp(door)) ? 0 : 1));
  good.terminate();
}

async function watchBadges({ short, random, row }: HuntContext, door: Door): Promise<void> {
  const { test } = door;
  const [people, tabsEach, events] = short ? [20, 5, 300] : [100, 20, 10_000];
  const accounts = await Promise.all(Array.from({ length: people }, () => aPerson(test.database)));
  const shown = new Map<string, (number | null)[]>();
  const open = accounts.flatMap(({ accountNo }, at) =>
    Array.from({ length: tabsEach }, async (_, tab) => {
      const socket = new WebSocket(`ws://127.0.0.1:${door.port}/ws`, { headers: door.headers(await test.cookieOf(accountNo), `203.0.${at % 250}.7`) });
      const badges = shown.get(accountNo) ?? [];
      shown.set(accountNo, badges);
      badges[tab] = null;
      socket.on('message', (data) => {
        const note = readLiveNote(String(data));
        if (note?.type === 'unread') badges[tab] = note.total;
      });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return socket;
    }),
  );
  const sockets = await Promise.all(open);
  for (let n = 0; n < events; n++) {
    const { accountNo } = accounts[Math.floor(random() * people)] as { accountNo: string };
    const told: Signal[] = [];
    await test.database.transaction((db) =>
      sendMessage(
        { db, now: test.clock.now(), newId: () => `event${n}`, signal: (signal) => void told.push(signal) },
        { accountNo, merchantNo: null, type: 'system', title: '消息', text: '', link: null, eventKey: `event ${n}` },
      ),
    );
    for (const signal of told) test.deps.signals.publish(signal);
  }
  const { rows } = await test.database.pool.query<{ accountNo: string; n: number }>('select account_no as "accountNo", count(*) n from message group by 1');
  const stored = new Map(rows.map(({ accountNo, n }) => [accountNo, Number(n)]));
  const wrong = () => [...shown].reduce((sum, [accountNo, badges]) => sum + badges.filter((badge) => badge !== (stored.get(accountNo) ?? 0)).length, 0);
  const until = performance.now() + RIGHT_WITHIN_MS;
  while (wrong() > 0 && performance.now() < until) await sleep(50);
  row(`a badge differs from the database after ${events} messages`, sockets.length, wrong(), `${sockets.length} connections`);
  for (const socket of sockets) socket.terminate();
}
