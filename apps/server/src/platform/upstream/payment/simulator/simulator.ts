/**
 * Both channels on the loopback, with keys of their own: codes, queries, refunds, bills, and notices that come again until they are
 * taken. The portal speaks to them through its real adapters. No money moves. What they know outlives a restart, codes that were shown too. Source: PAYMENT-9.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../../clock.ts';
import { createAlipay } from '../alipay.ts';
import type { ChannelName, PaymentChannels } from '../channel.ts';
import { createWechatPay } from '../wechat.ts';
import { alipayNotice, answerAlipay } from './alipay-side.ts';
import { makeSimulatedKeys, SIMULATED, type SimulatedKeys } from './keys.ts';
import type { KeptTrades } from './kept-trades.ts';
import { createTrades, type SimulatedTrade, type Trades } from './trades.ts';
import { answerWechat, wechatNotice, type WechatResponse, type WechatRequest } from './wechat-side.ts';

export interface Simulator {
  channels: PaymentChannels;
  trades: Trades;
  keys: SimulatedKeys;
  /** What the channel would send about a trade. */
  noticeOf(trade: SimulatedTrade, changed?: Readonly<Record<string, string>>): { headers: Record<string, string>; body: string };
  /** Sends it, and again until it is taken. */
  notify(trade: SimulatedTrade): void;
  close(): Promise<void>;
}

interface SimulatorOptions {
  clock: Clock;
  /** Where the portal takes notices. */
  noticeUrl: (channel: ChannelName) => string;
  /** Where a person sees a trade. */
  pageUrl: (code: string) => string;
  /** What they knew before, and what keeps what they know; null: in memory alone. */
  kept: KeptTrades | null;
}

/** Seconds until a notice that was not taken comes again: WeChat Pay's, as far as somebody would wait for it. */
const AGAIN_AFTER_S = [0, 15, 15, 30, 180, 600, 1_200, 1_800, 1_800, 1_800, 3_600] as const;
const BODY_MAX = 64 * 1024;

export async function openSimulator({ clock, noticeUrl, pageUrl, kept }: SimulatorOptions): Promise<Simulator> {
  const keys = await makeSimulatedKeys();
  const known = (kept?.known ?? []).map((trade) => ({ ...trade, noticeUrl: noticeUrl(trade.channel) }));
  const trades = createTrades({
    known,
    keep: (trade) => kept?.keep(trade),
    onLate(trade) {
      trades.pay(trade, clock.now());
      notifyAfter(trade, 0);
    },
  });
  const timers = new Set<NodeJS.Timeout>();
  let origin = '';
  const side = { keys, trades, now: clock.now, pageOf: ({ code }: SimulatedTrade) => pageUrl(code), origin: () => origin };
  const answer = (asked: WechatRequest): WechatResponse => (asked.path.startsWith('/v3/') ? answerWechat(side, asked) : answerAlipay(side, asked));

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > BODY_MAX) request.destroy();
      else parts.push(part);
    });
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      try {
        const { status, headers, body: text } = answer({ method: request.method ?? '', path: request.url ?? '', body, headers: request.headers });
        response.writeHead(status, headers).end(text);
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.unref();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { merchant, platform, apiKey } = keys;
  const wechat = createWechatPay({
    merchantNo: SIMULATED.merchantNo,
    appId: SIMULATED.wechatAppId,
    serial: SIMULATED.serial,
    key: merchant.privateKey,
    apiKey,
    platformKeys: new Map([[SIMULATED.platformSerial, platform.publicKey]]),
    origin,
    noticeUrl: () => noticeUrl('wechat'),
    clock,
  });
  const alipay = createAlipay({
    appId: SIMULATED.alipayAppId,
    sellerId: SIMULATED.sellerId,
    key: merchant.privateKey,
    platformKeys: [platform.publicKey],
    gateway: `${origin}/gateway.do`,
    noticeUrl: () => noticeUrl('alipay'),
    clock,
  });
  const noticeOf: Simulator['noticeOf'] = (trade, changed) =>
    trade.channel === 'wechat' ? wechatNotice(side, trade, changed) : alipayNotice(side, trade, changed);

  function notifyAfter(trade: SimulatedTrade, tries: number): void {
    const seconds = AGAIN_AFTER_S[tries];
    if (seconds === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void deliver(trade, tries);
    }, seconds * 1_000);
    timer.unref();
    timers.add(timer);
  }

  async function deliver(trade: SimulatedTrade, tries: number): Promise<void> {
    const { headers, body } = noticeOf(trade);
    const response = await fetch(trade.noticeUrl, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(3_000) }).catch(() => null);
    const text = (await response?.text().catch(() => '')) ?? '';
    const isTaken = trade.channel === 'wechat' ? response?.ok === true : text === 'success';
    if (!isTaken) notifyAfter(trade, tries + 1);
  }

  return {
    channels: { wechat, alipay },
    trades,
    keys,
    noticeOf,
    notify: (trade) => notifyAfter(trade, 0),
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
