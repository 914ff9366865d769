import type { Db } from '../../platform/db/database.ts';
import type { OnAudited } from '../enterprise/index.ts';
import type { StaffLeft } from '../staff/index.ts';
import { updateOwner } from './store.ts';

/** A person's coupons are the enterprise's, once the person is one (ENTERPRISE-3). */
export const couponsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, { accountNo, merchantNo: '' }, { accountNo, merchantNo });
};

/** What somebody claimed for an enterprise is its owner's once they leave, as what they bought is (ENTERPRISE-10). */
export const couponsStayWithEnterprise = (db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> =>
  updateOwner(db, { accountNo, merchantNo }, { accountNo: ownerNo, merchantNo });
