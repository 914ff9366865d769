import { newId } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { OnAudited } from '../enterprise/index.ts';
import type { StaffLeft } from '../staff/index.ts';
import { updateExchangeOwner } from './exchange-store.ts';
import { moveAll } from './post-movement.ts';

/** What a person has is the enterprise's, once the person is one (ENTERPRISE-3). */
export const creditsFollowOwner: OnAudited = async ({ db, now, newId: idOf }, { outcome, isFirst, accountNo, merchantNo }) => {
  if (outcome !== 'approved' || !isFirst) return;
  const [from, to] = [
    { accountNo, merchantNo: '' },
    { accountNo, merchantNo },
  ];
  await moveAll({ db, now, newId: idOf }, from, to);
  await updateExchangeOwner(db, from, to);
};

/** What somebody had of acting for an enterprise is its owner's once they leave (ENTERPRISE-10). */
export const creditsStayWithEnterprise = async (db: Db, { accountNo, merchantNo, ownerNo, now }: StaffLeft): Promise<void> => {
  const [from, to] = [
    { accountNo, merchantNo },
    { accountNo: ownerNo, merchantNo },
  ];
  await moveAll({ db, now, newId: () => newId(now) }, from, to);
  await updateExchangeOwner(db, from, to);
};
