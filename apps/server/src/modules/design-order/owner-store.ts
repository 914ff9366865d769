/** Whose lists and orders they are. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { listCheck } from './check/tables.ts';
import { designOrder } from './lines/tables.ts';
import { selectionLine, selectionList } from './selection/tables.ts';

/** What a person has without an enterprise becomes that of the enterprise, which has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  for (const table of [selectionList, selectionLine, designOrder, listCheck])
    await db
      .update(table)
      .set({ merchantNo })
      .where(and(eq(table.accountNo, accountNo), eq(table.merchantNo, '')));
}
