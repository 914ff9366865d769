/** For whom an order is made (DESIGN-9). */
import { AppError } from '@portal/contract/core';
import { notYourCustomer } from '@portal/contract/customer';
import { customersNotKept, groupUnknown, NO_CUSTOMER, type OrderCustomer } from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import type { Changing } from '../../../platform/http/context.ts';
import { askedBy, listCustomersByNo, listSeenGroups } from '../../customer/index.ts';

const FIELDS = Object.keys(NO_CUSTOMER) as (keyof OrderCustomer)[];

type Said = { [Field in keyof OrderCustomer]?: string | null | undefined };

/**
 * The customer after what is said of it, field by field; null: nothing stands of one. A group is one of the dealer's that whoever acts sees, under
 * its own name; an account is one of its customers', who is called as the dealer knows them where no name is said. Throws
 * `customersNotKept` where something else is said by whoever has no customers, `groupUnknown` and `notYourCustomer`.
 */
export async function customerSaid(ctx: Pick<Changing, 'db' | 'caller' | 'now'>, was: OrderCustomer | null, said: Said): Promise<OrderCustomer | null> {
  const before = was ?? NO_CUSTOMER;
  const customer = { ...before };
  for (const field of FIELDS) customer[field] = said[field] ?? customer[field];
  if (isSameCustomer(before, customer)) return was;
  if (!mayCall('ordersForCustomers', ctx.caller.userType)) throw new AppError(customersNotKept);
  if (customer.groupId === '') customer.groupName = said.groupName ?? (before.groupId === '' ? before.groupName : '');
  else if (customer.groupId !== before.groupId) {
    const group = (await listSeenGroups(ctx)).find(({ groupNo }) => groupNo === customer.groupId);
    if (!group) throw new AppError(groupUnknown, { fields: { groupId: groupUnknown.msg } });
    customer.groupName = group.groupName;
  } else customer.groupName = before.groupName;
  if (customer.memberAccountNo !== '' && customer.memberAccountNo !== before.memberAccountNo) {
    const [member] = await listCustomersByNo(askedBy(ctx), [customer.memberAccountNo]);
    if (!member) throw new AppError(notYourCustomer, { fields: { memberAccountName: notYourCustomer.msg } });
    if (!said.memberAccountName) customer.memberAccountName = member.customerName;
  }
  return isSameCustomer(NO_CUSTOMER, customer) ? null : customer;
}

export const isSameCustomer = (one: OrderCustomer | null, other: OrderCustomer | null): boolean =>
  FIELDS.every((field) => (one ?? NO_CUSTOMER)[field] === (other ?? NO_CUSTOMER)[field]);
