import * as contract from '@portal/contract/design-order';
import { CUSTOMER_CHOICES_MAX } from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { askedBy, listCustomers } from '../../customer/index.ts';
import { listGroupNames } from '../../price/index.ts';

/** Of the dealer that acts. */
export const listCustomerChoices = operation(contract.listCustomerChoices, async function listCustomerChoices({ db, caller, now }) {
  const dealerNo = caller.merchantNo;
  const [groups, members] = [
    await listGroupNames(db, dealerNo),
    await listCustomers(askedBy({ db, caller, now }), { keyword: '', groupNo: '' }, { limit: CUSTOMER_CHOICES_MAX, offset: 0 }),
  ];
  return {
    groups: groups.map(({ groupNo, groupName }) => ({ id: groupNo, groupName })),
    members: members.map(({ customerNo, customerName, groupNo }) => ({ accountNo: customerNo, name: customerName, groupId: groupNo ?? '' })),
  };
});
