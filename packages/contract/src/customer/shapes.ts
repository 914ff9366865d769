/** A first-level dealer's customers, as they travel (DEALER-20). */
import { EnterpriseType } from '@portal/engines/access';
import { z } from 'zod';
import { keywordQuery, pagingQuery, recordId } from '../core/fields.ts';
import { GROUP_MEMBERS_AT_ONCE } from './limits.ts';

/** Whoever may order from the dealer that acts: an enterprise, or a person without one. */
export const Customer = z.strictObject({
  /** Among this dealer's customers; an enterprise's own number. */
  customerNo: z.string(),
  /** The company's; of a person the masked phone. */
  customerName: z.string(),
  /** Null: a person without an enterprise. */
  enterpriseType: z.literal(Object.values(EnterpriseType)).nullable(),
  isFrozen: z.boolean(),
  /** Of this dealer's; null: in none. */
  groupNo: z.string().nullable(),
  groupName: z.string().nullable(),
  /** The provider has made a contract with it that holds now. */
  hasContract: z.boolean(),
  /** Since when it may order here. */
  gmtBind: z.iso.datetime(),
  /** Who of the dealer's people looks after it; null, both: nobody. */
  staffNo: z.string().nullable(),
  staffName: z.string().nullable(),
});
export type Customer = z.infer<typeof Customer>;

/** `groupNo`: of one group, or `none`: of those in no group. */
export const CustomerQuery = z.object({ ...pagingQuery, keyword: keywordQuery, groupNo: z.union([z.literal(''), recordId]).default('') });
export type CustomerQuery = z.infer<typeof CustomerQuery>;

/** What narrows customers to those in no group. */
export const NO_GROUP = 'none';

/** One of the dealer's people, by whom customers are looked after (ENTERPRISE-16). */
export const CustomerStaff = z.strictObject({
  staffNo: z.string(),
  /** The nickname, else the masked phone. */
  staffName: z.string(),
  /** Sees what is of their own customers alone. */
  ownCustomers: z.boolean(),
  customerCount: z.int(),
});
export type CustomerStaff = z.infer<typeof CustomerStaff>;

/** `staffNo` '': nobody looks after them from then on. */
export const CustomerAssignment = z.strictObject({
  staffNo: z.union([z.literal(''), recordId]),
  customerNos: z.array(recordId).min(1).max(GROUP_MEMBERS_AT_ONCE),
});
