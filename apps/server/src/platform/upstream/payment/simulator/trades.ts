/** What the simulated channels know: payments, and what went back of them. */
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
  /** The payer has paid, and the money is under way: it comes once the code is closed. */
  isLate: boolean;
  tradeNo: string;
  paidAt: number;
  /** Amount by number of the refund. */
  refunds: Map<string, { amountFen: Fen; at: number }>;
}

export interface Trades {
  open(trade: Pick<SimulatedTrade, 'channel' | 'paymentNo' | 'amountFen' | 'subject' | 'expiresAt' | 'noticeUrl'>): SimulatedTrade;
  find(channel: ChannelName, paymentNo: string): SimulatedTrade | undefined;
  findByCode(code: string): SimulatedTrade | undefined;
  /** Other codes of the same order, by what the payer reads of it, that are not paid. */
  listUnpaidBeside(trade: SimulatedTrade): readonly SimulatedTrade[];
  /** What is paid by now comes after the code is closed. */
  delay(trade: SimulatedTrade): void;
  /** It is over without being paid, or one try of it is. */
  end(trade: SimulatedTrade, state: 'closed' | 'failed'): void;
  /** Whatever state it is in: money may come late. */
  pay(trade: SimulatedTrade, now: number): void;
  /** False: more than was paid. The same number again changes nothing. */
  refund(trade: SimulatedTrade, refund: { refundNo: string; amountFen: Fen; now: number }): boolean;
  list(): readonly SimulatedTrade[];
}

/** The oldest are forgotten. */
export const TRADES_MAX = 5_000;

interface TradesOptions {
  /** From before, the oldest first. */
  known: readonly SimulatedTrade[];
  /** Hears of each that is new or changed. */
  keep(trade: SimulatedTrade): void;
  /** Hears of one whose money was under way when its code was closed. */
  onLate(trade: SimulatedTrade): void;
}

export function createTrades({ known, keep, onLate }: TradesOptions): Trades {
  const byCode = new Map<string, SimulatedTrade>();
  const byNumber = new Map<string, SimulatedTrade>();
  const keyOf = (channel: ChannelName, paymentNo: string): string => `${channel} ${paymentNo}`;
  let serial = 0;
  const remember = (trade: SimulatedTrade): void => {
    byCode.set(trade.code, trade);
    byNumber.set(keyOf(trade.channel, trade.paymentNo), trade);
    const [oldest] = byCode.values();
    if (byCode.size > TRADES_MAX && oldest) {
      byCode.delete(oldest.code);
      byNumber.delete(keyOf(oldest.channel, oldest.paymentNo));
    }
  };
  for (const trade of known) remember(trade);
  return {
    open(given) {
      const before = byNumber.get(keyOf(given.channel, given.paymentNo));
      if (before !== undefined) return before;
      const trade: SimulatedTrade = {
        ...given,
        code: randomBytes(9).toString('base64url'),
        state: 'waiting',
        isLate: false,
        tradeNo: '',
        paidAt: 0,
        refunds: new Map(),
      };
      remember(trade);
      keep(trade);
      return trade;
    },
    find: (channel, paymentNo) => byNumber.get(keyOf(channel, paymentNo)),
    findByCode: (code) => byCode.get(code),
    listUnpaidBeside: ({ subject, code }) => [...byCode.values()].filter((one) => one.subject === subject && one.code !== code && one.state !== 'paid'),
    delay(trade) {
      trade.isLate = true;
      keep(trade);
    },
    end(trade, state) {
      trade.state = state;
      keep(trade);
      if (state === 'closed' && trade.isLate) onLate(trade);
    },
    pay(trade, now) {
      if (trade.state === 'paid') return;
      trade.state = 'paid';
      trade.isLate = false;
      trade.paidAt = now;
      trade.tradeNo = `SIM${now}${String(serial++).padStart(6, '0')}`;
      keep(trade);
    },
    refund(trade, { refundNo, amountFen, now }) {
      if (trade.refunds.has(refundNo)) return true;
      const gone = [...trade.refunds.values()].reduce((sum, one) => fen(sum + one.amountFen), fen(0));
      if (trade.state !== 'paid' || gone + amountFen > trade.amountFen) return false;
      trade.refunds.set(refundNo, { amountFen, at: now });
      keep(trade);
      return true;
    },
    list: () => [...byCode.values()],
  };
}
