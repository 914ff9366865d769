import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './store.ts';

/** A person's books go with the enterprise they become (ENTERPRISE-3). */
export const booksFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
