import type { CertificationAct, CertificationState } from './certification.ts';

/** Days before the last one at which people are told that a certificate ends. Source: ENTERPRISE-11 (ours). */
export const EXPIRY_REMINDERS = [30, 7, 1] as const;
export type ExpiryReminder = (typeof EXPIRY_REMINDERS)[number];

const DAY_MS = 24 * 3_600_000;

/** Whole days from `today` to the last day a certificate holds, both as 2026-11-21; negative when it is over. */
export const daysLeft = (validUntil: string, today: string): number => Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MS);

/**
 * What the clock does to a certificate in this state on this day, one act after the other; none for one without an end (`validUntil` null).
 * It holds through its last day. What waits for a decision is decided first. Source: ENTERPRISE-11.
 */
export function clockActs(state: CertificationState, validUntil: string | null, today: string): CertificationAct[] {
  if (validUntil === null) return [];
  const left = daysLeft(validUntil, today);
  const acts: CertificationAct[] = [];
  if (state === 'certified' && left <= EXPIRY_REMINDERS[0]) acts.push('expireSoon');
  if ((state === 'expiring' || acts.length > 0) && left < 0) acts.push('expire');
  return acts;
}

/** The reminder that is due with so many days left: the nearest one that has come; null before the first, and once it is over. */
export const reminderDue = (left: number): ExpiryReminder | null => (left < 0 ? null : (EXPIRY_REMINDERS.findLast((days) => left <= days) ?? null));
