import type { OnAudited } from '../enterprise/index.ts';
import { updateOwner } from './store.ts';

/** What a person was about to buy goes with the enterprise they become, as the dealer they order from does (ENTERPRISE-3). */
export const cartFollowsOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};
