import type { OnAudited } from '../enterprise/index.ts';
import { updateEnterprise } from './store.ts';

/** What a person won counts for the enterprise, once the person is one (ENTERPRISE-3). What its people won counts for it by its number, whoever leaves. */
export const seckillsFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateEnterprise(db, accountNo, merchantNo);
};
