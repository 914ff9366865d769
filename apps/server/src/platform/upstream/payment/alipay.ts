/** Alipay's trade.precreate: a code that is scanned (PAYMENT-5). Methods, fields and codes as its public documentation has them. */
import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { isSignedByAny, noticeText, objectTextOf, signedText } from './alipay-wire.ts';
import { amountOf, amountText } from './amount-text.ts';
import { beijingText, momentOf } from './beijing-time.ts';
import { PaymentRefusedError, type NoticeReading, type PaymentChannel, type Trade } from './channel.ts';
import { signText } from './rsa.ts';

export interface AlipaySettings {
  appId: string;
  sellerId: string;
  key: KeyObject;
  /** Alipay's own; two of them while they change. */
  platformKeys: readonly KeyObject[];
  /** https://openapi.alipay.com/gateway.do. */
  gateway: string;
  noticeUrl: () => string;
  clock: Clock;
  timeoutMs?: number;
}

type Json = Record<string, unknown>;
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';
/** Signs that its subjects do not take. */
const NOT_IN_SUBJECT = /[/=&<>"']/g;

export function createAlipay({ appId, sellerId, key, platformKeys, gateway, noticeUrl, clock, timeoutMs = 8_000 }: AlipaySettings): PaymentChannel {
  /** The signed answer; its code where it refuses. */
  async function ask(method: string, content: Json, more: Readonly<Record<string, string>> = {}): Promise<{ code: string; json: Json }> {
    const parameters = new Map(
      Object.entries({
        app_id: appId,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: beijingText(clock.now()),
        version: '1.0',
        biz_content: JSON.stringify(content),
        ...more,
      }),
    );
    const response = await fetch(`${gateway}?charset=utf-8`, {
      method: 'POST',
      body: new URLSearchParams([...parameters, ['sign', signText(key, signedText(parameters))]]),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const name = `${method.replaceAll('.', '_')}_response`;
    const answer = objectTextOf(text, name);
    const sign = /"sign"\s*:\s*"([A-Za-z0-9+/=]+)"/.exec(answer === null ? '' : text.replace(answer, ''))?.[1] ?? '';
    if (answer === null || !isSignedByAny(platformKeys, answer, sign)) throw new PaymentRefusedError('alipay', 'answer not believed');
    const json = JSON.parse(answer) as Json;
    return { code: json['code'] === '10000' ? '' : String(json['sub_code'] ?? json['code']), json };
  }

  async function must(method: string, content: Json, more?: Readonly<Record<string, string>>): Promise<Json> {
    const { code, json } = await ask(method, content, more);
    if (code !== '') throw new PaymentRefusedError('alipay', code);
    return json;
  }

  const queryRefund: PaymentChannel['queryRefund'] = async ({ paymentNo, refundNo }) => {
    const { code, json } = await ask('alipay.trade.fastpay.refund.query', { out_trade_no: paymentNo, out_request_no: refundNo });
    if (code === NO_TRADE) return 'none';
    if (code !== '') throw new PaymentRefusedError('alipay', code);
    return json['refund_status'] === 'REFUND_SUCCESS' ? 'succeeded' : 'none';
  };

  return {
    name: 'alipay',
    async createQr({ paymentNo, amountFen, subject, expiresAt }) {
      const content = {
        out_trade_no: paymentNo,
        total_amount: amountText(amountFen),
        subject: subject.replace(NOT_IN_SUBJECT, ' ').slice(0, 100),
        seller_id: sellerId,
        time_expire: beijingText(expiresAt),
      };
      const json = await must('alipay.trade.precreate', content, { notify_url: noticeUrl() });
      if (typeof json['qr_code'] !== 'string' || json['qr_code'] === '') throw new PaymentRefusedError('alipay', 'no code');
      return { codeUrl: json['qr_code'] };
    },
    async query(paymentNo) {
      const { code, json } = await ask('alipay.trade.query', { out_trade_no: paymentNo });
      if (code === NO_TRADE) return { paymentNo, state: 'none', channelTradeNo: '', amountFen: null, paidAt: null };
      if (code !== '') throw new PaymentRefusedError('alipay', code);
      if (json['out_trade_no'] !== paymentNo) throw new PaymentRefusedError('alipay', 'of another');
      return tradeOf(json, json['send_pay_date']);
    },
    async close(paymentNo) {
      const { code } = await ask('alipay.trade.close', { out_trade_no: paymentNo });
      if (code === '' || code === NO_TRADE) return 'closed';
      // paid, or closed already: the query tells
      if (code === 'ACQ.TRADE_STATUS_ERROR' || code === 'ACQ.REASON_TRADE_STATUS_INVALID') {
        const { json } = await ask('alipay.trade.query', { out_trade_no: paymentNo });
        return json['trade_status'] === 'TRADE_CLOSED' ? 'closed' : 'paid';
      }
      throw new PaymentRefusedError('alipay', code);
    },
    async refund({ refundNo, paymentNo, amountFen, why }) {
      const content = { out_trade_no: paymentNo, out_request_no: refundNo, refund_amount: amountText(amountFen), refund_reason: why };
      const json = await must('alipay.trade.refund', content);
      if (json['fund_change'] === 'Y') return 'succeeded';
      // a repetition moves nothing and says so
      const found = await queryRefund({ paymentNo, refundNo });
      return found === 'none' ? 'processing' : found;
    },
    queryRefund,
    parseNotice(rawBody): NoticeReading {
      const parameters = [...new URLSearchParams(rawBody.toString('utf8'))];
      const fields = new Map(parameters);
      const sign = fields.get('sign');
      if (sign === undefined || fields.size !== parameters.length || fields.get('sign_type') !== 'RSA2') return { ok: false, refusal: 'malformed' };
      if (!isSignedByAny(platformKeys, noticeText(parameters), sign)) return { ok: false, refusal: 'signature' };
      if (fields.get('app_id') !== appId || fields.get('seller_id') !== sellerId) return { ok: false, refusal: 'merchant' };
      const status = fields.get('trade_status') ?? '';
      // a refund tells of itself under the status of success
      const isOfRefund = fields.has('refund_fee') || fields.has('gmt_refund') || fields.has('out_biz_no');
      if (isOfRefund || !(status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED')) return { ok: true, trade: null };
      return { ok: true, trade: tradeOf(Object.fromEntries(fields), fields.get('gmt_payment')) };
    },
    noticeAnswer: (outcome) => ({ status: 200, mediaType: 'text/plain', body: outcome === 'taken' ? 'success' : 'failure' }),
    async downloadBill(day) {
      const { code, json } = await ask('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date: day });
      // a day without a payment has no bill
      if (code === 'isp.bill_not_exist' || code === 'isv.invalid-arguments.bill_not_exist') return [];
      const url = json['bill_download_url'];
      if (code !== '' || typeof url !== 'string') throw new PaymentRefusedError('alipay', code === '' ? 'no bill' : code);
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(60_000) });
      if (!response.ok) throw new PaymentRefusedError('alipay', `bill ${response.status}`);
      const { readAlipayBill } = await import('./alipay-bill.ts');
      return readAlipayBill(new Uint8Array(await response.arrayBuffer()));
    },
  };
}

const TRADE_STATES: Readonly<Record<string, Trade['state']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  // never paid, or all of it went back
  TRADE_CLOSED: 'closed',
};

function tradeOf(json: Json, paidAt: unknown): Trade {
  const state = TRADE_STATES[String(json['trade_status'])];
  if (state === undefined) throw new PaymentRefusedError('alipay', 'state unknown');
  return {
    paymentNo: String(json['out_trade_no']),
    state,
    channelTradeNo: typeof json['trade_no'] === 'string' ? json['trade_no'] : '',
    amountFen: amountOf(json['total_amount']),
    paidAt: momentOf(paidAt),
  };
}
