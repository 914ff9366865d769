/** WeChat Pay, version 3, Native: a code that is scanned (PAYMENT-4). Paths, fields and codes as its public documentation has them. */
import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import { fen, type Fen } from '@portal/units';
import type { Clock } from '../../clock.ts';
import { beijingOffsetText, momentOf } from './beijing-time.ts';
import { PaymentRefusedError, type NoticeReading, type PaymentChannel, type RefundAnswer, type Trade } from './channel.ts';
import { readWechatBill } from './wechat-bill.ts';
import { authorizationOf, messageRefusal, openSealed, type SealedContent, type WechatSigner } from './wechat-wire.ts';

export interface WechatSettings extends WechatSigner {
  appId: string;
  /** Of 32 characters: what notices are sealed by. */
  apiKey: string;
  /** WeChat's own, by serial; two of them while they change. */
  platformKeys: ReadonlyMap<string, KeyObject>;
  /** https://api.mch.weixin.qq.com. */
  origin: string;
  /** Where notices go. */
  noticeUrl: () => string;
  clock: Clock;
  timeoutMs?: number;
}

type Json = Record<string, unknown>;

const SUBJECT_MAX = 40;

export function createWechatPay(settings: WechatSettings): PaymentChannel {
  const { merchantNo, appId, apiKey, platformKeys, origin, noticeUrl, clock, timeoutMs = 8_000 } = settings;
  const ofMerchant = `mchid=${encodeURIComponent(merchantNo)}`;
  const trade = (paymentNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(paymentNo)}`;

  async function send(method: 'GET' | 'POST', url: string, body = ''): Promise<{ status: number; bytes: Buffer; headers: Headers }> {
    const { pathname, search } = new URL(url);
    const request = { method, path: pathname + search, body, timestamp: Math.floor(clock.now() / 1000), nonce: randomBytes(16).toString('hex') };
    const response = await fetch(url, {
      method,
      headers: { authorization: authorizationOf(settings, request), accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'portal' },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  }

  /** The answer in a form that WeChat signed; its `code` where it refuses. */
  async function ask(method: 'GET' | 'POST', path: string, body?: Json): Promise<{ code: string; json: Json }> {
    const { status, bytes, headers } = await send(method, origin + path, body === undefined ? '' : JSON.stringify(body));
    const json = bytes.length === 0 ? {} : objectOf(bytes.toString('utf8'));
    if (status >= 300) return { code: plainCode(json?.['code'] ?? status), json: {} };
    const refusal = messageRefusal(Object.fromEntries(headers), bytes, { keys: platformKeys, nowMs: clock.now() });
    if (refusal !== null || json === null) throw new PaymentRefusedError('wechat', `answer not believed: ${refusal ?? 'malformed'}`);
    return { code: '', json };
  }

  async function must(method: 'GET' | 'POST', path: string, body?: Json): Promise<Json> {
    const { code, json } = await ask(method, path, body);
    if (code !== '') throw new PaymentRefusedError('wechat', code);
    return json;
  }

  return {
    name: 'wechat',
    async createQr({ paymentNo, amountFen, subject, expiresAt }) {
      const json = await must('POST', '/v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantNo,
        description: subject.slice(0, SUBJECT_MAX),
        out_trade_no: paymentNo,
        time_expire: beijingOffsetText(expiresAt),
        notify_url: noticeUrl(),
        amount: { total: amountFen, currency: 'CNY' },
      });
      if (typeof json['code_url'] !== 'string' || json['code_url'] === '') throw new PaymentRefusedError('wechat', 'no code');
      return { codeUrl: json['code_url'] };
    },
    async query(paymentNo) {
      const { code, json } = await ask('GET', `${trade(paymentNo)}?${ofMerchant}`);
      if (code === 'ORDERNOTEXIST' || code === 'RESOURCENOTEXISTS') return { paymentNo, state: 'none', channelTradeNo: '', amountFen: null, paidAt: null };
      if (code !== '') throw new PaymentRefusedError('wechat', code);
      if (json['mchid'] !== merchantNo || json['out_trade_no'] !== paymentNo) throw new PaymentRefusedError('wechat', 'of another');
      return tradeOf(json);
    },
    async close(paymentNo) {
      const { code } = await ask('POST', `${trade(paymentNo)}/close`, { mchid: merchantNo });
      if (code === 'ORDERPAID') return 'paid';
      if (['', 'ORDERCLOSED', 'ORDERNOTEXIST', 'RESOURCENOTEXISTS'].includes(code)) return 'closed';
      throw new PaymentRefusedError('wechat', code);
    },
    async refund({ refundNo, paymentNo, amountFen, paidFen, why }) {
      const amount = { refund: amountFen, total: paidFen, currency: 'CNY' };
      return refundOf(await must('POST', '/v3/refund/domestic/refunds', { out_trade_no: paymentNo, out_refund_no: refundNo, reason: why, amount }));
    },
    async queryRefund({ refundNo }) {
      const { code, json } = await ask('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`);
      if (code === 'RESOURCENOTEXISTS') return 'none';
      if (code !== '') throw new PaymentRefusedError('wechat', code);
      return refundOf(json);
    },
    parseNotice(rawBody, headers): NoticeReading {
      const refusal = messageRefusal(headers, rawBody, { keys: platformKeys, nowMs: clock.now() });
      if (refusal !== null) return { ok: false, refusal };
      const notice = objectOf(rawBody.toString('utf8'));
      const text = openSealed((notice?.['resource'] ?? {}) as SealedContent, apiKey);
      const json = text === null ? null : objectOf(text);
      if (notice === null || json === null) return { ok: false, refusal: 'malformed' };
      if (json['mchid'] !== merchantNo) return { ok: false, refusal: 'merchant' };
      if (notice['event_type'] !== 'TRANSACTION.SUCCESS') return { ok: true, trade: null };
      if (json['appid'] !== appId) return { ok: false, refusal: 'merchant' };
      return { ok: true, trade: tradeOf(json) };
    },
    noticeAnswer: (outcome) => ({
      status: { taken: 200, refused: 400, failed: 500 }[outcome],
      mediaType: 'application/json',
      body: JSON.stringify(outcome === 'taken' ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' }),
    }),
    async downloadBill(day) {
      const { code, json } = await ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      // a day without a payment has no bill
      if (code === 'NOSTATEMENTEXIST') return [];
      const url = json['download_url'];
      if (code !== '' || typeof url !== 'string') throw new PaymentRefusedError('wechat', code === '' ? 'no bill' : code);
      const { status, bytes } = await send('GET', url);
      const hash = createHash('sha1').update(bytes).digest('hex');
      if (status !== 200 || hash !== String(json['hash_value']).toLowerCase()) throw new PaymentRefusedError('wechat', 'another bill');
      return readWechatBill(bytes.toString('utf8'));
    },
  };
}

