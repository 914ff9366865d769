import type { OnAudited } from '../enterprise/index.ts';
import { updateAssigned } from './assignment-store.ts';

/** Who looked after a person looks after the enterprise, once the person is one (ENTERPRISE-3). */
export const assignmentsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateAssigned(db, accountNo, merchantNo);
};
