/** Whether something that is promoted for a time has begun, is on, or is over. */
export type SaleState = 'coming' | 'running' | 'over';

/** Milliseconds since 1970; it begins with `from` and is over from `to` on. Source: GOODS-35. */
export function saleStateOf(now: number, { from, to }: { from: number; to: number }): SaleState {
  if (now < from) return 'coming';
  return now < to ? 'running' : 'over';
}
