import { changeIdentity, endOtherSessions, logout } from '@portal/contract/account';
import { readAllMessages, readLiveNote, type LiveNote } from '@portal/contract/message';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { TEST_NOW } from '@portal/server/testkit/now';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sendMessage } from '../../modules/message/index.ts';
import type { Signal } from './signals.ts';

interface Tab {
  socket: WebSocket;
  notes: LiveNote[];
  /** The next note that fits. */
  next(fits: (note: LiveNote) => boolean): Promise<LiveNote>;
  /** One that fits: it may have come with the opening. */
  one(fits: (note: LiveNote) => boolean): Promise<LiveNote>;
  /** Code it was closed with. */
  closed: Promise<number>;
}

let portal: TestPortal;
let port = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.portal.http.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.portal.http.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

const open = (headers: Record<string, string>, path = '/ws') => new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
const own = () => `http://127.0.0.1:${port}`;

/** A tab of the account, connected. */
async function aTab(cookie: string): Promise<Tab> {
  const socket = open({ cookie, origin: own() });
  const notes: LiveNote[] = [];
  const waiting: { fits: (note: LiveNote) => boolean; take: (note: LiveNote) => void }[] = [];
  socket.on('message', (data) => {
    const note = readLiveNote(String(data));
    if (note === null) throw new Error(`no note of ours: ${String(data)}`);
    notes.push(note);
    for (const each of waiting.splice(0))
      if (each.fits(note)) each.take(note);
      else waiting.push(each);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => void socket.once('open', () => resolve()).once('error', reject));
  const next: Tab['next'] = (fits) => new Promise((take) => void waiting.push({ fits, take }));
  return { socket, notes, closed, next, one: async (fits) => notes.find(fits) ?? next(fits) };
}

/** Status the handshake was refused with. */
const refusalOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => reject(new Error('it was let in')));
    socket.on('error', () => {});
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });

