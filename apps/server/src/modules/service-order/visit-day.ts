import { VISIT_WITHIN_DAYS } from '@portal/contract/service-order';

const DAY_MS = 24 * 3_600_000;
/** A day of the calendar by Beijing time. */
export const dayAt = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

/** Whether somebody may come on this day: today, or soon. */
export const isVisitDay = (day: string, now: number): boolean => day >= dayAt(now) && day <= dayAt(now + VISIT_WITHIN_DAYS * DAY_MS);
