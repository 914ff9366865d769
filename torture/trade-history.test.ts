/** The checker bites: each rule of RELY-11 is broken once, and found. */
import { describe, expect, it } from 'vitest';
import { violations, type Recorded, type TradeSnapshot } from './trade-history.ts';

const sound = (): TradeSnapshot => ({
  orders: [
    {
      shopOrderNo: 'D1',
      key: 'k1',
      state: 'closed',
      goods: 20_000,
      coupon: 1_000,
      freight: 500,
      amount: 19_500,
      lineSum: 20_000,
      linePaid: 19_000,
      lines: 1,
      lineCount: 1,
      revision: 1,
      coupons: ['C1'],
      events: [
        { act: 'place', who: 'buyer' },
        { act: 'cancel', who: 'buyer' },
      ],
    },
    {
      shopOrderNo: 'D2',
      key: 'k2',
      state: 'pendingPayment',
      goods: 10_000,
      coupon: 1_000,
      freight: 0,
      amount: 9_000,
      lineSum: 10_000,
      linePaid: 9_000,
      lines: 1,
      lineCount: 1,
      revision: 0,
      coupons: ['C1'],
      events: [{ act: 'place', who: 'buyer' }],
    },
  ],
  orphans: 0,
  stock: [{ skuNo: 'K1', start: 10, left: 9, held: 1 }],
  coupons: [
    { couponNo: 'C1', state: 'locked', shopOrderNo: 'D2' },
    { couponNo: 'C2', state: 'unused', shopOrderNo: null },
  ],
  credits: { entries: 0, holders: [{ holderNo: 'H1', balance: 93, sum: 93 }] },
  accounts: [{ merchantNo: 'M1', limit: 50_000, used: 9_000, owed: 9_000 }],
  gifts: [{ spuNo: 'G1', start: 5, left: 4, taken: 1 }],
  exchanges: [
    { exchangeNo: 'E1', state: 'placed' },
    { exchangeNo: 'E2', state: 'cancelled' },
  ],
});
const told = (): Recorded[] => [
  { client: 'a', op: 'place', key: 'k1', outcome: 'ok', number: 'D1' },
  { client: 'a', op: 'cancel', key: 'x', outcome: 'ok', number: 'D1', revision: 1 },
  { client: 'a', op: 'place', key: 'k2', outcome: 'ok', number: 'D2' },
  { client: 'b', op: 'place', key: 'k3', outcome: 'refused', number: '' },
  { client: 'b', op: 'cancel', key: 'y', outcome: 'unknown', number: 'D2' },
  { client: 'a', op: 'exchange', key: 'z', outcome: 'ok', number: 'E1' },
  { client: 'a', op: 'cancelExchange', key: 'w', outcome: 'ok', number: 'E2' },
];
type Broken = (snapshot: TradeSnapshot, history: Recorded[]) => void;
const [first, second] = [0, 1];
const orderAt = (snapshot: TradeSnapshot, at: number): TradeSnapshot['orders'][number] => snapshot.orders[at] as TradeSnapshot['orders'][number];

describe('a history of trade', () => {
  it('that is sound has nothing to say', () => expect(violations(told(), sound())).toEqual([]));

  it.each<[string, Broken]>([
    ['stock', (snapshot) => void (snapshot.stock[0] = { skuNo: 'K1', start: 10, left: 9, held: 0 })],
    ['stock', (snapshot) => void (snapshot.gifts[0] = { spuNo: 'G1', start: 5, left: -1, taken: 6 })],
    ['coupons', (snapshot) => void (snapshot.coupons[0] = { couponNo: 'C1', state: 'unused', shopOrderNo: null })],
    ['coupons', (snapshot) => void (snapshot.coupons[0] = { couponNo: 'C1', state: 'locked', shopOrderNo: 'D1' })],
    ['coupons', (snapshot) => void (orderAt(snapshot, first).state = 'pendingPayment')],
    ['credits', (snapshot) => void (snapshot.credits.entries = 7)],
    ['credits', (snapshot) => void (snapshot.credits.holders[0] = { holderNo: 'H1', balance: 100, sum: 93 })],
    ['credits', (snapshot) => void (snapshot.credits.holders[0] = { holderNo: 'H1', balance: -1, sum: -1 })],
    ['accounts', (snapshot) => void (snapshot.accounts[0] = { merchantNo: 'M1', limit: 50_000, used: 9_000, owed: 0 })],
    ['accounts', (snapshot) => void (snapshot.accounts[0] = { merchantNo: 'M1', limit: 8_000, used: 9_000, owed: 9_000 })],
    ['keys', (snapshot) => void (orderAt(snapshot, second).key = 'k1')],
    ['states', (snapshot) => void orderAt(snapshot, first).events.push({ act: 'confirm', who: 'dealer' })],
    ['states', (snapshot) => void (orderAt(snapshot, second).state = 'toShip')],
    ['answers', (snapshot) => void snapshot.orders.pop()],
    ['answers', (_snapshot, history) => void history.push({ client: 'b', op: 'place', key: 'k2', outcome: 'refused', number: '' })],
    ['answers', (_snapshot, history) => void history.push({ client: 'b', op: 'cancel', key: 'y', outcome: 'ok', number: 'D2' })],
    ['answers', (_snapshot, history) => void history.push({ client: 'a', op: 'pay', key: 'p', outcome: 'ok', number: 'D2' })],
    ['answers', (snapshot) => void snapshot.exchanges.shift()],
    ['answers', (snapshot) => void (snapshot.exchanges[1] = { exchangeNo: 'E2', state: 'placed' })],
    ['totals', (snapshot) => void (orderAt(snapshot, second).amount = 8_999)],
    ['totals', (snapshot) => void (orderAt(snapshot, second).linePaid = 9_001)],
    ['totals', (snapshot) => void Object.assign(orderAt(snapshot, second), { lines: 0, lineCount: 0 })],
    ['orphans', (snapshot) => void (snapshot.orphans = 1)],
    ['sessions', (_snapshot, history) => void history.push({ client: 'a', op: 'cancel', key: 'v', outcome: 'ok', number: 'D1', revision: 0 })],
  ])('in which %s are broken is told so (%#)', (rule, broken) => {
    const [snapshot, history] = [sound(), told()];
    broken(snapshot, history);
    const found = violations(history, snapshot);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((one) => one.split(':')[0])).toContain(rule);
  });
});
