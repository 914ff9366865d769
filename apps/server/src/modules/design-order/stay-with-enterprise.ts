import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { StaffLeft } from '../staff/index.ts';
import { listCheck } from './check/tables.ts';
import { designOrder } from './lines/tables.ts';
import { selectionLine, selectionList } from './selection/tables.ts';

/** What somebody made for an enterprise is its owner's once they leave; the list they were still at is gone (ENTERPRISE-10). */
export async function ordersStayWithEnterprise(db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> {
  const isOf = (table: typeof designOrder | typeof listCheck | typeof selectionLine | typeof selectionList) =>
    and(eq(table.accountNo, accountNo), eq(table.merchantNo, merchantNo));
  await db.update(designOrder).set({ accountNo: ownerNo }).where(isOf(designOrder));
  await db
    .update(listCheck)
    .set({ accountNo: ownerNo })
    .where(and(isOf(listCheck), ne(listCheck.target, '')));
  for (const table of [listCheck, selectionLine, selectionList]) await db.delete(table).where(isOf(table));
}
