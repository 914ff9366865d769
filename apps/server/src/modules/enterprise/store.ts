import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
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

/** False: there is no such enterprise. */
export async function updateLogo(db: Db, merchantNo: string, logoFileId: string | null): Promise<boolean> {
  const rows = await db.update(enterprise).set({ logoFileId }).where(eq(enterprise.merchantNo, merchantNo)).returning({ merchantNo: enterprise.merchantNo });
  return rows.length > 0;
}
