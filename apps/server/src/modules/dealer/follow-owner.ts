import type { OnAudited } from '../enterprise/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { listBound, updateOwner } from './binding-store.ts';

/** The dealers a person ordered from are the enterprise's, once the person is one (ENTERPRISE-3). */
export const dealersFollowOwner: OnAudited = async ({ db }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome === 'approved' && isFirst) await updateOwner(db, accountNo, merchantNo);
};

/** Whether an enterprise orders from somebody. */
export const hasDealer = async (db: Db, merchantNo: string): Promise<boolean> => (await listBound(db, { accountNo: '', merchantNo })).length > 0;
