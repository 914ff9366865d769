/** Copies of people's data, what owners did with their own, and accounts that are closed. */
import { and, desc, eq, gt, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../../platform/db/database.ts';
import type { JobPage } from '../../../platform/jobs/each-by-itself.ts';
import type { EmployeeType } from '@portal/engines/access';
import { enterpriseRows } from '../../enterprise/index.ts';
import { lockKeys } from '../sign-in/store.ts';
import { account, accountEvent, accountExport, accountIdentity, ExportState, smsCode, type AccountEventKind } from '../tables.ts';

export async function insertEvent(db: Db, row: { accountNo: string; kind: AccountEventKind; place: string; now: number }): Promise<void> {
  const { accountNo, kind, place, now } = row;
  await db.insert(accountEvent).values({ accountNo, kind, place, gmtCreate: new Date(now) });
}

export const listEvents = (db: Db, accountNo: string) =>
  db
    .select({ kind: accountEvent.kind, place: accountEvent.place, gmtCreate: accountEvent.gmtCreate })
    .from(accountEvent)
    .where(eq(accountEvent.accountNo, accountNo))
    .orderBy(desc(accountEvent.id));

export async function insertExport(db: Db, row: { exportId: string; accountNo: string; now: number; lifetimeMs: number }) {
  const { exportId, accountNo, now, lifetimeMs } = row;
  const values = { exportId, accountNo, status: ExportState.Making, byteLength: null, gmtCreate: new Date(now), gmtExpire: new Date(now + lifetimeMs) };
  await db.insert(accountExport).values(values);
  return values;
}

/** Copies of an account that are not over and not taken, the newest first. */
export const listExports = (db: Db, accountNo: string, now: number) =>
  db
    .select()
    .from(accountExport)
    .where(and(eq(accountExport.accountNo, accountNo), ne(accountExport.status, ExportState.Taken), gt(accountExport.gmtExpire, new Date(now))))
    .orderBy(desc(accountExport.gmtCreate));

export async function findExport(db: Db, exportId: string) {
  const [row] = await db.select().from(accountExport).where(eq(accountExport.exportId, exportId));
  return row;
}

/** Copies of an account are over now: nobody takes them, and what is left of them goes by the clock. */
export async function updateExportsOver(db: Db, accountNo: string, now: number): Promise<void> {
  const over = new Date(now);
  await db
    .update(accountExport)
    .set({ gmtExpire: over })
    .where(and(eq(accountExport.accountNo, accountNo), gt(accountExport.gmtExpire, over)));
}

/** The copy can be taken; false where it is over, or gone, meanwhile. */
export async function updateExportReady(db: Db, { exportId, gmtExpire }: { exportId: string; gmtExpire: Date }, byteLength: number): Promise<boolean> {
  const rows = await db
    .update(accountExport)
    .set({ status: ExportState.Ready, byteLength })
    .where(and(eq(accountExport.exportId, exportId), eq(accountExport.status, ExportState.Making), eq(accountExport.gmtExpire, gmtExpire)))
    .returning({ exportId: accountExport.exportId });
  return rows.length > 0;
}

/** Takes a copy that is ready and the account's own, once, of any number of callers at once. */
export async function takeExport(db: Db, { exportId, accountNo, now }: { exportId: string; accountNo: string; now: number }): Promise<boolean> {
  const rows = await db
    .update(accountExport)
    .set({ status: ExportState.Taken })
    .where(
      and(
        eq(accountExport.exportId, exportId),
        eq(accountExport.accountNo, accountNo),
        eq(accountExport.status, ExportState.Ready),
        gt(accountExport.gmtExpire, new Date(now)),
      ),
    )
    .returning({ exportId: accountExport.exportId });
  return rows.length > 0;
}

/** Copies nobody can take any more, and every one of an account that is closed. */
export async function listExportsToDrop(db: Db, which: { before: number } | { accountNo: string }): Promise<string[]> {
  const condition = 'before' in which ? lte(accountExport.gmtExpire, new Date(which.before)) : eq(accountExport.accountNo, which.accountNo);
  return (await db.select({ exportId: accountExport.exportId }).from(accountExport).where(condition)).map(({ exportId }) => exportId);
}

/** Of these numbers those of copies that are kept. */
export async function listKnownExports(db: Db, exportIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ exportId: accountExport.exportId })
    .from(accountExport)
    .where(inArray(accountExport.exportId, [...exportIds]));
  return rows.map(({ exportId }) => exportId);
}

