/** Short messages that invite: of a number, of whoever invites and of the whole portal, apart from those that carry codes (ENTERPRISE-8). */
import type { Db } from '../../../platform/db/database.ts';
import { INVITATIONS_OF_NUMBER, INVITATIONS_OF_ENTERPRISE, SMS_OF_PORTAL_A_DAY, waitUnder } from './attempt-rules.ts';
import { countAttempts, insertAttempts, listAttempts, lockKeys } from './store.ts';
import { SMS_OF_PORTAL } from './sms-part.ts';

const DAY_MS = 24 * 3_600_000;

/** Counts an invitation of an enterprise's; milliseconds to wait where it has sent too many. */
export async function takeInvitation(db: Db, merchantNo: string, now: number): Promise<number> {
  const key = `invitations-of|${merchantNo}`;
  await lockKeys(db, [key]);
  const times = await listAttempts(db, [key], now - DAY_MS);
  const waitMs = waitUnder(INVITATIONS_OF_ENTERPRISE, times.get(key) ?? [], now);
  if (waitMs === 0) await insertAttempts(db, [key], now);
  return waitMs;
}

/** Counts a message to a number; milliseconds to wait where it has had as many as it may, whoever they were from. */
export async function takeInvitationSms(db: Db, phone: string, now: number): Promise<number> {
  const key = `sms-invitation|${phone}`;
  await lockKeys(db, [key]);
  const times = await listAttempts(db, [key], now - DAY_MS);
  const isPortalFull = (await countAttempts(db, SMS_OF_PORTAL, now - DAY_MS)) >= SMS_OF_PORTAL_A_DAY.anybody;
  const waitMs = Math.max(waitUnder(INVITATIONS_OF_NUMBER, times.get(key) ?? [], now), isPortalFull ? DAY_MS / 24 : 0);
  if (waitMs === 0) await insertAttempts(db, [key, SMS_OF_PORTAL], now);
  return waitMs;
}
