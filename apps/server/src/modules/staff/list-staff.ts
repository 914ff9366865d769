import * as contract from '@portal/contract/staff';
import { invitationStateAt } from '@portal/engines/states';
import { maskPhone } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { listMembers, listNames } from '../account/index.ts';
import { nameOf } from './names.ts';
import { listInvitations } from './store.ts';

export const listStaff = operation(contract.listStaff, async function listStaff({ db, caller: { merchantNo }, now }) {
  const members = await listMembers(db, merchantNo);
  const invitations = await listInvitations(db, merchantNo, { now, limit: contract.STAFF_MAX + contract.INVITATIONS_SHOWN });
  const names = await listNames(db, [...new Set(invitations.map(({ inviterNo }) => inviterNo))]);
  return {
    members: members.map(({ merchantNo: _own, phone, gmtJoin, ...member }) => ({
      ...member,
      phone: maskPhone(phone),
      gmtJoin: gmtJoin?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ invitationId, phone, staffRole, state, inviterNo, gmtCreate, gmtExpire }) => ({
      invitationId,
      phone: maskPhone(phone),
      staffRole,
      state: invitationStateAt(state, gmtExpire.getTime(), now),
      inviterName: nameOf(names.get(inviterNo)),
      gmtCreate: gmtCreate.toISOString(),
      gmtExpire: gmtExpire.toISOString(),
    })),
  };
});
