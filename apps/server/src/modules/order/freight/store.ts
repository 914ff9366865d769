import type { FreightTerms } from '@portal/engines/pricing';
import { eq } from 'drizzle-orm';
import { sql, type Db } from '../../../platform/db/database.ts';
import { given, reading } from '../../../platform/db/readings.ts';
import { freightTemplate } from './tables.ts';

export async function findFreightTemplate(db: Db, shopNo: string): Promise<FreightTerms | null> {
  const [row] = await db.select({ template: freightTemplate.template }).from(freightTemplate).where(eq(freightTemplate.shopNo, shopNo));
  return row?.template ?? null;
}

/** Held to the end of the transaction. */
export async function lockFreightTemplate(db: Db, shopNo: string): Promise<FreightTerms | null> {
  const [row] = await db.select({ template: freightTemplate.template }).from(freightTemplate).where(eq(freightTemplate.shopNo, shopNo)).for('update');
  return row?.template ?? null;
}

/** Of these dealers, by their numbers; read together with what other rooms know. */
export const freightReading = reading<{ shopNos: readonly string[] }, { shopNo: string; template: FreightTerms }, ReadonlyMap<string, FreightTerms>>(
  sql`select f.shop_no as "shopNo", f.template from ${freightTemplate} f where f.shop_no = any(${given('shopNos', 'text[]')})`,
  (rows) => new Map(rows.map(({ shopNo, template }) => [shopNo, template])),
);

export async function putFreightTemplate(db: Db, shopNo: string, template: FreightTerms, now: Date): Promise<void> {
  await db
    .insert(freightTemplate)
    .values({ shopNo, template, gmtModified: now })
    .onConflictDoUpdate({ target: freightTemplate.shopNo, set: { template, gmtModified: now } });
}
