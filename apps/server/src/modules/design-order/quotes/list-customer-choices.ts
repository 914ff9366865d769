import * as contract from '@portal/contract/design-order';
import { CUSTOMER_CHOICES_MAX } from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { askedBy, listCustomers, listSeenGroups } from '../../customer/index.ts';

/** Of the dealer that acts; of its staff who see their own customers alone, these and the groups they are in. */
export const listCustomerChoices = operation(contract.listCustomerChoices, async function listCustomerChoices(ctx) {
  const [groups, members] = [
    await listSeenGroups(ctx),
    await listCustomers(askedBy(ctx), { keyword: '', groupNo: '' }, { limit: CUSTOMER_CHOICES_MAX, offset: 0 }),
  ];
  return {
    groups: groups.map(({ groupNo, groupName }) => ({ id: groupNo, groupName })),
    members: members.map(({ customerNo, customerName, groupNo }) => ({ accountNo: customerNo, name: customerName, groupId: groupNo ?? '' })),
  };
});
