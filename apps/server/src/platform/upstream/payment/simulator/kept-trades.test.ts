/** A restart of the demonstration: what was shown, paid and given back before it (PAYMENT-9). */
import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { appendFile, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fen } from '@portal/units';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { CHANNEL_NAMES, type ChannelName } from '../channel.ts';
import { openKeptTrades } from './kept-trades.ts';
import { registerSimulatorPage, SIMULATOR_PATH } from './page.ts';
import { openSimulator, type Simulator } from './simulator.ts';

const NOW = Date.parse('2026-06-01T02:00:00Z');
const keptAt = join(tmpdir(), `pay-simulator-${randomUUID()}`);
const key = Buffer.alloc(32, 7);
const said: unknown[] = [];
const log = { warn: (facts: object, words: string) => void said.push([words, (facts as { lines?: number }).lines]) } as Parameters<
  typeof openKeptTrades
>[0]['log'];
const started = async (noticeOrigin = 'http://127.0.0.1:9') =>
  openSimulator({
    clock: { now: () => NOW },
    noticeUrl: (name) => `${noticeOrigin}/${name}`,
    pageUrl: (code) => `http://portal.test${SIMULATOR_PATH}/${code}`,
    kept: await openKeptTrades({ file: keptAt, key, log }),
  });
const there = <One>(one: One | undefined): One => {
  if (one === undefined) throw new Error('none is there');
  return one;
};
const channelOf = ({ channels }: Simulator, name: ChannelName) => there(channels[name]);
const tradeOf = ({ trades }: Simulator, paymentNo: string) => there(trades.find('wechat', paymentNo));
const attempt = (paymentNo: string) => ({ paymentNo, amountFen: fen(12_345), subject: '安防产品', expiresAt: NOW + 600_000 });
afterEach(async () => {
  said.length = 0;
  await rm(keptAt, { force: true });
});

describe('a code of the simulator that was shown before a restart', () => {
  it.each(CHANNEL_NAMES)('is scanned and paid by afterwards, and the portal hears of it where it is now: %s', async (name) => {
    const before = await started();
    const { codeUrl } = await channelOf(before, name).createQr(attempt('P1'));
    await before.close();
    await appendFile(keptAt, '{"code":"torn');

    const heard: string[] = [];
    const portal = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.end('success');
    });
    await new Promise<void>((resolve) => void portal.listen(0, '127.0.0.1', resolve));
    const after = await started(`http://127.0.0.1:${(portal.address() as AddressInfo).port}`);
    const http = Fastify();
    await registerSimulatorPage(http, { simulator: async () => after, now: () => NOW });
    const url = new URL(codeUrl).pathname;
    const page = await http.inject({ url });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('¥123.45')]);
    // the same attempt has the same code still
    expect((await channelOf(after, name).createQr(attempt('P1'))).codeUrl).toBe(codeUrl);
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    expect((await http.inject({ method: 'POST', url, headers: form, payload: 'act=pay' })).statusCode).toBe(303);
    expect(await channelOf(after, name).query('P1')).toMatchObject({ state: 'paid', amountFen: 12_345 });
    await expect.poll(() => heard).toEqual([`/${name}`]);
    await Promise.all([http.close(), after.close(), new Promise((resolve) => portal.close(resolve))]);
  });

  it('is closed, failed, paid or given back as it was', async () => {
    const before = await started();
    const wechat = channelOf(before, 'wechat');
    for (const paymentNo of ['P1', 'P2', 'P3']) await wechat.createQr(attempt(paymentNo));
    await wechat.close('P1');
    const paid = tradeOf(before, 'P3');
    before.trades.end(tradeOf(before, 'P2'), 'failed');
    before.trades.pay(paid, NOW);
    await wechat.refund({ refundNo: 'R1', paymentNo: 'P3', amountFen: fen(345), paidFen: fen(12_345), why: '' });
    await before.close();
    for (const time of [1, 2]) {
      const after = await started();
      const states = await Promise.all(['P1', 'P2', 'P3'].map(async (paymentNo) => (await channelOf(after, 'wechat').query(paymentNo)).state));
      expect([time, ...states]).toEqual([time, 'closed', 'failed', 'paid']);
      expect(tradeOf(after, 'P3').tradeNo).toBe(paid.tradeNo);
      expect(await channelOf(after, 'wechat').queryRefund({ refundNo: 'R1', paymentNo: 'P3' })).toBe('succeeded');
      const more = { refundNo: 'R2', paymentNo: 'P3', amountFen: fen(12_001), paidFen: fen(12_345), why: '' };
      await expect(channelOf(after, 'wechat').refund(more)).rejects.toThrow('refused');
      await after.close();
    }
  });

  it.each<[what: string, change: (text: string) => string, state: 'waiting' | 'none', lines: number]>([
    ['says another amount', (text) => text.replace('12345', '1'), 'none', 1],
    ['says that it was paid', (text) => text.replace('waiting', 'paid'), 'none', 1],
    ['has no seal, as before there was one', (text) => text.slice(text.indexOf('{')), 'none', 1],
    ['is of another trade', (text) => `${text}${text.replace('P1', 'P2').replace('waiting', 'paid')}`, 'waiting', 1],
    ['is no JSON', (text) => `${text}torn {"code`, 'waiting', 1],
  ])('of a line that %s is not believed, which is said at once and once', async (_, change, state, lines) => {
    const before = await started();
    await channelOf(before, 'wechat').createQr(attempt('P1'));
    await before.close();
    await writeFile(keptAt, change(await readFile(keptAt, 'utf8')));
    const after = await started();
    expect(said).toEqual([['lines of the simulated channels are not believed', lines]]);
    expect(await channelOf(after, 'wechat').query('P1')).toMatchObject({ state });
    expect(after.trades.find('wechat', 'P2')).toBeUndefined();
    await after.close();
    await (await started()).close();
    expect(said).toHaveLength(1);
  });

  it.each(['a link', 'a pipe'])('is not looked for behind %s, and nothing is written there', async (what) => {
    const other = `${keptAt}-other`;
    await writeFile(other, 'of somebody else');
    if (what === 'a link') await symlink(other, keptAt);
    else execFileSync('mkfifo', [keptAt]);
    const simulator = await started();
    expect(said).toEqual([['what the simulated channels knew cannot be read', undefined]]);
    await channelOf(simulator, 'wechat').createQr(attempt('P1'));
    await simulator.close();
    expect(await readFile(other, 'utf8')).toBe('of somebody else');
    await rm(other);
  });
});
