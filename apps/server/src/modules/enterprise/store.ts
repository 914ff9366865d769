import { eq } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import { enterprise } from './tables.ts';

export type EnterpriseRow = typeof enterprise.$inferInsert;

/** Adds enterprises; numbers that are there already stay as they are. */
export async function insertEnterprises(db: Db, rows: readonly EnterpriseRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(enterprise)
      .values([...rows])
      .onConflictDoNothing();
}

/** File of an enterprise's sign; null: it has none, or there is no such enterprise. */
export async function findLogoFileId(db: Db, merchantNo: string): Promise<string | null> {
  const [row] = await db.select({ logoFileId: enterprise.logoFileId }).from(enterprise).where(eq(enterprise.merchantNo, merchantNo));
  return row?.logoFileId ?? null;
}

/** Sets the file of an enterprise's sign and gives the one before; undefined: there is no such enterprise. */
export async function updateLogo(db: Db, merchantNo: string, logoFileId: string | null): Promise<{ before: string | null } | undefined> {
  const isThis = eq(enterprise.merchantNo, merchantNo);
  const [row] = await db.select({ before: enterprise.logoFileId }).from(enterprise).where(isThis).for('no key update');
  if (row) await db.update(enterprise).set({ logoFileId }).where(isThis);
  return row;
}

/** Whether any enterprise has this file as its sign. */
export const isLogo = async (db: Db, fileId: string): Promise<boolean> => (await db.$count(enterprise, eq(enterprise.logoFileId, fileId))) > 0;

/** Enterprises as a table, for a higher room's reading that must be one statement. */
export const enterpriseRows = sql`(select merchant_no, company_name, enterprise_type, auth_status, audit_status, province_code, province_name, city_code, city_name, area_code, area_name, smb, store_type, gmt_freeze from enterprise)`;
