/** WeChat Pay's end of the wire, as far as the adapter uses it. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { fen, type Fen } from '@portal/units';
import { amountText } from '../amount-text.ts';
import { beijingOffsetText, beijingText, momentOf } from '../beijing-time.ts';
import { isSignedBy, signText } from '../rsa.ts';
import { messageText, requestText } from '../wechat-wire.ts';
import { SIMULATED, type SimulatedKeys } from './keys.ts';
import type { SimulatedTrade, Trades } from './trades.ts';

export interface WechatRequest {
  method: string;
  /** Path with its query. */
  path: string;
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}
export interface WechatResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

interface Side {
  keys: SimulatedKeys;
  trades: Trades;
  now: () => number;
  /** Address of the page of a trade. */
  pageOf(trade: SimulatedTrade): string;
  /** Of this simulator. */
  origin: () => string;
}

type Json = Record<string, unknown>;

/** Headers that say who wrote `body`. */
export function wechatHeaders({ keys, now }: Pick<Side, 'keys' | 'now'>, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'content-type': 'application/json',
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': SIMULATED.platformSerial,
    'wechatpay-signature': signText(keys.platform.privateKey, messageText(timestamp, nonce, Buffer.from(body)).toString()),
  };
}

function isOfMerchant({ keys }: Side, { method, path, body, headers }: WechatRequest): boolean {
  const text = String(headers['authorization'] ?? '');
  const of = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '';
  const signed = requestText({ method: method === 'GET' ? 'GET' : 'POST', path, body, timestamp: Number(of('timestamp')), nonce: of('nonce_str') });
  return text.startsWith('WECHATPAY2-SHA256-RSA2048 ') && of('mchid') === SIMULATED.merchantNo && isSignedBy(keys.merchant.publicKey, signed, of('signature'));
}

/** What was paid before this start, as the portal says: no number of its own is refused. */
function paidBefore({ trades, now }: Side, paymentNo: string, amountFen: Fen): SimulatedTrade {
  const trade = trades.open({ channel: 'wechat', paymentNo, amountFen, subject: '', expiresAt: 0, noticeUrl: '' });
  trades.pay(trade, now());
  return trade;
}

export function answerWechat(side: Side, asked: WechatRequest): WechatResponse {
  const say = (status: number, json: Json | null): WechatResponse => {
    const body = json === null ? '' : JSON.stringify(json);
    return { status, headers: wechatHeaders(side, body), body };
  };
  const refuse = (status: number, code: string): WechatResponse => say(status, { code, message: code });
  if (!isOfMerchant(side, asked)) return refuse(401, 'SIGN_ERROR');
  const { pathname, searchParams } = new URL(asked.path, 'http://simulator');
  const body = (asked.body === '' ? {} : JSON.parse(asked.body)) as Json;
  const { trades, now } = side;
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');

  if (pathname === '/v3/pay/transactions/native') {
    const { total } = body['amount'] as { total: number };
    const trade = trades.open({
      channel: 'wechat',
      paymentNo: String(body['out_trade_no']),
      amountFen: fen(total),
      subject: String(body['description']),
      expiresAt: momentOf(body['time_expire']) ?? 0,
      noticeUrl: String(body['notify_url']),
    });
    return trade.state === 'waiting' ? say(200, { code_url: side.pageOf(trade) }) : refuse(400, trade.state === 'paid' ? 'ORDERPAID' : 'ORDER_CLOSED');
  }
  if (pathname === '/v3/refund/domestic/refunds') {
    const { refund, total } = body['amount'] as { refund: number; total: number };
    const paymentNo = String(body['out_trade_no']);
    const trade = trades.find('wechat', paymentNo) ?? paidBefore(side, paymentNo, fen(total));
    if (total !== trade.amountFen) return refuse(400, 'PARAM_ERROR');
    const refundNo = String(body['out_refund_no']);
    if (!trades.refund(trade, { refundNo, amountFen: fen(refund), now: now() })) return refuse(403, 'NOT_ENOUGH');
    return say(200, { out_refund_no: refundNo, status: 'SUCCESS' });
  }
  if (pathname.startsWith('/v3/refund/domestic/refunds/')) {
    const isKnown = trades.list().some(({ channel, refunds }) => channel === 'wechat' && refunds.has(last));
    return isKnown ? say(200, { out_refund_no: last, status: 'SUCCESS' }) : refuse(404, 'RESOURCE_NOT_EXISTS');
  }
  if (pathname === '/v3/bill/tradebill') {
    const text = billOf(trades, String(searchParams.get('bill_date')));
    if (text === null) return refuse(400, 'NO_STATEMENT_EXIST');
    const hash = createHash('sha1').update(text).digest('hex');
    return say(200, {
      hash_type: 'SHA1',
      hash_value: hash,
      download_url: `${side.origin()}/v3/billdownload/file?day=${String(searchParams.get('bill_date'))}`,
    });
  }
  if (pathname === '/v3/billdownload/file') return { status: 200, headers: {}, body: billOf(trades, String(searchParams.get('day'))) ?? '' };
  if (pathname.startsWith('/v3/pay/transactions/out-trade-no/')) {
    const isClosing = last === 'close';
    const trade = trades.find('wechat', isClosing ? decodeURIComponent(pathname.split('/').at(-2) ?? '') : last);
    if (trade === undefined) return refuse(404, 'ORDER_NOT_EXIST');
    if (!isClosing) return say(200, wechatTrade(trade));
    if (trade.state === 'paid') return refuse(400, 'ORDERPAID');
    trades.end(trade, 'closed');
    return say(204, null);
  }
  return refuse(404, 'NOT_FOUND');
}

