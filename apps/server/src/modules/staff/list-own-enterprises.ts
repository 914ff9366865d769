import * as contract from '@portal/contract/staff';
import { AuthStatus, staffRoleOf } from '@portal/engines/access';
import { invitationStateAt } from '@portal/engines/states';
import { operation } from '../../platform/http/operation.ts';
import { countOtherOwners, getContact, listIdentities, listNames } from '../account/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { nameOf } from './names.ts';
import { listReceived } from './store.ts';

export const listOwnEnterprises = operation(contract.listOwnEnterprises, async function listOwnEnterprises({ db, caller: { accountNo }, now }) {
  const { contactPhone: phone } = await getContact(db, accountNo);
  const identities = await listIdentities(db, accountNo);
  const received = await listReceived(db, { accountNo, phone }, { now, limit: contract.INVITATIONS_SHOWN });
  const [names, companies] = [
    await listNames(db, [...new Set(received.map(({ inviterNo }) => inviterNo))]),
    await listCompanyNames(db, [...new Set(received.map(({ merchantNo }) => merchantNo))]),
  ];
  const enterprises: contract.OwnEnterprise[] = [];
  for (const { merchantNo, companyName, chooseOn, gmtJoin, authStatus, ...facts } of identities) {
    const staffRole = staffRoleOf(facts);
    const isSoleOwner = staffRole === 'owner' && (await countOtherOwners(db, { merchantNo, accountNo })) === 0;
    enterprises.push({
      merchantNo,
      companyName,
      staffRole,
      chooseOn,
      gmtJoin: gmtJoin === null ? null : new Date(gmtJoin).toISOString(),
      isSoleOwner,
      isCertified: authStatus === AuthStatus.Certified,
    });
  }
  return {
    enterprises,
    invitations: received.map(({ invitationId, merchantNo, inviterNo, staffRole, state, gmtCreate, gmtExpire }) => ({
      invitationId,
      companyName: companies.get(merchantNo) ?? '',
      inviterName: nameOf(names.get(inviterNo)),
      staffRole,
      state: invitationStateAt(state, gmtExpire.getTime(), now),
      gmtCreate: gmtCreate.toISOString(),
      gmtExpire: gmtExpire.toISOString(),
    })),
  };
});
