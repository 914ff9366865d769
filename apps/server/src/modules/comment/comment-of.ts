/** Rows as they travel. */
import { commentCopy, type Comment, type OwnComment } from '@portal/contract/comment';
import { firstLetters } from '@portal/units';
import type { CommentRow } from './store.ts';

/** The first letter, and that there is more. */
export const maskName = (name: string): string => `${firstLetters(name, 1)}**`;

/** What everybody sees of it who sees it at all. */
export const writtenOf = (row: CommentRow) => ({
  id: row.commentId,
  stars: row.stars,
  content: row.content,
  pictures: row.pictures,
  productModel: row.productModel,
  reply: row.reply,
  gmtCreate: row.gmtCreate.toISOString(),
});

export const ownCommentOf = (row: CommentRow): OwnComment => ({ ...writtenOf(row), lineId: row.lineId, state: row.state, reason: row.reason });

export const commentOf = (row: CommentRow, accountNo: string | null, liked: { likeCount: number; isLiked: boolean } | undefined): Comment => ({
  ...writtenOf(row),
  accountNo: row.accountNo === accountNo ? row.accountNo : '',
  // a person has no name but a label with a number
  authorName: row.merchantNo === '' ? commentCopy.somebody : row.authorName,
  ...(liked ?? { likeCount: 0, isLiked: false }),
});
