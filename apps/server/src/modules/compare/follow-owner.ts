import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './store.ts';

/** What a person was comparing goes with the enterprise they become (ENTERPRISE-3). */
export const comparedFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
