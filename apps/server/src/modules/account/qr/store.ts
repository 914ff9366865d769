/** Codes in pictures. Each change names the state it changes, so that of any number of callers at once one gets it. */
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { account, loginQr, QrState } from '../tables.ts';

export async function insertQr(db: Db, row: typeof loginQr.$inferInsert): Promise<void> {
  await db.insert(loginQr).values(row);
}

/** What became of the code a browser asked for, with the phone of whoever scanned it. */
export async function findQrOfAsker(db: Db, askerHash: string) {
  const [row] = await db
    .select({ codeHash: loginQr.codeHash, status: loginQr.status, gmtExpire: loginQr.gmtExpire, accountNo: loginQr.accountNo, phone: account.phone })
    .from(loginQr)
    .leftJoin(account, eq(account.accountNo, loginQr.accountNo))
    .where(eq(loginQr.askerHash, askerHash));
  return row;
}

/** Marks a code as scanned by an account; the second scan by the same one changes nothing. Undefined: over, decided, or another's by now. */
export async function updateScanned(db: Db, { codeHash, accountNo, now }: { codeHash: string; accountNo: string; now: number }) {
  const [row] = await db
    .update(loginQr)
    .set({ status: QrState.Scanned, accountNo })
    .where(
      and(
        eq(loginQr.codeHash, codeHash),
        gt(loginQr.gmtExpire, new Date(now)),
        or(and(eq(loginQr.status, QrState.Waiting), isNull(loginQr.accountNo)), and(eq(loginQr.status, QrState.Scanned), eq(loginQr.accountNo, accountNo))),
      ),
    )
    .returning({ userAgent: loginQr.userAgent, ip: loginQr.ip, gmtCreate: loginQr.gmtCreate, gmtExpire: loginQr.gmtExpire });
  return row;
}

/** Decides over a code that this account has scanned; false: there is none that may still be decided over. */
export async function updateDecided(
  db: Db,
  { codeHash, accountNo, now, status, gmtExpire }: { codeHash: string; accountNo: string; now: number; status: QrState; gmtExpire: Date },
): Promise<boolean> {
  const rows = await db
    .update(loginQr)
    .set({ status, gmtExpire })
    .where(and(eq(loginQr.codeHash, codeHash), eq(loginQr.accountNo, accountNo), eq(loginQr.status, QrState.Scanned), gt(loginQr.gmtExpire, new Date(now))))
    .returning({ codeHash: loginQr.codeHash });
  return rows.length > 0;
}

/** Spends a confirmed code and gives whose it is; undefined: it is not confirmed, over, or spent. */
export async function takeQr(db: Db, askerHash: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .update(loginQr)
    .set({ status: QrState.Used })
    .where(and(eq(loginQr.askerHash, askerHash), eq(loginQr.status, QrState.Confirmed), gt(loginQr.gmtExpire, new Date(now))))
    .returning({ accountNo: loginQr.accountNo });
  return row?.accountNo ?? undefined;
}

export async function deleteExpiredQrs(db: Db, before: number): Promise<void> {
  await db.delete(loginQr).where(lte(loginQr.gmtExpire, new Date(before)));
}