type Headers = Awaited<ReturnType<typeof fetch>>['headers'];

/** Codes are written with and without lines between their words. */
const plainCode = (code: unknown): string => String(code).replaceAll('_', '');

function objectOf(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

const TRADE_STATES: Readonly<Record<string, Trade['state']>> = {
  SUCCESS: 'paid',
  // some of it went back, so it was paid
  REFUND: 'paid',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

function tradeOf(json: Json): Trade {
  const state = TRADE_STATES[String(json['trade_state'])];
  if (state === undefined) throw new PaymentRefusedError('wechat', 'state unknown');
  return {
    paymentNo: String(json['out_trade_no']),
    state,
    channelTradeNo: typeof json['transaction_id'] === 'string' ? json['transaction_id'] : '',
    amountFen: amountOf(json['amount']),
    paidAt: momentOf(json['success_time']),
  };
}

/** What was asked for, in fen and in yuan's currency; null of anything else. */
function amountOf(amount: unknown): Fen | null {
  const { total, currency } = (amount ?? {}) as Json;
  return currency === 'CNY' && Number.isSafeInteger(total) ? fen(total as number) : null;
}

function refundOf({ status }: Json): RefundAnswer {
  if (status === 'SUCCESS') return 'succeeded';
  if (status === 'CLOSED' || status === 'ABNORMAL') return 'failed';
  return 'processing';
}
