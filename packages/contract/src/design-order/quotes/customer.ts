/** For whom an order is made (DESIGN-9). */
import { z } from 'zod';
import { nameOrNone, plainText, recordId } from '../../core/fields.ts';
import { designOrderCopy } from '../lines/copy.ts';

/** Letters of what names a customer or a group of them; of a telephone number; of what is noted of a customer. */
export const CUSTOMER_NAME_MAX = 50;
export const CUSTOMER_PHONE_MAX = 20;
export const CUSTOMER_REMARK_MAX = 200;

/** For whom an order is made: a pricing group, a customer of it. '' where nothing is said. */
export const OrderCustomer = z.strictObject({
  groupId: z.union([z.literal(''), recordId]),
  groupName: nameOrNone(CUSTOMER_NAME_MAX),
  memberAccountNo: z.union([z.literal(''), recordId]),
  memberAccountName: nameOrNone(CUSTOMER_NAME_MAX),
  memberAccountPhone: nameOrNone(CUSTOMER_PHONE_MAX).regex(/^[\d+() -]*$/, { error: designOrderCopy.phoneRule }),
  memberAccountRemark: plainText(CUSTOMER_REMARK_MAX),
});
export type OrderCustomer = z.infer<typeof OrderCustomer>;

/** What a call says of it: left out or null, a field stays as it is. */
const { groupId, groupName, memberAccountNo, memberAccountName, memberAccountPhone, memberAccountRemark } = OrderCustomer.shape;
export const customerFields = {
  groupId: groupId.nullable().optional(),
  groupName: groupName.nullable().optional(),
  memberAccountNo: memberAccountNo.nullable().optional(),
  memberAccountName: memberAccountName.nullable().optional(),
  memberAccountPhone: memberAccountPhone.nullable().optional(),
  memberAccountRemark: memberAccountRemark.nullable().optional(),
};

export const NO_CUSTOMER: OrderCustomer = {
  groupId: '',
  groupName: '',
  memberAccountNo: '',
  memberAccountName: '',
  memberAccountPhone: '',
  memberAccountRemark: '',
};

/** The pricing groups of the dealer that acts, and who orders from it, each with its group: what a customer is chosen of. */
export const CustomerChoices = z.strictObject({
  groups: z.array(z.strictObject({ id: z.string(), groupName: z.string() })),
  /** `groupId` '': in none. */
  members: z.array(z.strictObject({ accountNo: z.string(), name: z.string(), groupId: z.string() })),
});
export type CustomerChoices = z.infer<typeof CustomerChoices>;
/** Members that are told; of a dealer with more, the others are written by hand. */
export const CUSTOMER_CHOICES_MAX = 500;
