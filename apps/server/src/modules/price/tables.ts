import type { PriceTier } from '@portal/engines/access';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rate, serialId, yuan } from '../../platform/db/columns.ts';

export const tierPrice = pgTable(
  'tier_price',
  {
    tier: text('tier').$type<PriceTier>().notNull(),
    skuNo: text('sku_no').notNull(),
    price: yuan('price').notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tier, table.skuNo] })],
);

/** Made with an enterprise. */
export const contractPrice = pgTable('contract_price', {
  id: serialId(),
  merchantNo: text('merchant_no').notNull(),
  skuNo: text('sku_no').notNull(),
  price: yuan('price').notNull(),
  gmtBegin: instant('gmt_begin').notNull(),
  /** Null: until further notice. */
  gmtEnd: instant('gmt_end'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Customers of a first-level dealer who are priced alike. */
export const pricingGroup = pgTable('pricing_group', {
  groupNo: text('group_no').primaryKey(),
  /** The dealer's. */
  merchantNo: text('merchant_no').notNull(),
  groupName: text('group_name').notNull(),
  /** Per cent of what a member would be shown otherwise; null: prices by model alone. */
  rate: rate('rate'),
  /** When it holds: from (inclusive) to (exclusive); null: without a beginning, without an end. */
  gmtBegin: instant('gmt_begin'),
  gmtEnd: instant('gmt_end'),
  gmtCreate: instant('gmt_create').notNull(),
});

export const pricingGroupMember = pgTable(
  'pricing_group_member',
  {
    /** The dealer's. */
    merchantNo: text('merchant_no').notNull(),
    memberKind: text('member_kind').$type<MemberKind>().notNull(),
    memberNo: text('member_no').notNull(),
    groupNo: text('group_no').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantNo, table.memberKind, table.memberNo] })],
);
export type MemberKind = 'enterprise' | 'account';

export const pricingGroupPrice = pgTable(
  'pricing_group_price',
  { groupNo: text('group_no').notNull(), skuNo: text('sku_no').notNull(), price: yuan('price').notNull() },
  (table) => [primaryKey({ columns: [table.groupNo, table.skuNo] })],
);

/** What a first-level dealer asks for a model, has of it, and in how many days it delivers. */
export const dealerOffer = pgTable(
  'dealer_offer',
  {
    merchantNo: text('merchant_no').notNull(),
    skuNo: text('sku_no').notNull(),
    price: yuan('price').notNull(),
    stockTotal: integer('stock_total').notNull(),
    leadDays: integer('lead_days').notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantNo, table.skuNo] })],
);

export const priceTrace = pgTable('price_trace', {
  id: serialId(),
  skuNo: text('sku_no').notNull(),
  kind: text('kind').$type<PriceKind>().notNull(),
  /** Tier, enterprise, group or dealer; '' of the catalogue's own. */
  ownerNo: text('owner_no').notNull().default(''),
  oldPrice: yuan('old_price'),
  newPrice: yuan('new_price'),
  /** The account; null: the provider's import. */
  changedBy: text('changed_by'),
  gmtCreate: instant('gmt_create').notNull(),
});
export type PriceKind = 'channel' | 'refer' | 'tier' | 'contract' | 'group' | 'offer';

/** What a group was before a change. */
export const pricingGroupTrace = pgTable('pricing_group_trace', {
  id: serialId(),
  groupNo: text('group_no').notNull(),
  rate: rate('rate'),
  gmtBegin: instant('gmt_begin'),
  gmtEnd: instant('gmt_end'),
  changedBy: text('changed_by'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Who left which of a dealer's groups for which; null: none. */
export const pricingMemberTrace = pgTable('pricing_member_trace', {
  id: serialId(),
  /** The dealer's. */
  merchantNo: text('merchant_no').notNull(),
  memberKind: text('member_kind').$type<MemberKind>().notNull(),
  memberNo: text('member_no').notNull(),
  oldGroupNo: text('old_group_no'),
  newGroupNo: text('new_group_no'),
  changedBy: text('changed_by'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Counts changes of a scope's prices; a scope without a row has none. */
export const priceVersion = pgTable('price_version', { scope: text('scope').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() });
