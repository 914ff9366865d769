import type { CommentState } from '@portal/engines/states';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What a buyer says of a line that was received. */
export const comment = pgTable('comment', {
  commentId: text('comment_id').primaryKey(),
  lineId: text('line_id').notNull(),
  shopOrderNo: text('shop_order_no').notNull(),
  /** The first-level dealer that sold it. */
  shopNo: text('shop_no').notNull(),
  spuNo: text('spu_no').notNull(),
  skuNo: text('sku_no').notNull(),
  productModel: text('product_model').notNull(),
  /** Who wrote it, acting as whom; '' of a person. */
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  /** As others read it: the first letter. */
  authorName: text('author_name').notNull(),
  stars: smallint('stars').notNull(),
  content: text('content').notNull(),
  /** Ids of files of the account. */
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  state: text('state').$type<CommentState>().notNull(),
  /** Why it is not shown. */
  reason: text('reason').notNull(),
  reply: text('reply').notNull(),
  operatorNo: text('operator_no'),
  /** Another with each change. */
  edition: integer('edition').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** Once an account. */
export const commentLike = pgTable('comment_like', { commentId: text('comment_id').notNull(), accountNo: text('account_no').notNull() }, (table) => [
  primaryKey({ columns: [table.commentId, table.accountNo] }),
]);

/** What a reader says of what is published. */
export const contentComment = pgTable('content_comment', {
  commentId: text('comment_id').primaryKey(),
  contentId: text('content_id').notNull(),
  /** Who wrote it, acting as whom; '' of a person. */
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  /** As others read it: the first letter; '' of a person. */
  authorName: text('author_name').notNull(),
  content: text('content').notNull(),
  state: text('state').$type<CommentState>().notNull(),
  /** Why it is not shown. */
  reason: text('reason').notNull(),
  reply: text('reply').notNull(),
  operatorNo: text('operator_no'),
  /** Another with each change. */
  edition: integer('edition').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** Once an account. */
export const contentCommentLike = pgTable(
  'content_comment_like',
  { commentId: text('comment_id').notNull(), accountNo: text('account_no').notNull() },
  (table) => [primaryKey({ columns: [table.commentId, table.accountNo] })],
);

/** Likewise, of what is published itself. */
export const contentLike = pgTable('content_like', { contentId: text('content_id').notNull(), accountNo: text('account_no').notNull() }, (table) => [
  primaryKey({ columns: [table.contentId, table.accountNo] }),
]);
