import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { spu } from '../tables.ts';

/** What a family names to take its place; null: nothing, or no such family. */
export async function findSuccessorNo(db: Db, spuNo: string): Promise<string | null> {
  const [row] = await db.select({ successorSpuNo: spu.successorSpuNo }).from(spu).where(eq(spu.spuNo, spuNo));
  return row?.successorSpuNo ?? null;
}
