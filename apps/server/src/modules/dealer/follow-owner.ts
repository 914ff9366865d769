import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './binding-store.ts';

/** The dealers a person ordered from are the enterprise's, once the person is one (ENTERPRISE-3). */
export const dealersFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