export async function deleteExport(db: Db, exportId: string): Promise<void> {
  await db.delete(accountExport).where(eq(accountExport.exportId, exportId));
}

export interface IdentityFacts {
  merchantNo: string;
  companyName: string;
  employeeType: EmployeeType | null;
  isManager: boolean;
  chooseOn: boolean;
  authStatus: number;
  gmtJoin: Date | string | null;
}

/** What an account may act as, by the enterprises' numbers. */
export const listIdentities = (db: Db, accountNo: string): Promise<IdentityFacts[]> =>
  rowsOf(
    db,
    sql`select i.merchant_no as "merchantNo", e.company_name as "companyName", i.employee_type as "employeeType", i.is_manager as "isManager",
          i.choose_on as "chooseOn", e.auth_status as "authStatus", i.gmt_join as "gmtJoin"
        from account_identity i join ${enterpriseRows} e on e.merchant_no = i.merchant_no where i.account_no = ${accountNo} order by i.merchant_no`,
  );

/** Owners of one enterprise who go at once follow each other. Held to the end of the transaction. */
export async function lockOwners(db: Db, accountNo: string): Promise<void> {
  await lockKeys(
    db,
    (await listIdentities(db, accountNo)).map(({ merchantNo }) => `owners|${merchantNo}`),
  );
}

/** Enterprises of which nobody would be the owner without this account. Whoever asks holds the enterprises' owners. */
export const listOwnedAlone = (db: Db, accountNo: string): Promise<{ merchantNo: string; companyName: string; authStatus: number }[]> =>
  rowsOf(
    db,
    sql`select i.merchant_no as "merchantNo", e.company_name as "companyName", e.auth_status as "authStatus"
        from account_identity i join ${enterpriseRows} e on e.merchant_no = i.merchant_no
        where i.account_no = ${accountNo} and i.employee_type is null and not exists (
          select 1 from account_identity o join account a on a.account_no = o.account_no
          where o.merchant_no = i.merchant_no and o.account_no <> i.account_no and o.employee_type is null and a.status = 0 and a.gmt_close is null)
        order by i.merchant_no`,
  );

/** When the account is closed; null: it is not. */
export async function updateClosing(db: Db, accountNo: string, gmtClose: Date | null): Promise<void> {
  await db.update(account).set({ gmtClose }).where(eq(account.accountNo, accountNo));
}

/** Accounts whose time has come, behind the one named. */
export async function listDue(db: Db, now: number, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await db
    .select({ accountNo: account.accountNo })
    .from(account)
    .where(and(isNotNull(account.gmtClose), lte(account.gmtClose, new Date(now)), gt(account.accountNo, after)))
    .orderBy(account.accountNo)
    .limit(most);
  return rows.map(({ accountNo }) => accountNo);
}

/** From here on there is no way back: nobody signs in to it. False where its owner has taken the closing back meanwhile. */
export async function updateClosed(db: Db, accountNo: string, now: number): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ status: 3 })
    .where(and(eq(account.accountNo, accountNo), isNotNull(account.gmtClose), lte(account.gmtClose, new Date(now))))
    .returning({ accountNo: account.accountNo });
  return rows.length > 0;
}

/** Leaves a number of an account that is nobody's: what has to be kept refers to it. `phone`: something that is no phone. */
export async function updateAnonymous(db: Db, accountNo: string, { before, phone }: { before: string; phone: string }): Promise<void> {
  await db.delete(accountIdentity).where(eq(accountIdentity.accountNo, accountNo));
  await db.delete(smsCode).where(eq(smsCode.phone, before));
  await db.update(accountEvent).set({ place: '' }).where(eq(accountEvent.accountNo, accountNo));
  await db
    .update(account)
    .set({
      phone,
      passwordHash: null,
      nickname: '',
      avatar: null,
      isHikSales: false,
      isBd: false,
      surveyPermission: false,
      memberLevel: 0,
      engineerStatus: 0,
      personAuthStatus: 0,
      isDemo: false,
      gmtClose: null,
    })
    .where(eq(account.accountNo, accountNo));
}
