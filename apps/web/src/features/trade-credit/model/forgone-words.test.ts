import { describe, expect, it } from 'vitest';
import { forgoneWords } from './forgone-words.ts';

describe('what becomes of a repayment that is taken back (ORDER-50)', () => {
  it('names the orders for which nothing is handed back any more, and the sum to the fen', () => {
    expect(forgoneWords({ amount: 5, forgone: [] })).toBe('将重新计为欠款');
    const two = forgoneWords({
      amount: 5,
      forgone: [
        { shopOrderNo: 'A', amount: 0.1 },
        { shopOrderNo: 'B', amount: 0.2 },
      ],
    });
    expect(two).toContain('冲销后，订单 A（¥0.10）、订单 B（¥0.20）不再需要您线下退回，共 ¥0.30；');
    expect(two).toMatch(/其余部分将重新计为欠款$/);
    const many = forgoneWords({ amount: 4, forgone: ['A', 'B', 'C', 'D'].map((shopOrderNo) => ({ shopOrderNo, amount: 1 })) });
    expect(many).toContain('订单 C（¥1.00）等 4 个订单不再需要您线下退回，共 ¥4.00；');
    expect(many).toMatch(/欠款不变$/);
  });
});
