/**
 * What travels over live connections while prices are made and told: that something waits to be read, and how much, and no word or figure of it. A
 * stranger is let in nowhere; whoever is reads in no frame a price, a name or a number, his own no more than another's (PRICE-12).
 */
import { putOffers } from '@portal/server/modules/price/index';
import { sendMessage } from '@portal/server/modules/message/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openListeningPortal, type ListeningPortal } from './listening-portal.ts';
import { TRADE_PRICE } from './made-prices.ts';
import { tenantsOfEveryType } from './two-tenants.ts';

let portal: ListeningPortal;
let world: Awaited<ReturnType<typeof tenantsOfEveryType>>;
beforeAll(async () => {
  portal = await openListeningPortal({}, { unlimited: true });
  world = await tenantsOfEveryType(portal.test);
});
afterAll(() => portal.close());

const NOTES = ['acting', 'unread', 'sessionEnded', 'identityChanged', 'protocolPublished'];

const connected = (cookie: string, frames: string[]): Promise<WebSocket | null> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${portal.port}/ws`, { headers: { cookie, origin: `http://127.0.0.1:${portal.port}` } });
    socket.on('message', (data: Buffer) => void frames.push(data.toString()));
    socket.once('open', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

it('no live connection carries a price or a name, to whom it belongs or to foreigners, while prices change and are told', async () => {
  expect(await connected('', [])).toBeNull();
  const heard = await Promise.all(
    world.tenants.map(async ({ accountNo, merchantNo, cookie }) => {
      const frames: string[] = [];
      return { accountNo, merchantNo, frames, socket: await connected(cookie, frames) };
    }),
  );
  expect(heard.every(({ socket }) => socket !== null)).toBe(true);

  const { test } = portal;
  const figures = [...new Set([...TRADE_PRICE, ...world.madePrices.flatMap((made) => made.figures)])];
  const [made] = world.madePrices;
  await test.database.transaction((db) =>
    putOffers(db, 'M100001', [{ skuNo: made?.skuNo ?? '', price: 4507.47, stockTotal: 3, leadDays: 2 }], { now: test.clock.now(), by: null }),
  );
  const told: { topic: 'mail'; accountNo: string }[] = [];
  await test.database.transaction(async (db) => {
    let serial = 0;
    const ctx = {
      db,
      now: test.clock.now(),
      newId: () => `live-${++serial}-${'0'.repeat(20)}`,
      signal: (signal: unknown) => void told.push(signal as (typeof told)[number]),
    };
    for (const { accountNo, merchantNo } of heard)
      await sendMessage(
        ctx as never,
        {
          accountNo,
          merchantNo,
          type: 'price',
          title: `价格变动 ${figures[0]}`,
          text: figures.join(' '),
          link: null,
          eventKey: `live-${accountNo}`,
        } as never,
      );
  });
  for (const signal of told) test.deps.signals.publish(signal);
  const unread = (frames: readonly string[]): number => frames.filter((frame) => frame.includes('"unread"')).length;
  // one on joining, one of what was told
  await expect.poll(() => heard.filter(({ frames }) => unread(frames) >= 2).length, { timeout: 10_000 }).toBe(heard.length);

  const canaries = [...figures, ...world.tenants.flatMap((tenant) => [...tenant.canaries, ...tenant.enterpriseCanaries])].filter(
    (word) => !/^[AM]\d+$/.test(word),
  );
  for (const { frames, socket } of heard) {
    expect(frames.flatMap((frame) => canaries.filter((canary) => frame.includes(canary)))).toEqual([]);
    for (const frame of frames) {
      const note = JSON.parse(frame) as Record<string, unknown>;
      expect(NOTES).toContain(note['type']);
      expect(Object.keys(note).every((key) => ['type', 'total', 'as'].includes(key))).toBe(true);
    }
    socket?.terminate();
  }
});
