import type { OnAudited } from '../../enterprise/index.ts';
import { insertAccounts, updateChosenIdentity } from '../store.ts';

/**
 * Whoever had a new enterprise certified is its owner and acts for it from the next request on: rights are read at each (ENTERPRISE-3).
 */
export const giveOwnership: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome !== 'approved' || !isFirst) return;
  await insertAccounts(db, { accounts: [], identities: [{ accountNo, merchantNo }] });
  await updateChosenIdentity(db, accountNo, merchantNo);
};
