/** Alipay's end of the wire, as far as the adapter uses it. */
import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { noticeText, signedText } from '../alipay-wire.ts';
import { amountOf, amountText } from '../amount-text.ts';
import { beijingText, momentOf } from '../beijing-time.ts';
import { isSignedBy, signText } from '../rsa.ts';
import { SIMULATED, type SimulatedKeys } from './keys.ts';
import type { SimulatedTrade, Trades } from './trades.ts';
import type { WechatResponse, WechatRequest } from './wechat-side.ts';

interface Side {
  keys: SimulatedKeys;
  trades: Trades;
  now: () => number;
  pageOf(trade: SimulatedTrade): string;
  origin: () => string;
}

type Json = Record<string, unknown>;
const OK = { code: '10000', msg: 'Success' };
const refusal = (subCode: string): Json => ({ code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: subCode });

export function answerAlipay(side: Side, { path, body }: WechatRequest): WechatResponse {
  if (path.startsWith('/bill/')) return { status: 200, headers: { 'content-type': 'application/zip' }, body: billOf(side.trades, path.slice(6)) };
  const parameters = [...new URLSearchParams(body)];
  const fields = new Map(parameters);
  const method = fields.get('method') ?? '';
  const isSigned = fields.get('app_id') === SIMULATED.alipayAppId && isSignedBy(side.keys.merchant.publicKey, signedText(parameters), fields.get('sign') ?? '');
  const content = JSON.parse(fields.get('biz_content') ?? '{}') as Json;
  const answer = JSON.stringify(isSigned ? perform(side, { method, content, noticeUrl: fields.get('notify_url') ?? '' }) : refusal('isv.invalid-signature'));
  const text = `{"${method.replaceAll('.', '_')}_response":${answer},"sign":"${signText(side.keys.platform.privateKey, answer)}"}`;
  return { status: 200, headers: { 'content-type': 'application/json;charset=utf-8' }, body: text };
}

function perform({ trades, now, pageOf, origin }: Side, { method, content, noticeUrl }: { method: string; content: Json; noticeUrl: string }): Json {
  const paymentNo = String(content['out_trade_no']);
  if (method === 'alipay.trade.precreate') {
    const amountFen = amountOf(content['total_amount']);
    if (amountFen === null) return refusal('ACQ.INVALID_PARAMETER');
    const expiresAt = momentOf(content['time_expire']) ?? 0;
    const trade = trades.open({ channel: 'alipay', paymentNo, amountFen, subject: String(content['subject']), expiresAt, noticeUrl });
    return { ...OK, out_trade_no: paymentNo, qr_code: pageOf(trade) };
  }
  if (method === 'alipay.data.dataservice.bill.downloadurl.query') return { ...OK, bill_download_url: `${origin()}/bill/${String(content['bill_date'])}` };
  const trade = trades.find('alipay', paymentNo);
  if (trade === undefined) return refusal('ACQ.TRADE_NOT_EXIST');
  switch (method) {
    case 'alipay.trade.query':
      return { ...OK, ...alipayTrade(trade), ...(trade.state === 'paid' ? { send_pay_date: beijingText(trade.paidAt) } : {}) };
    case 'alipay.trade.close':
      if (trade.state === 'paid') return refusal('ACQ.TRADE_STATUS_ERROR');
      trades.end(trade, 'closed');
      return { ...OK, out_trade_no: paymentNo };
    case 'alipay.trade.refund': {
      const amountFen = amountOf(content['refund_amount']);
      const refundNo = String(content['out_request_no']);
      const isNew = !trade.refunds.has(refundNo);
      if (amountFen === null || !trades.refund(trade, { refundNo, amountFen, now: now() })) return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      return { ...OK, out_trade_no: paymentNo, fund_change: isNew ? 'Y' : 'N' };
    }
    case 'alipay.trade.fastpay.refund.query':
      return { ...OK, ...(trade.refunds.has(String(content['out_request_no'])) ? { refund_status: 'REFUND_SUCCESS' } : {}) };
    default:
      return refusal('isv.invalid-method');
  }
}

const STATES = { waiting: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED', failed: 'WAIT_BUYER_PAY' } as const;

const alipayTrade = ({ paymentNo, tradeNo, amountFen, state }: SimulatedTrade): Record<string, string> => ({
  out_trade_no: paymentNo,
  trade_no: tradeNo,
  total_amount: amountText(amountFen),
  trade_status: STATES[state],
});

/** A notice about a trade that was paid, signed. `changed`: what it says otherwise. */
export function alipayNotice(
  { keys, now }: Pick<Side, 'keys' | 'now'>,
  trade: SimulatedTrade,
  changed: Readonly<Record<string, string>> = {},
): { headers: Record<string, string>; body: string } {
  const parameters = Object.entries({
    app_id: SIMULATED.alipayAppId,
    seller_id: SIMULATED.sellerId,
    charset: 'utf-8',
    version: '1.0',
    notify_type: 'trade_status_sync',
    notify_id: `${trade.paymentNo}-${now()}`,
    notify_time: beijingText(now()),
    gmt_payment: beijingText(trade.paidAt),
    subject: trade.subject,
    ...alipayTrade(trade),
    trade_status: 'TRADE_SUCCESS',
    sign_type: 'RSA2',
    ...changed,
  });
  const body = new URLSearchParams([...parameters, ['sign', signText(keys.platform.privateKey, noticeText(parameters))]]).toString();
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body };
}

/** A zip of one sheet in GBK. */
function billOf(trades: Trades, day: string): Uint8Array {
  const isOfDay = (at: number): boolean => beijingText(at).startsWith(day);
  const ofAlipay = trades.list().filter(({ channel, state }) => channel === 'alipay' && state === 'paid');
  const paid = ofAlipay.filter(({ paidAt }) => isOfDay(paidAt)).map((trade) => [trade.paymentNo, '交易', amountText(trade.amountFen), '']);
  const back = ofAlipay.flatMap((trade) =>
    [...trade.refunds].filter(([, { at }]) => isOfDay(at)).map(([no, { amountFen }]) => [trade.paymentNo, '退款', `-${amountText(amountFen)}`, no]),
  );
  const rows = [
    '#业务明细列表',
    '商户订单号,业务类型,订单金额（元）,退款批次号/请求号',
    ...[...paid, ...back].map((cells) => cells.join(',')),
    '#业务明细列表结束',
  ];
  return zipSync({ 'details.csv': iconv.encode(rows.join('\r\n'), 'gbk'), 'sums.csv': strToU8('') });
}
