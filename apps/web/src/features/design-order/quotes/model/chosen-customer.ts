/** A group and a customer of it, as they are chosen for an order (DESIGN-15). Pure. */
import { OrderCustomer, type CustomerChoices } from '@portal/contract/design-order';

/** What is chosen; telephone and remark are written. */
export type ChosenCustomer = Pick<OrderCustomer, 'groupId' | 'groupName' | 'memberAccountNo' | 'memberAccountName'>;

export const NOBODY: CustomerChoices = { groups: [], members: [] };

/** What is wrong with what is written of a customer, by field. */
export type CustomerFaults = Readonly<Partial<Record<string, string>>>;
export const customerFaultsOf = (customer: OrderCustomer): CustomerFaults =>
  Object.fromEntries(OrderCustomer.safeParse(customer).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

/** Those to choose one of: of the group, where one is chosen. */
export const membersOf = ({ members }: CustomerChoices, groupId: string): CustomerChoices['members'] =>
  members.filter((member) => groupId === '' || member.groupId === groupId);

/** Another group: a customer who is in another is no longer the one. */
export function withGroup(choices: CustomerChoices, was: ChosenCustomer, groupId: string): ChosenCustomer {
  const groupName = choices.groups.find(({ id }) => id === groupId)?.groupName ?? '';
  const stays = was.memberAccountNo === '' || membersOf(choices, groupId).some(({ accountNo }) => accountNo === was.memberAccountNo);
  return { ...was, groupId, groupName, ...(stays ? {} : { memberAccountNo: '', memberAccountName: '' }) };
}

/** A name: of one of the customers, who brings the group along, or of somebody else. */
export function withName(choices: CustomerChoices, was: ChosenCustomer, name: string): ChosenCustomer {
  const member = membersOf(choices, was.groupId).find((one) => one.name === name);
  const named = { ...was, memberAccountNo: member?.accountNo ?? '', memberAccountName: name };
  return member && was.groupId === '' && member.groupId !== '' ? withGroup(choices, named, member.groupId) : named;
}
