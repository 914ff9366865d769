import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './store.ts';

/** What a person has put into lists and orders from recommendations goes with them (ENTERPRISE-3). */
export const recommendationsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
