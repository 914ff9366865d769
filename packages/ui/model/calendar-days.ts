/** The days of a calendar, each as `2026-11-26`; counted by the calendar alone, without clock and zone. */

/** A month as it is shown: whole weeks from Monday on, as many as the longest needs, so that nothing moves. */
const DAYS_SHOWN = 42;

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** So many days or months on; of a month that is shorter its last day. */
export function shiftDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = atNoon(day);
  if (months !== 0) {
    const wanted = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months, 1);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(wanted, last));
  }
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** 0 for Monday. */
export const weekdayOf = (day: string): number => (atNoon(day).getUTCDay() + 6) % 7;

/** The weeks in which the month of this day lies. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = shiftDay(first, { days: -weekdayOf(first) });
  const days = Array.from({ length: DAYS_SHOWN }, (_, place) => shiftDay(monday, { days: place }));
  return Array.from({ length: DAYS_SHOWN / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The nearest day within the two, where they are given. */
export function dayWithin(day: string, { min, max }: { min?: string | undefined; max?: string | undefined }): string {
  if (min !== undefined && min !== '' && day < min) return min;
  return max !== undefined && max !== '' && day > max ? max : day;
}
