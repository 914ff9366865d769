/** What the simulated channels know: payments, and what went back of them. In memory alone, since no money moves. */
import { randomBytes } from 'node:crypto';
import { fen, type Fen } from '@portal/units';
import type { ChannelName } from '../channel.ts';

export interface SimulatedTrade {
  channel: ChannelName;
  paymentNo: string;
  amountFen: Fen;
  subject: string;
  expiresAt: number;
  noticeUrl: string;
  /** What the address of its page ends with. */
  code: string;
  state: 'waiting' | 'paid' | 'closed' | 'failed';
  tradeNo: string;
  paidAt: number;
  /** Amount by number of the refund. */
  refunds: Map<string, { amountFen: Fen; at: number }>;
}

export interface Trades {
  open(trade: Pick<SimulatedTrade, 'channel' | 'paymentNo' | 'amountFen' | 'subject' | 'expiresAt' | 'noticeUrl'>): SimulatedTrade;
  find(channel: ChannelName, paymentNo: string): SimulatedTrade | undefined;
  findByCode(code: string): SimulatedTrade | undefined;
  /** Whatever state it is in: money may come late. */
  pay(trade: SimulatedTrade, now: number): void;
  /** False: more than was paid. The same number again changes nothing. */
  refund(trade: SimulatedTrade, refund: { refundNo: string; amountFen: Fen; now: number }): boolean;
  list(): readonly SimulatedTrade[];
}

/** The oldest are forgotten. */
const TRADES_MAX = 5_000;

export function createTrades(): Trades {
  const byCode = new Map<string, SimulatedTrade>();
  const byNumber = new Map<string, SimulatedTrade>();
  const keyOf = (channel: ChannelName, paymentNo: string): string => `${channel} ${paymentNo}`;
  let serial = 0;
  return {
    open(given) {
      const known = byNumber.get(keyOf(given.channel, given.paymentNo));
      if (known !== undefined) return known;
      const trade: SimulatedTrade = { ...given, code: randomBytes(9).toString('base64url'), state: 'waiting', tradeNo: '', paidAt: 0, refunds: new Map() };
      byCode.set(trade.code, trade);
      byNumber.set(keyOf(trade.channel, trade.paymentNo), trade);
      const [oldest] = byCode.values();
      if (byCode.size > TRADES_MAX && oldest) {
        byCode.delete(oldest.code);
        byNumber.delete(keyOf(oldest.channel, oldest.paymentNo));
      }
      return trade;
    },
    find: (channel, paymentNo) => byNumber.get(keyOf(channel, paymentNo)),
    findByCode: (code) => byCode.get(code),
    pay(trade, now) {
      if (trade.state === 'paid') return;
      trade.state = 'paid';
      trade.paidAt = now;
      trade.tradeNo = `SIM${now}${String(serial++).padStart(6, '0')}`;
    },
    refund(trade, { refundNo, amountFen, now }) {
      if (trade.refunds.has(refundNo)) return true;
      const gone = [...trade.refunds.values()].reduce((sum, one) => fen(sum + one.amountFen), fen(0));
      if (trade.state !== 'paid' || gone + amountFen > trade.amountFen) return false;
      trade.refunds.set(refundNo, { amountFen, at: now });
      return true;
    },
    list: () => [...byCode.values()],
  };
}
