import type { ContentKind } from '@portal/contract/content';
import type { PriceView } from '@portal/engines/goods';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../platform/db/columns.ts';

export const favorite = pgTable(
  'favorite',
  {
    accountNo: text('account_no').notNull(),
    /** '' for a person without an enterprise. */
    merchantNo: text('merchant_no').notNull(),
    spuNo: text('spu_no').notNull(),
    gmtCreate: instant('gmt_create').notNull(),
    /** What the owner saw then; null of what was kept before this was written down. */
    keptPrice: yuan('kept_price'),
    keptPriceView: text('kept_price_view').$type<PriceView>(),
    keptInStock: boolean('kept_in_stock'),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.spuNo] })],
);

export const contentFavorite = pgTable(
  'content_favorite',
  {
    accountNo: text('account_no').notNull(),
    /** '' for a person without an enterprise. */
    merchantNo: text('merchant_no').notNull(),
    contentId: text('content_id').notNull(),
    /** As it was when it was kept: of what is gone nothing else tells. */
    kind: text('kind').$type<ContentKind>().notNull(),
    gmtCreate: instant('gmt_create').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.contentId] })],
);
