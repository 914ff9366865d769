/** Accounts whose password everybody can read: open in the demo, locked without it. */
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { isRightPassword } from './sign-in/password.ts';

/** What the demo world has written: it stays known where the demo world is never loaded, so that its accounts can be locked. */
export const publishedAccounts = {
  accountNos: [...Array.from({ length: 11 }, (_, index) => `A138000000${String(index + 1).padStart(2, '0')}`), 'A13800000029'],
  password: 'Demo@2026',
} as const satisfies { accountNos: readonly string[]; password: string };

/**
 * Locks every demo account (`isOpen` false; its sessions end with it) or opens them again; one that the provider has locked stays
 * so. Gives how many are locked for want of the demo. An account is the demo's by its mark; one from before there were marks, by
 * its number and the published password together, so that a person who has such a number is left alone.
 */
export async function updateDemoLocks(db: Db, isOpen: boolean): Promise<number> {
  await markPublished(db);
  if (isOpen) await db.execute(sql`update account set status = 0 where is_demo and status = 2`);
  else await db.execute(sql`update account set status = 2 where is_demo and status = 0`);
  const [row] = await rowsOf<{ locked: number }>(db, sql`select count(*)::integer as locked from account where is_demo and status = 2`);
  return row?.locked ?? 0;
}

async function markPublished(db: Db): Promise<void> {
  const { accountNos, password } = publishedAccounts;
  const unmarked = await rowsOf<{ accountNo: string; passwordHash: string }>(
    db,
    sql`select account_no as "accountNo", password_hash as "passwordHash" from account
        where not is_demo and password_hash is not null and account_no in (select jsonb_array_elements_text(${JSON.stringify(accountNos)}::jsonb))`,
  );
  // the demo world hashed its password once for all of them
  const isPublished = new Map<string, boolean>();
  for (const { accountNo, passwordHash } of unmarked) {
    const known = isPublished.get(passwordHash) ?? (await isRightPassword(password, passwordHash));
    isPublished.set(passwordHash, known);
    if (known) await db.execute(sql`update account set is_demo = true where account_no = ${accountNo}`);
  }
}