/** All that is answered to a request that asks for an upgrade. */
const answerTo = (line: string, asked: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n${asked}\r\n\r\n`));
    socket.on('data', (bytes) => (heard += String(bytes)));
    socket.once('end', () => resolve(heard)).once('error', reject);
  });

let serial = 0;
async function send(accountNo: string, merchantNo: string | null = null): Promise<void> {
  const n = ++serial;
  const told: Signal[] = [];
  await portal.database.transaction((db) =>
    sendMessage(
      { db, now: TEST_NOW + n, newId: () => `live${n}`, signal: (signal) => void told.push(signal) },
      { accountNo, merchantNo, type: 'system', title: '消息', text: '', link: null, eventKey: `live-${n}` },
    ),
  );
  // as the door does it: what others are told is there by then
  for (const signal of told) portal.deps.signals.publish(signal);
}
const unread = (total: number) => (note: LiveNote) => note.type === 'unread' && note.total === total;

describe('the live connection (MESSAGE-5)', () => {
  it('tells every tab of the account its unread count: on opening, at a message, at reading', async () => {
    const { accountNo } = await aPerson(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const [first, second] = [await aTab(cookie), await aTab(cookie)];
    const seen = Promise.all([first.next(unread(1)), second.next(unread(1))]);
    await send(accountNo);
    await seen;
    const readAgain = Promise.all([first.next(unread(0)), second.next(unread(0))]);
    await (
      await portal.as(accountNo)
    )(readAllMessages, { body: {} });
    expect(await readAgain).toHaveLength(2);
    first.socket.close();
    second.socket.close();
  });

  it('tells nobody else, and of another identity’s messages nothing', async () => {
    const dealer = await aPerson(portal.database, { enterpriseType: 2 });
    const stranger = await aPerson(portal.database);
    const [tab, other] = [await aTab(await portal.cookieOf(dealer.accountNo)), await aTab(await portal.cookieOf(stranger.accountNo))];
    await send(dealer.accountNo, 'M-somebody-else');
    const seen = tab.next(unread(1));
    await send(dealer.accountNo, dealer.merchantNo);
    await seen;
    expect(tab.notes.filter(({ type }) => type === 'unread').at(-1)).toEqual({ type: 'unread', total: 1 });
    expect(other.notes.every((note) => note.type === 'acting' || (note.type === 'unread' && note.total === 0))).toBe(true);
    tab.socket.close();
    other.socket.close();
  });

  it.each([
    ['no cookie', async () => ({ origin: own() }), 401],
    ['a cookie that speaks for nobody', async () => ({ origin: own(), cookie: `portal_session=${'a'.repeat(43)}` }), 401],
    ['a foreign page', async () => ({ origin: 'http://evil.example', cookie: await someCookie() }), 403],
    ['a page without an address', async () => ({ origin: 'null', cookie: await someCookie() }), 403],
    ['no page at all', async () => ({ cookie: await someCookie() }), 403],
  ])('refuses %s', async (_name, headers, status) => {
    expect(await refusalOf(open(await headers()))).toBe(status);
  });
  const someCookie = async () => portal.cookieOf((await aPerson(portal.database)).accountNo);

  it('stands at its own address only, and is no page', async () => {
    const headers = { origin: own(), cookie: await someCookie() };
    for (const path of ['/ws/', '/ws?token=1', '/home']) expect(await refusalOf(open(headers, path))).toBe(404);
    // elsewhere it is passed over, as HTTP has it
    expect(await refusalOf(open(headers, '/api-base/v1/protocol/list'))).toBe(200);
    expect(await answerTo('GET /no/such HTTP/1.1', 'Upgrade: h2c')).toMatch(/^HTTP\/1.1 404 [^]*nosniff[^]*"code":404,"msg":"[\u4e00-\u9fff]/);
    expect(await answerTo('PRI /ws HTTP/1.1', 'Upgrade: websocket')).toMatch(/^HTTP\/1.1 40[045] /);
    expect((await portal.portal.http.inject({ url: '/ws', headers })).statusCode).toBe(404);
  });

  it('ends when the session ends: signed out here, ended elsewhere, the account locked', async () => {
    const { accountNo } = await aPerson(portal.database);
    const endings = [
      async (cookie: string) => void (await portal.portal.http.inject({ method: 'POST', url: logout.path, headers: { cookie }, payload: {} })),
      async () => void (await (await portal.as(accountNo))(endOtherSessions, { body: undefined as never })),
      async () => void (await portal.database.pool.query('update account set status = 1 where account_no = $1', [accountNo])),
    ];
    for (const end of endings) {
      const cookie = await portal.cookieOf(accountNo);
      const tab = await aTab(cookie);
      await end(cookie);
      expect(await tab.closed).toBe(4901);
      expect(tab.notes.at(-1)).toEqual({ type: 'sessionEnded' });
    }
  });

  it('ends when the account acts as another identity, in whichever tab that was chosen', async () => {
    const { accountNo } = await aPerson(portal.database, { enterpriseType: 2 });
    const other = await aPerson(portal.database, { enterpriseType: 5 });
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [accountNo, other.merchantNo]);
    const tab = await aTab(await portal.cookieOf(accountNo));
    await (
      await portal.as(accountNo)
    )(changeIdentity, { body: { merchantNo: other.merchantNo } });
    expect(await tab.closed).toBe(4902);
    expect(tab.notes.at(-1)).toEqual({ type: 'identityChanged' });
  });

  it('says first whom it counts for, so that a page of a former identity that tries again takes no other’s count', async () => {
    const { accountNo, merchantNo } = await aPerson(portal.database, { enterpriseType: 2 });
    const other = await aPerson(portal.database, { enterpriseType: 5 });
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [accountNo, other.merchantNo]);
    await send(accountNo, other.merchantNo);
    const cookie = await portal.cookieOf(accountNo);
    const before = await aTab(cookie);
    await before.one(unread(0));
    expect(before.notes[0]).toEqual({ type: 'acting', as: `${accountNo}/${merchantNo}` });
    await (
      await portal.as(accountNo)
    )(changeIdentity, { body: { merchantNo: other.merchantNo } });
    await before.closed;
    const after = await aTab(cookie);
    await after.one(unread(1));
    expect(after.notes[0]).toEqual({ type: 'acting', as: `${accountNo}/${other.merchantNo}` });
    after.socket.close();
  });

  it('says that an agreement has a new version', async () => {
    const tab = await aTab(await someCookie());
    const told = tab.next(({ type }) => type === 'protocolPublished');
    portal.deps.signals.publish({ topic: 'protocol' });
    expect(await told).toEqual({ type: 'protocolPublished' });
    tab.socket.close();
  });

  it('takes an empty heartbeat; a frame above 1 KB or a heap of them ends it', async () => {
    const beating = await aTab(await someCookie());
    beating.socket.send('');
    const large = await aTab(await someCookie());
    large.socket.send('x'.repeat(1_025));
    expect(await large.closed).toBe(1009);
    const often = await aTab(await someCookie());
    for (let n = 0; n < 100; n++) often.socket.send('');
    expect(await often.closed).toBe(1008);
    expect(beating.socket.readyState).toBe(WebSocket.OPEN);
    beating.socket.close();
  });

  it('is for thirty tabs of an account, and one that closes makes room', async () => {
    const { accountNo } = await aPerson(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const tabs = await Promise.all(Array.from({ length: 30 }, () => aTab(cookie)));
    expect(await refusalOf(open({ cookie, origin: own() }))).toBe(429);
    tabs[0]?.socket.close();
    await tabs[0]?.closed;
    const again = await aTab(cookie);
    for (const { socket } of [...tabs, again]) socket.terminate();
  });

  it('does not keep a connection that says nothing of itself, nor falls over bytes that are no frames', async () => {
    const cookie = await someCookie();
    for (const bytes of [Buffer.from([0x83, 0xff, 0xff]), Buffer.alloc(3_000, 0xc1), Buffer.from('GET / HTTP/1.1\r\n\r\n')]) {
      const raw = connect(port, '127.0.0.1');
      raw.write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${own()}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
      );
      await new Promise((resolve) => raw.once('data', resolve));
      const gone = new Promise((resolve) => raw.once('close', resolve));
      raw.on('error', () => {});
      raw.resume();
      raw.write(bytes);
      await gone;
    }
    const after = await aTab(cookie);
    expect(after.socket.readyState).toBe(WebSocket.OPEN);
    after.socket.close();
  });

  it('says goodbye to every tab when the site stops, and does not hold up the stop', async () => {
    const stopping = await openTestPortal();
    await stopping.portal.http.listen({ port: 0, host: '127.0.0.1' });
    const { port: there } = stopping.portal.http.server.address() as AddressInfo;
    const { accountNo } = await aPerson(stopping.database);
    const headers = { cookie: await stopping.cookieOf(accountNo), origin: `http://127.0.0.1:${there}` };
    const sockets = Array.from({ length: 20 }, () => new WebSocket(`ws://127.0.0.1:${there}/ws`, { headers }));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    const codes = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    const began = performance.now();
    await stopping.portal.http.endLive();
    await stopping.portal.http.drain(6_000);
    expect(performance.now() - began, 'nothing waits until it is cut').toBeLessThan(6_000);
    expect(new Set(await codes)).toEqual(new Set([1001]));
    await stopping.close();
  });
});
