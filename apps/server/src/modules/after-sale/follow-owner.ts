import type { Db } from '../../platform/db/database.ts';
import type { OnAudited } from '../enterprise/index.ts';
import type { StaffLeft } from '../staff/index.ts';
import { updateBuyer } from './store.ts';

/** What a person asked for is the enterprise's, once the person is one (ENTERPRISE-3). */
export const afterSalesFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateBuyer(db, { accountNo, merchantNo: '' }, { accountNo, merchantNo });
};

/** What somebody asked for for an enterprise is its owner's once they leave (ENTERPRISE-10). */
export const afterSalesStayWithEnterprise = (db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> =>
  updateBuyer(db, { accountNo, merchantNo }, { accountNo: ownerNo, merchantNo });
