import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './owner-store.ts';

/** The list and the orders of a person are the enterprise's, once the person is one (ENTERPRISE-3). */
export const ordersFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
