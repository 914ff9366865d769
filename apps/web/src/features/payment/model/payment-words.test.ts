import type { Payable } from '@portal/contract/payment';
import { expect, it } from 'vitest';
import { closedWords, freshCodeLabel, isOverdue, noCodeWords, returnedWords } from './payment-words.ts';

const payment = (state: string) => ({ state }) as Payable['payment'];

it('a payment that failed is told from a code that ran out, and from none yet', () => {
  expect([noCodeWords(payment('FAILED')), freshCodeLabel(payment('FAILED'))]).toEqual(['支付失败，未扣款，请重试', '重新支付']);
  expect([noCodeWords(payment('CLOSED')), freshCodeLabel(payment('CLOSED'))]).toEqual(['二维码已失效，请重新获取', '重新获取二维码']);
  expect(noCodeWords(payment('PENDING'))).toBe('二维码已失效，请重新获取');
  expect([noCodeWords(null), freshCodeLabel(null)]).toEqual(['请获取二维码', '获取二维码']);
});

it('what was paid twice and what was paid too late say how much, and whether it has gone back', () => {
  expect(returnedWords({ returned: null, state: 'CLOSED' })).toBeNull();
  expect(returnedWords({ returned: { amount: 2093, why: 'DUPLICATE', isDone: false }, state: 'PAID' })).toBe('您重复支付的 ¥2,093.00 正在按原支付方式退回。');
  expect(returnedWords({ returned: { amount: 0.5, why: 'LATE', isDone: true }, state: 'CLOSED' })).toBe(
    '您的付款 ¥0.50 在订单关闭后才到账，已按原支付方式退回。',
  );
  expect(returnedWords({ returned: { amount: 0.5, why: 'LATE', isDone: false }, state: 'OPEN' })).toBe(
    '您的付款 ¥0.50 在店铺异常时到账，正在按原支付方式退回。',
  );
});

it('what is open beyond its time is about to close, to the second it was said', () => {
  const payable = { state: 'OPEN', gmtExpire: '2026-11-26T08:30:00.000Z', now: '2026-11-26T08:30:00.000Z' } as const;
  expect(isOverdue(payable)).toBe(true);
  expect(isOverdue({ ...payable, now: '2026-11-26T08:29:59.999Z' })).toBe(false);
  expect(isOverdue({ ...payable, state: 'PAID' })).toBe(false);
});

it('what is closed says why, as its order does, before where money goes', () => {
  const closed = { state: 'CLOSED', returned: null } as const;
  expect(closedWords({ ...closed, closeReason: '超时未付款' })).toBe('关闭原因：超时未付款。如果您已经付款，款项会按原支付方式退回。');
  expect(closedWords({ ...closed, closeReason: '' })).toBe('如果您已经付款，款项会按原支付方式退回。');
});
