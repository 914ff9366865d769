import type { OrderSummary } from '@portal/contract/order';
import { fen, toFen, toYuan } from '@portal/units';

export const DAYS_SHOWN = 7;
const DAY_MS = 86_400_000;
const BEIJING_MS = 8 * 3_600_000;

export interface OrderDay {
  /** Month and day in Beijing: 11-25. */
  day: string;
  orders: number;
  yuan: number;
}

/**
 * What was ordered a day, the days until today (Beijing), the oldest first; what was closed without being paid counts, too. Of `orders`, the newest
 * first of `total`, only days that are known as a whole: null where not even the week is.
 */
export function orderDaysOf(orders: readonly Pick<OrderSummary, 'gmtCreate' | 'amount'>[], total: number, nowMs: number): OrderDay[] | null {
  const today = Math.floor((nowMs + BEIJING_MS) / DAY_MS);
  const dayOf = (gmtCreate: string): number => Math.floor((Date.parse(gmtCreate) + BEIJING_MS) / DAY_MS);
  const oldest = orders.at(-1);
  if (orders.length < total && (oldest === undefined || dayOf(oldest.gmtCreate) > today - DAYS_SHOWN)) return null;
  const byDay = Map.groupBy(orders, ({ gmtCreate }) => dayOf(gmtCreate));
  return Array.from({ length: DAYS_SHOWN }, (_, place) => {
    const day = today - DAYS_SHOWN + 1 + place;
    const its = byDay.get(day) ?? [];
    return {
      day: new Date(day * DAY_MS).toISOString().slice(5, 10),
      orders: its.length,
      yuan: toYuan(fen(its.reduce((sum, { amount }) => sum + toFen(amount), 0))),
    };
  });
}

/** Of each state when the first order in it ends by itself; nothing where not all orders were read, for an older one may end sooner. */
export function firstDeadlinesOf(
  orders: readonly Pick<OrderSummary, 'state' | 'gmtDeadline'>[],
  total: number,
): Partial<Record<OrderSummary['state'], string>> {
  const first: Partial<Record<OrderSummary['state'], string>> = {};
  if (orders.length < total) return first;
  for (const { state, gmtDeadline } of orders)
    if (gmtDeadline !== null && (first[state] === undefined || gmtDeadline < first[state])) first[state] = gmtDeadline;
  return first;
}
