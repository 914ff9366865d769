/** The checker of money bites: each of its rules is broken once, and found (RELY-11). */
import { describe, expect, it } from 'vitest';
import { moneyViolations, type MoneySnapshot } from './money-history.ts';

/** D1 is over and shared out, D2 was refused once it was paid, D3 was never paid, D4 was paid twice, and a piece of it goes back. */
const sound = (): MoneySnapshot => ({
  orders: [
    { shopOrderNo: 'D1', payNo: 'O1', state: 'completed', payWay: 'online', amount: 10_000, refunded: 0, isPaid: true },
    { shopOrderNo: 'D2', payNo: 'O2', state: 'closed', payWay: 'online', amount: 5_000, refunded: 5_000, isPaid: true },
    { shopOrderNo: 'D3', payNo: 'O3', state: 'pendingPayment', payWay: 'online', amount: 700, refunded: 0, isPaid: false },
    { shopOrderNo: 'D4', payNo: 'O4', state: 'toShip', payWay: 'online', amount: 2_000, refunded: 500, isPaid: true },
    { shopOrderNo: 'D5', payNo: 'O5', state: 'toShip', payWay: 'credit', amount: 900, refunded: 0, isPaid: false },
  ],
  payables: [
    { payNo: 'O1', amount: 10_000, state: 'PAID' },
    { payNo: 'O2', amount: 5_000, state: 'PAID' },
    { payNo: 'O3', amount: 700, state: 'OPEN' },
    { payNo: 'O4', amount: 2_000, state: 'PAID' },
  ],
  payments: [
    { paymentNo: 'P1', payNo: 'O1', amount: 10_000, state: 'SUCCEEDED', isKept: true },
    { paymentNo: 'P2', payNo: 'O2', amount: 5_000, state: 'REFUNDED', isKept: true },
    { paymentNo: 'P3', payNo: 'O3', amount: 700, state: 'PENDING', isKept: false },
    { paymentNo: 'P4', payNo: 'O4', amount: 2_000, state: 'PARTIALLY_REFUNDED', isKept: true },
    { paymentNo: 'P5', payNo: 'O4', amount: 2_000, state: 'SUCCEEDED', isKept: false },
  ],
  refunds: [
    { refundNo: 'R2', paymentNo: 'P2', requestNo: 'D2', amount: 5_000, reason: 'BUSINESS', state: 'SUCCEEDED' },
    { refundNo: 'R4', paymentNo: 'P4', requestNo: 'D4:A1', amount: 500, reason: 'BUSINESS', state: 'SUCCEEDED' },
    { refundNo: 'R5', paymentNo: 'P5', requestNo: 'DUPLICATE', amount: 2_000, reason: 'DUPLICATE', state: 'PROCESSING' },
  ],
  shares: [
    shareRow('D1', { state: 'shared', paid: 10_000, fee: 60, share: 9_940 }),
    shareRow('D2', { state: 'void', paid: 5_000, refunded: 5_000 }),
    shareRow('D4', { state: 'waiting', paid: 2_000, refunded: 500, fee: 9, share: 1_491 }),
  ],
  channel: { before: trades(), after: trades() },
});

const trades = () => [
  { paymentNo: 'P1', amount: 10_000, isPaid: true, refunds: [] },
  { paymentNo: 'P2', amount: 5_000, isPaid: true, refunds: [{ refundNo: 'R2', amount: 5_000 }] },
  { paymentNo: 'P3', amount: 700, isPaid: false, refunds: [] },
  { paymentNo: 'P4', amount: 2_000, isPaid: true, refunds: [{ refundNo: 'R4', amount: 500 }] },
  // sent, and not heard of yet
  { paymentNo: 'P5', amount: 2_000, isPaid: true, refunds: [{ refundNo: 'R5', amount: 2_000 }] },
];

type Share = MoneySnapshot['shares'][number];
function shareRow(shopOrderNo: string, given: Pick<Share, 'state' | 'paid'> & Partial<Share>): Share {
  const row = { rowNo: shopOrderNo, shopOrderNo, kind: 'order' as const, refunded: 0, fee: 0, subsidy: 0, share: 0, ...given };
  const { state, paid, refunded, fee, share } = row;
  const entries = { all: 0, buyer: refunded - paid, fee, waiting: state === 'waiting' ? share : 0, shared: state === 'shared' ? share : 0 };
  return { ...row, entries };
}

const of = <T>(rows: readonly T[], at: number): T => rows[at] as T;

