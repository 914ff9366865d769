import { formatDate } from '@portal/units';

/** The day of Beijing so many days before a moment: `'2026-11-21'`. */
export const daysBefore = (now: number, days: number): string => formatDate(now - days * 86_400_000);
