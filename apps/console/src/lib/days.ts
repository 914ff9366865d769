/** Days as date inputs take them, by Beijing time. */
import { formatDate } from '@portal/units';

/** `years` and `days` from `now` (milliseconds) on, as 2026-11-22. */
export function dayAfter(now: number, { days = 0, years = 0 }: { days?: number; years?: number }): string {
  const day = formatDate(now + days * 24 * 3_600_000);
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
