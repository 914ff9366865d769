import { seckillAbandoned, seckillAmountChanged, seckillBusy, seckillFewLeft, seckillFinished, seckillSoldOut } from '@portal/contract/seckill';
import { expect, it } from 'vitest';
import { endsPurchase } from './ends-purchase.ts';

it('sells no more once it is sold out, over or called off, and does after everything that may be tried again (SECKILL-8)', () => {
  expect([seckillSoldOut, seckillFinished, seckillAbandoned].map(({ code }) => endsPurchase(code))).toEqual([true, true, true]);
  expect([seckillBusy, seckillFewLeft, seckillAmountChanged].map(({ code }) => endsPurchase(code))).toEqual([false, false, false]);
  expect(endsPurchase(undefined)).toBe(false);
});
