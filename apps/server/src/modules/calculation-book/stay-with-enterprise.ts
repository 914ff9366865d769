import type { Db } from '../../platform/db/database.ts';
import type { StaffLeft } from '../staff/index.ts';
import { updateAccount } from './store.ts';

/** What somebody calculated for an enterprise is its owner's once they leave (ENTERPRISE-10). */
export const booksStayWithEnterprise = (db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> =>
  updateAccount(db, { accountNo, merchantNo }, ownerNo);
