import { expect, it } from 'vitest';
import { afterSaleStates, sumlessWhy } from './index.ts';

const sumless = (way: 'refund' | 'return' | 'exchange' | 'repair', isAmountFixed: boolean) =>
  Object.fromEntries(
    afterSaleStates.states.flatMap((state) => {
      const why = sumlessWhy({ way, state, isAmountFixed });
      return why === null ? [] : [[state, why]];
    }),
  );

it.each(['refund', 'return'] as const)('%s: what was taken back or dismissed promises no money any more', (way) =>
  expect(sumless(way, false)).toEqual({ buyerCancelled: 'overUnpaid', platformRefused: 'overUnpaid' }),
);

it.each(['exchange', 'repair'] as const)('%s: goods are sent for goods, in every state', (way) => {
  expect(Object.keys(sumless(way, false))).toEqual(afterSaleStates.states);
  expect(new Set(Object.values(sumless(way, false)))).toEqual(new Set(['byGoods']));
});

it.each(['refund', 'return', 'exchange', 'repair'] as const)('%s: what is decided to go back is a sum', (way) => expect(sumless(way, true)).toEqual({}));
