import type { Db } from '../../platform/db/database.ts';
import type { StaffLeft } from '../staff/index.ts';
import { deleteAppliedOf, updateAppliedOwner } from './store.ts';

/** What was applied to orders goes with them to the enterprise's owner, what was to a list goes with that (ENTERPRISE-10). */
export async function recommendationsStayWithEnterprise(db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> {
  await updateAppliedOwner(db, { accountNo, merchantNo }, ownerNo);
  await deleteAppliedOf(db, { accountNo, merchantNo });
}
