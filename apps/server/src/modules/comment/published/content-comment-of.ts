/** Rows as they travel. */
import { commentCopy, type ContentComment, type OwnContentComment } from '@portal/contract/comment';
import type { ContentCommentRow, Liked } from './store.ts';

/** What everybody sees of it who sees it at all. */
export const saidOf = (row: ContentCommentRow) => ({
  id: row.commentId,
  contentId: row.contentId,
  content: row.content,
  reply: row.reply,
  gmtCreate: row.gmtCreate.toISOString(),
});

export const ownContentCommentOf = (row: ContentCommentRow): OwnContentComment => ({ ...saidOf(row), state: row.state, reason: row.reason });

export const contentCommentOf = (row: ContentCommentRow, accountNo: string | null, liked: Liked = { likeCount: 0, isLiked: false }): ContentComment => ({
  ...saidOf(row),
  accountNo: row.accountNo === accountNo ? row.accountNo : '',
  // a person has no name but a label with a number
  authorName: row.merchantNo === '' ? commentCopy.somebody : row.authorName,
  ...liked,
});
