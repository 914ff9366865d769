import type { FeeDraft, OrderCustomer } from '@portal/contract/design-order';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../../platform/db/columns.ts';

/** Design order with its totals, of goods and fees, in yuan; removed ones keep their rows. */
export const designOrder = pgTable('design_order', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  name: text('name').notNull(),
  sceneId: text('scene_id'),
  sceneName: text('scene_name'),
  remark: text('remark').notNull(),
  /** Null in orders of before types were kept: plain ones. */
  orderType: smallint('order_type'),
  originalAmount: yuan('original_amount', 14).notNull(),
  preferential: yuan('preferential', 14).notNull(),
  amount: yuan('amount', 14).notNull(),
  lineCount: integer('line_count').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtRemoved: instant('gmt_removed'),
  /** Counts changes of the order and its lines. */
  revision: integer('revision').notNull().default(0),
  /** The page whose save was the last of them; '' where it was something else. */
  revisedBy: text('revised_by').notNull().default(''),
  customer: jsonb('customer').$type<OrderCustomer>(),
  /** Beside the goods; the totals hold both. */
  fees: jsonb('fees').$type<FeeDraft[]>().notNull().default([]),
});
