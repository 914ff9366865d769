import type { Db } from '../../platform/db/database.ts';
import { deleteExpiredSessions } from './session/store.ts';
import { KNOWN_ADDRESS_MS } from './sign-in/attempt-rules.ts';
import { deleteExpiredQrs } from './qr/store.ts';
import { deleteStale } from './sign-in/store.ts';

/** Removes sessions, codes and counts that no rule looks at any more; for a job that runs now and then. */
export async function forgetExpired(db: Db, now: number): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredQrs(db, now - 3_600_000);
  await deleteStale(db, { attempts: now - KNOWN_ADDRESS_MS, codes: now - 24 * 3_600_000 });
}
