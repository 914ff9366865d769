import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './store.ts';

/** What a person has defined goes with the enterprise they become, as the lists that hold it do (ENTERPRISE-3). */
export const privateProductsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