const STATES = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', failed: 'PAYERROR' } as const;

const wechatTrade = (trade: SimulatedTrade): Json => ({
  appid: SIMULATED.wechatAppId,
  mchid: SIMULATED.merchantNo,
  out_trade_no: trade.paymentNo,
  trade_state: trade.state === 'paid' && trade.refunds.size > 0 ? 'REFUND' : STATES[trade.state],
  ...(trade.state === 'paid' ? { transaction_id: trade.tradeNo, success_time: beijingOffsetText(trade.paidAt) } : {}),
  amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY', payer_currency: 'CNY' },
});

/** A notice about a trade that was paid, sealed and signed. `changed`: what it says otherwise. */
export function wechatNotice(side: Pick<Side, 'keys' | 'now'>, trade: SimulatedTrade, changed: Json = {}): { headers: Record<string, string>; body: string } {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(side.keys.apiKey), Buffer.from(nonce));
  cipher.setAAD(Buffer.from('transaction'));
  const plain = JSON.stringify({ ...wechatTrade(trade), trade_state: 'SUCCESS', ...changed });
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const body = JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: beijingOffsetText(side.now()),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: { original_type: 'transaction', algorithm: 'AEAD_AES_256_GCM', ciphertext: sealed.toString('base64'), associated_data: 'transaction', nonce },
  });
  return { headers: wechatHeaders(side, body), body };
}

/** The bill of a day, or null where nothing was paid. */
function billOf(trades: Trades, day: string): string | null {
  const isOfDay = (at: number): boolean => beijingText(at).startsWith(day);
  const ofWechat = trades.list().filter(({ channel, state }) => channel === 'wechat' && state === 'paid');
  const paid = ofWechat.filter(({ paidAt }) => isOfDay(paidAt)).map((trade) => ['SUCCESS', trade.paymentNo, amountText(trade.amountFen), '', '0.00']);
  const back = ofWechat.flatMap((trade) =>
    [...trade.refunds]
      .filter(([, { at }]) => isOfDay(at))
      .map(([no, { amountFen }]) => ['REFUND', trade.paymentNo, amountText(trade.amountFen), no, amountText(amountFen)]),
  );
  if (paid.length + back.length === 0) return null;
  const rows = [...paid, ...back].map((cells) => cells.map((cell) => `\`${cell}`).join(','));
  return ['交易状态,商户订单号,订单金额,商户退款单号,申请退款金额', ...rows, '总交易单数', `\`${rows.length}`].join('\r\n');
}
