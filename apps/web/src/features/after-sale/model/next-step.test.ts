import { afterSaleStates } from '@portal/engines/states';
import { expect, it } from 'vitest';
import { isOverUnpaid } from './next-step.ts';

it('what was taken back or dismissed promises no money any more', () => {
  const isPromised = (isAmountFixed: boolean) => afterSaleStates.states.filter((state) => isOverUnpaid({ state, isAmountFixed }));
  expect([isPromised(false), isPromised(true)]).toEqual([['buyerCancelled', 'platformRefused'], []]);
});