describe('money under fault', () => {
  it('that is sound has nothing to say', () => expect(moneyViolations(sound())).toEqual([]));

  it.each<[string, string, (snapshot: MoneySnapshot) => void]>([
    ['payments', 'kept twice', ({ payments }) => void (of(payments, 4).isKept = true)],
    ['payments', 'paid, and kept by none', ({ payments }) => void (of(payments, 0).isKept = false)],
    ['payments', 'kept of another amount', ({ payments }) => void (of(payments, 0).amount = 9_999)],
    ['payments', 'kept, and not paid', ({ payments }) => void (of(payments, 0).state = 'CLOSED')],
    ['payments', 'an order that does not know it', ({ orders }) => void (of(orders, 0).isPaid = false)],
    ['payments', 'an order that believes it', ({ orders }) => void (of(orders, 2).isPaid = true)],
    ['payments', 'another sum than its orders', ({ orders }) => void (of(orders, 2).amount = 701)],
    ['payments', 'a second one that does not go back', ({ refunds }) => void refunds.pop()],
    ['payments', 'none at the channel', ({ channel }) => void (of(channel.after, 0).isPaid = false)],
    ['payments', 'another amount at the channel', ({ channel }) => void (of(channel.after, 0).amount = 1)],
    [
      'refunds',
      'one at the channel that nobody asked for',
      ({ channel }) => void (channel.before = [{ ...of(trades(), 0), refunds: [{ refundNo: 'R9', amount: 1 }] }]),
    ],
    [
      'refunds',
      'one twice at the channel',
      ({ channel }) => void (channel.before = [{ ...of(trades(), 1), refunds: [...of(trades(), 1).refunds, { refundNo: 'R2', amount: 5_000 }] }]),
    ],
    ['refunds', 'one of which the channel knows nothing', ({ channel }) => void (channel.after = trades().map((trade) => ({ ...trade, refunds: [] })))],
    ['refunds', 'twice under one number', ({ refunds }) => void refunds.push({ ...of(refunds, 0), refundNo: 'R8', amount: 0 })],
    ['refunds', 'more than came', ({ refunds }) => void refunds.push({ ...of(refunds, 0), refundNo: 'R8', requestNo: 'D2:A1', amount: 1, state: 'REQUESTED' })],
    ['refunds', 'a payment that does not say so', ({ payments }) => void (of(payments, 1).state = 'SUCCEEDED')],
    [
      'refunds',
      'of what was never paid',
      ({ refunds }) => void refunds.push({ ...of(refunds, 0), refundNo: 'R8', paymentNo: 'P3', requestNo: 'LATE', reason: 'LATE' }),
    ],
    ['refunds', 'a closed order whose money stays', ({ refunds }) => void refunds.shift()],
    ['refunds', 'an order that stands and gets its money back', ({ orders }) => void (of(orders, 1).state = 'toShip')],
    ['refunds', 'an order that says less', ({ orders }) => void (of(orders, 3).refunded = 0)],
    ['shares', 'none of what was paid', ({ shares }) => void shares.shift()],
    ['shares', 'one of what was not', ({ shares }) => void shares.push(shareRow('D3', { state: 'waiting', paid: 700, share: 700 }))],
    ['shares', 'two of one', ({ shares }) => void shares.push({ ...of(shares, 0), rowNo: 'D1-again' })],
    ['shares', 'of another sum', ({ shares }) => void shares.splice(0, 1, shareRow('D1', { state: 'shared', paid: 9_000, share: 9_000 }))],
    [
      'shares',
      'that does not follow what went back',
      ({ shares }) => void shares.splice(2, 1, shareRow('D4', { state: 'waiting', paid: 2_000, share: 2_000 })),
    ],
    ['shares', 'shared out too early', ({ orders }) => void (of(orders, 0).state = 'shipped')],
    ['shares', 'void, and something left', ({ shares }) => void shares.splice(1, 1, shareRow('D2', { state: 'void', paid: 5_000, refunded: 4_999, share: 1 }))],
    ['shares', 'whose entries come to something', ({ shares }) => void (of(shares, 0).entries.all = 1)],
    ['shares', 'shared out twice in the book', ({ shares }) => void (of(shares, 0).entries.shared = 19_880)],
  ])('in which %s are broken, %s, is told so', (rule, _how, breaking) => {
    const snapshot = sound();
    breaking(snapshot);
    expect(moneyViolations(snapshot).map((one) => one.split(':')[0])).toContain(rule);
  });
});
