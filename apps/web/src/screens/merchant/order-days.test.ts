import { expect, it } from 'vitest';
import { DAYS_SHOWN, firstDeadlinesOf, orderDaysOf } from './order-days.ts';

/** Eight in the morning in Beijing. */
const NOW = Date.parse('2026-11-25T00:00:00Z');
const at = (gmtCreate: string, amount = 0.1) => ({ gmtCreate, amount });

it('counts by the day of Beijing, the oldest first, sums to the fen (ORDER-26)', () => {
  // half past midnight in Beijing, and half an hour before
  const days = orderDaysOf([at('2026-11-24T16:30:00Z', 0.2), at('2026-11-24T15:30:00Z'), at('2026-11-24T10:00:00Z', 0.2), at('2026-11-01T00:00:00Z')], 4, NOW);
  expect(days?.map(({ day }) => day)).toEqual(['11-19', '11-20', '11-21', '11-22', '11-23', '11-24', '11-25']);
  expect(days?.slice(-2)).toEqual([
    { day: '11-24', orders: 2, yuan: 0.3 },
    { day: '11-25', orders: 1, yuan: 0.2 },
  ]);
  expect(orderDaysOf([], 0, NOW)).toHaveLength(DAYS_SHOWN);
});

it('shows no week of which not all orders were read', () => {
  const some = [at('2026-11-25T00:00:00Z'), at('2026-11-20T00:00:00Z')];
  expect(orderDaysOf(some, 3, NOW)).toBeNull();
  expect(orderDaysOf(some, 2, NOW)).not.toBeNull();
  expect(orderDaysOf([...some, at('2026-11-17T00:00:00Z')], 9, NOW)).not.toBeNull();
});

it('says when the first order of a state ends, and nothing where an older one might end sooner', () => {
  const some = [
    { state: 'pendingConfirm', gmtDeadline: '2026-11-26T00:00:00Z' },
    { state: 'pendingConfirm', gmtDeadline: '2026-11-25T09:00:00Z' },
    { state: 'toShip', gmtDeadline: null },
  ] as const;
  expect(firstDeadlinesOf(some, 3)).toEqual({ pendingConfirm: '2026-11-25T09:00:00Z' });
  expect(firstDeadlinesOf(some, 4)).toEqual({});
});
