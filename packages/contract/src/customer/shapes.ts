/** A first-level dealer's customers, as they travel (DEALER-20). */
import { EnterpriseType } from '@portal/engines/access';
import { z } from 'zod';
import { keywordQuery, pagingQuery, recordId } from '../core/fields.ts';

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
});
export type Customer = z.infer<typeof Customer>;

/** `groupNo`: of one group, or `none`: of those in no group. */
export const CustomerQuery = z.object({ ...pagingQuery, keyword: keywordQuery, groupNo: z.union([z.literal(''), recordId]).default('') });
export type CustomerQuery = z.infer<typeof CustomerQuery>;

/** What narrows customers to those in no group. */
export const NO_GROUP = 'none';
