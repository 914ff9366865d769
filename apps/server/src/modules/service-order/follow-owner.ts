import type { Db } from '../../platform/db/database.ts';
import type { OnAudited } from '../enterprise/index.ts';
import type { StaffLeft } from '../staff/index.ts';
import { updateAsker, updateOwner } from './store.ts';

/** What a person ordered is the enterprise's, once the person is one (ENTERPRISE-3). */
export const serviceOrdersFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};

/** What somebody ordered for an enterprise is its owner's once they leave (ENTERPRISE-10). */
export const serviceOrdersStayWithEnterprise = (db: Db, { accountNo, merchantNo, ownerNo }: StaffLeft): Promise<void> =>
  updateAsker(db, { accountNo, merchantNo }, ownerNo);
