import type { CartSource } from '@portal/contract/cart';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../platform/db/columns.ts';

export const cartLine = pgTable('cart_line', {
  id: text('id').primaryKey(),
  /** The order of adding; several are added at one instant. */
  sort: bigint('sort', { mode: 'number' }).generatedAlwaysAsIdentity(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  /** The first-level dealer it is ordered from. */
  shopNo: text('shop_no').notNull(),
  spuNo: text('spu_no').notNull(),
  skuNo: text('sku_no').notNull(),
  quantity: integer('quantity').notNull(),
  /** What the owner saw; null: none. */
  priceWhenAdded: yuan('price_when_added'),
  sourceType: text('source_type').$type<CartSource>().notNull(),
  sourceId: text('source_id').notNull().default(''),
  selected: boolean('selected').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  /** Taken out; null: it stands. */
  gmtRemoved: instant('gmt_removed'),
  /** Pieces of a line taken out that joined the one standing in its place; null: none did, and it comes back by itself. */
  joinedPieces: integer('joined_pieces'),
});
