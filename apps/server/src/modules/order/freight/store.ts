import type { FreightTemplate } from '@portal/engines/pricing';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { freightTemplate } from './tables.ts';

export async function findFreightTemplate(db: Db, shopNo: string): Promise<FreightTemplate | null> {
  const [row] = await db.select({ template: freightTemplate.template }).from(freightTemplate).where(eq(freightTemplate.shopNo, shopNo));
  return row?.template ?? null;
}

export async function putFreightTemplate(db: Db, shopNo: string, template: FreightTemplate, now: Date): Promise<void> {
  await db
    .insert(freightTemplate)
    .values({ shopNo, template, gmtModified: now })
    .onConflictDoUpdate({ target: freightTemplate.shopNo, set: { template, gmtModified: now } });
}
