/** A dealer's pricing groups, as they travel (PRICE-30 to PRICE-33). Money is yuan, rates are per cent, days are of China. */
import { z } from 'zod';
import { PriceSource } from '../catalog/index.ts';
import { calendarDay, keywordQuery, nameText, pagingQuery, recordId } from '../core/fields.ts';
import { groupCopy } from './copy.ts';
import { GROUP_MEMBERS_AT_ONCE, GROUP_NAME_MAX, GROUP_RATE_MAX, GROUP_RATE_MIN } from './limits.ts';

const day = calendarDay(groupCopy.day).nullable();

const terms = {
  groupName: nameText(GROUP_NAME_MAX, groupCopy.nameMissing),
  /** Per cent of what a member would be shown otherwise; null: prices by model alone. */
  rate: z
    .number({ error: groupCopy.rate })
    .min(GROUP_RATE_MIN, { error: groupCopy.rate })
    .max(GROUP_RATE_MAX, { error: groupCopy.rate })
    .multipleOf(0.01, { error: groupCopy.rate })
    .nullable(),
  /** The first and the last day on which it holds; null: without a beginning, without an end. */
  beginDate: day,
  endDate: day,
};
const areInOrder = ({ beginDate, endDate }: { beginDate: string | null; endDate: string | null }): boolean =>
  beginDate === null || endDate === null || beginDate <= endDate;
const swapped = { error: groupCopy.daysSwapped, path: ['endDate'] };

export const GroupTerms = z.strictObject(terms).refine(areInOrder, swapped);
export type GroupTerms = z.infer<typeof GroupTerms>;
/** `seen`: the terms this edit began with; left out: whichever there are. */
export const GroupChange = z.strictObject({ groupNo: recordId, ...terms, seen: z.strictObject(terms).optional() }).refine(areInOrder, swapped);

/** A dealer's own word for customers who are priced alike. */
export const PricingGroup = z.strictObject({
  groupNo: z.string(),
  groupName: z.string(),
  rate: z.number().nullable(),
  beginDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Whether it holds now. */
  validity: z.enum(['applies', 'notYet', 'over']),
  memberCount: z.int(),
  /** Models with a price of their own. */
  priceCount: z.int(),
});
export type PricingGroup = z.infer<typeof PricingGroup>;

/** `groupNo` '': they are in no group from then on. */
export const GroupMove = z.strictObject({
  groupNo: z.union([z.literal(''), recordId]),
  customerNos: z.array(recordId).min(1).max(GROUP_MEMBERS_AT_ONCE),
});

/** A model of the catalogue, and what the group pays for it. */
export const GroupPriceRow = z.strictObject({
  skuNo: z.string(),
  spuNo: z.string(),
  spuName: z.string(),
  skuModel: z.string(),
  mainPic: z.string(),
  /** What the dealer itself pays, and what it offers to everybody. */
  ownPrice: z.number().nullable(),
  offerPrice: z.number().nullable(),
  /** Null: none of its own, the group's rate counts. */
  groupPrice: z.number().nullable(),
  /** What the customer who is named is shown; null where none is. */
  customer: z.strictObject({ price: z.number().nullable(), priceSource: PriceSource }).nullable(),
});
export type GroupPriceRow = z.infer<typeof GroupPriceRow>;

/** `show` own: only models with a price of the group's own. */
export const GroupPriceQuery = z.object({
  ...pagingQuery,
  groupNo: recordId,
  keyword: keywordQuery,
  show: z.enum(['', 'own']).default(''),
  customerNo: z.union([z.literal(''), recordId]).default(''),
});
export type GroupPriceQuery = z.infer<typeof GroupPriceQuery>;
