import type { Db } from '../../platform/db/database.ts';
import { findMember, getContact, listIdentities } from '../account/index.ts';
import type { StaffNeeds } from './needs.ts';
import { listLooksOf } from './looks/store.ts';
import { deleteRecordsOf, listRecordsOf } from './store.ts';
import { heirOf } from './take-out.ts';

const receiverOf = async (db: Db, accountNo: string) => ({ accountNo, phone: (await getContact(db, accountNo)).contactPhone });

/** Invitations to a person, and acts among colleagues. Before all others': what was made for an enterprise goes to its owner, not with the person. */
export const staffRecords = ({ onStaffLeft }: Pick<StaffNeeds, 'onStaffLeft'>) => ({
  name: '企业成员',
  read: async (db: Db, accountNo: string) => {
    const { invitations, history } = await listRecordsOf(db, await receiverOf(db, accountNo));
    const looks = await listLooksOf(db, accountNo);
    return { 收到的邀请: invitations.map(({ inviterNo: _inviter, ...invitation }) => invitation), 操作记录: history, 查看客户数据的记录: looks };
  },
  async forget(db: Db, accountNo: string, now: number) {
    for (const { merchantNo } of await listIdentities(db, accountNo)) {
      const member = await findMember(db, merchantNo, accountNo);
      const heir = member && (await heirOf(db, member));
      if (heir) for (const leaves of onStaffLeft) await leaves(db, { accountNo, merchantNo, ownerNo: heir.accountNo, now });
    }
    await deleteRecordsOf(db, await receiverOf(db, accountNo));
  },
});
