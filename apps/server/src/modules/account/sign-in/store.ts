/** What signing in counts and keeps: attempts, SMS codes, hand-over codes. */
import { and, desc, eq, gt, inArray, isNull, like, lt, lte, or } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../../platform/db/database.ts';
import { attempt, handoverCode, smsCode } from '../tables.ts';

/** Counting and writing under one key follow each other: whoever counts next sees what is written here. Held to the end of the transaction. */
export async function lockKeys(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The same without waiting: the first key that somebody else holds, or null once all are held. */
export async function takeKeys(db: Db, keys: readonly string[]): Promise<string | null> {
  for (const key of keys) {
    const [row] = await rowsOf<{ isHeld: boolean }>(db, sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isHeld"`);
    if (!row?.isHeld) return key;
  }
  return null;
}

/** Times of what was counted under each key since `since`, in milliseconds. */
export async function listAttempts(db: Db, keys: readonly string[], since: number): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ key: attempt.key, at: attempt.gmtCreate })
    .from(attempt)
    .where(and(inArray(attempt.key, [...keys]), gt(attempt.gmtCreate, new Date(since))));
  const times = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const { key, at } of rows) times.get(key)?.push(at.getTime());
  return times;
}

/** How many were counted under a key since `since`. */
export const countAttempts = (db: Db, key: string, since: number): Promise<number> =>
  db.$count(attempt, and(eq(attempt.key, key), gt(attempt.gmtCreate, new Date(since))));

/** Counts one event under each key and gives the rows' ids. */
export async function insertAttempts(db: Db, keys: readonly string[], now: number): Promise<number[]> {
  const rows = await db
    .insert(attempt)
    .values(keys.map((key) => ({ key, gmtCreate: new Date(now) })))
    .returning({ id: attempt.id });
  return rows.map(({ id }) => id);
}

export async function deleteAttempts(db: Db, which: { ids: readonly number[]; key: string }): Promise<void> {
  await db.delete(attempt).where(inArray(attempt.id, [...which.ids]));
  await db.delete(attempt).where(eq(attempt.key, which.key));
}

/** Removes what was counted under `key` and under keys that go on behind it with `|`. */
export async function deleteAttemptsBeginning(db: Db, key: string): Promise<void> {
  await db.delete(attempt).where(or(eq(attempt.key, key), like(attempt.key, `${key}|%`)));
}

/** All that was counted of one number, wherever it was asked from. */
export async function deleteAttemptsOfNumber(db: Db, phone: string): Promise<void> {
  for (const what of ['password', 'known', 'sms', 'sms-known', 'sms-reserve', 'sms-place', 'sms-invitation'])
    await deleteAttemptsBeginning(db, `${what}|${phone}`);
}

export async function insertSmsCode(
  db: Db,
  row: { phone: string; purpose: string; codeHash: string; askedFrom: string; now: number; lifetimeMs: number },
): Promise<void> {
  const { phone, purpose, codeHash, askedFrom, now, lifetimeMs } = row;
  await db.insert(smsCode).values({ phone, purpose, codeHash, askedFrom, gmtCreate: new Date(now), gmtExpire: new Date(now + lifetimeMs) });
}

/** Codes of a number for a purpose that are not over yet, used ones too, the newest first. The rows are held to the end of the transaction. */
export async function listSmsCodes(db: Db, phone: string, purpose: string, now: number) {
  return db
    .select({
      id: smsCode.id,
      codeHash: smsCode.codeHash,
      askedFrom: smsCode.askedFrom,
      tries: smsCode.tries,
      triesElsewhere: smsCode.triesElsewhere,
      used: smsCode.gmtUsed,
    })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.purpose, purpose), gt(smsCode.gmtExpire, new Date(now))))
    .orderBy(desc(smsCode.id))
    .for('update');
}

/** Counts a try. */
export async function updateSmsCode(db: Db, id: number, change: { tries: number; triesElsewhere: number }): Promise<void> {
  await db.update(smsCode).set(change).where(eq(smsCode.id, id));
}

/** Spends codes: none of them is taken again. */
export async function takeSmsCodes(db: Db, ids: readonly number[], now: number): Promise<void> {
  await db
    .update(smsCode)
    .set({ gmtUsed: new Date(now) })
    .where(inArray(smsCode.id, [...ids]));
}

export async function insertHandoverCode(db: Db, row: typeof handoverCode.$inferInsert): Promise<void> {
  await db.insert(handoverCode).values(row);
}

export async function findHandoverCode(db: Db, codeHash: string) {
  const [row] = await db
    .select({ stateHash: handoverCode.stateHash, expire: handoverCode.gmtExpire, used: handoverCode.gmtUsed })
    .from(handoverCode)
    .where(eq(handoverCode.codeHash, codeHash));
  return row;
}

/** Spends a code that is unused and not over, and gives its account; of any number of callers at once, one gets it. */
export async function takeHandoverCode(db: Db, codeHash: string, now: number): Promise<string | undefined> {
  const at = new Date(now);
  const [row] = await db
    .update(handoverCode)
    .set({ gmtUsed: at })
    .where(and(eq(handoverCode.codeHash, codeHash), isNull(handoverCode.gmtUsed), gt(handoverCode.gmtExpire, at)))
    .returning({ accountNo: handoverCode.accountNo });
  return row?.accountNo;
}

/** Removes what no rule looks at any more. */
export async function deleteStale(db: Db, before: { attempts: number; codes: number }): Promise<void> {
  await db.delete(attempt).where(lt(attempt.gmtCreate, new Date(before.attempts)));
  await db.delete(smsCode).where(lte(smsCode.gmtExpire, new Date(before.codes)));
  await db.delete(handoverCode).where(lte(handoverCode.gmtExpire, new Date(before.codes)));
}
