import type { OwnCredit } from '@portal/contract/trade-credit';
import { describe, expect, it } from 'vitest';
import { creditShares, creditTroubles, creditWarnings, mayPayByCredit } from './credit-shares.ts';

const credit = (shopNo: string, fields: Partial<OwnCredit> = {}): OwnCredit => ({
  shopNo,
  shopName: shopNo,
  limit: 1000,
  termDays: 30,
  reserved: 0,
  owed: 0,
  used: 0,
  available: 1000,
  overdue: 0,
  overdueSince: null,
  overdueRule: 'warn',
  debts: [],
  colleagues: null,
  ...fields,
});
const part = (shopNo: string, amount: number) => ({ shop: { shopNo, shopName: `经销商${shopNo}` }, amount });

describe('an order on credit, in one part or several (ORDER-37)', () => {
  it('is offered where any of its dealers gives credit, and taken where each has enough left for its own part', () => {
    expect(creditShares([part('A', 100), part('B', 50)], [])).toEqual([]);
    expect(creditShares([part('A', 100)], [credit('A', { limit: 0, available: 0 })])).toEqual([]);
    const both = creditShares([part('A', 100), part('B', 50)], [credit('A'), credit('B', { available: 50 })]);
    expect([mayPayByCredit(both), creditTroubles(both)]).toEqual([true, []]);
    expect(mayPayByCredit([])).toBe(false);
  });

  it('names the dealer that gives none, has too little left, or has stopped giving', () => {
    const shares = creditShares(
      [part('A', 100), part('B', 50.5), part('C', 1), part('D', 0)],
      [credit('B', { available: 50 }), credit('C', { overdue: 9, overdueRule: 'block' })],
    );
    expect(mayPayByCredit(shares)).toBe(false);
    expect(creditTroubles(shares)).toEqual([
      '经销商A：没有为您开通账期，本订单请在线支付。',
      '经销商B：可用额度 ¥50.00，不足以支付 ¥50.50，本订单请在线支付。',
      expect.stringContaining('经销商C：有 ¥9.00 欠款逾期未还，经销商已暂停账期下单'),
    ]);
  });

  it('of one dealer says nothing of whose it is, and warns of what is overdue', () => {
    const short = creditShares([part('A', 100)], [credit('A', { available: 99 })]);
    expect(creditTroubles(short)).toEqual(['可用额度不足以支付本订单，请在线支付，或联系经销商还款、提高额度。']);
    const late = creditShares([part('A', 100)], [credit('A', { overdue: 9 })]);
    expect([mayPayByCredit(late), creditWarnings(late)]).toEqual([true, ['有 ¥9.00 欠款逾期未还，请尽快向经销商还款。']]);
  });
});
