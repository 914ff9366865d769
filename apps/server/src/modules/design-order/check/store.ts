/** Rows of list checks. Every statement carries the owner; `target` is '' for the list, else the id of an order found by its owner. */
import { and, eq, sql } from 'drizzle-orm';
import type { ListCheck } from '@portal/contract/design-order';
import type { Owner } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listCheck } from './tables.ts';
import { unsetCheck } from './unset-check.ts';

type CheckRow = Pick<typeof listCheck.$inferSelect, 'settings' | 'ignored' | 'kept'>;

const isAt = (owner: Owner, target: string) =>
  and(eq(listCheck.accountNo, owner.accountNo), eq(listCheck.merchantNo, owner.merchantNo), eq(listCheck.target, target));
const key = [listCheck.accountNo, listCheck.merchantNo, listCheck.target];
const stored = { settings: listCheck.settings, ignored: listCheck.ignored, kept: listCheck.kept };

/** Saved before a setting was asked for: what stands before anybody set it. */
const checkOf = ({ settings, ignored, kept }: CheckRow): ListCheck => ({ ...unsetCheck, ...settings, ignored, kept });
const rowOf = ({ ignored, kept, ...settings }: ListCheck): CheckRow => ({ settings, ignored, kept });

export async function findCheck(db: Db, owner: Owner, target: string): Promise<ListCheck | undefined> {
  const [row] = await db.select(stored).from(listCheck).where(isAt(owner, target));
  return row && checkOf(row);
}

/** The check as it stands, `absent` where there is none yet, kept from other changes for the rest of the transaction. */
export async function lockCheck(db: Db, owner: Owner, target: string, absent: ListCheck, now: number): Promise<ListCheck> {
  const [row] = await db
    .insert(listCheck)
    .values({ ...owner, target, ...rowOf(absent), gmtModified: new Date(now) })
    .onConflictDoUpdate({ target: key, set: { gmtModified: sql`${listCheck.gmtModified}` } })
    .returning(stored);
  if (!row) throw new Error('the check gave no row');
  return checkOf(row);
}

export async function putCheck(db: Db, owner: Owner, target: string, check: ListCheck, now: number): Promise<void> {
  const row = { ...rowOf(check), gmtModified: new Date(now) };
  await db
    .insert(listCheck)
    .values({ ...owner, target, ...row })
    .onConflictDoUpdate({ target: key, set: row });
}

/** Gives a target that has no check yet a copy of another's; nothing where that has none. */
export async function insertCheckCopy(db: Db, owner: Owner, from: string, to: string, now: number): Promise<void> {
  await db.execute(sql`
    insert into list_check (account_no, merchant_no, target, settings, ignored, kept, gmt_modified)
    select account_no, merchant_no, ${to}, settings, ignored, kept, ${new Date(now).toISOString()}::timestamptz
    from list_check where account_no = ${owner.accountNo} and merchant_no = ${owner.merchantNo} and target = ${from}
    on conflict do nothing`);
}

/** Of all identities of an account. */
export async function deleteChecksOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(listCheck).where(eq(listCheck.accountNo, accountNo));
}
