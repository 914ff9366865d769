import type { VersionCause } from '@portal/contract/design-order';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../../platform/db/columns.ts';
import type { OrderContent } from './content.ts';

const versionColumns = () => ({
  id: text('id').primaryKey(),
  designOrderId: text('design_order_id').notNull(),
  number: integer('number').notNull(),
  name: text('name').notNull(),
  cause: text('cause').$type<VersionCause>().notNull(),
  isNamed: boolean('is_named').notNull(),
  content: jsonb('content').$type<OrderContent>().notNull(),
  amount: yuan('amount', 14).notNull(),
  lineCount: integer('line_count').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

/** What an order was, whole. Found through its order. */
export const designOrderVersion = pgTable('design_order_version', versionColumns());

/** A version that was removed, as it was; for a day the removal is taken back. */
export const removedVersion = pgTable('design_order_removed_version', { ...versionColumns(), gmtRemoved: instant('gmt_removed').notNull() });

/** The part of an order's row that is its versions'; everything else of it is the orders' own. */
export const versionedOrder = pgTable('design_order', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  versionCount: integer('version_count').notNull(),
  keptPrices: text('kept_prices').notNull(),
});
