/** What everybody reads of a family, and likes. */
import * as contract from '@portal/contract/comment';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import { pictureOf } from '../file/index.ts';
import { commentOf } from './comment-of.ts';
import type { CommentNeeds } from './needs.ts';
import { countByStars, countLikes, deleteLike, findShown, listShownPage, putLike } from './store.ts';

export const listComments = operation(contract.listComments, async function listComments({ db, caller }, { query }) {
  const { rows, total } = await listShownPage(db, query);
  const likes = await countLikes(
    db,
    rows.map(({ commentId }) => commentId),
    caller.accountNo,
  );
  return { data: rows.map((row) => commentOf(row, caller.accountNo, likes.get(row.commentId))), count: total };
});

export const getCommentSummary = operation(contract.getCommentSummary, async function getCommentSummary({ db }, { query: { spuNo } }) {
  const byStars = await countByStars(db, spuNo);
  const counts = contract.COMMENT_STARS.map((stars) => byStars.get(stars) ?? 0);
  const total = counts.reduce((sum, number) => sum + number, 0);
  const stars = counts.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { total, average: total === 0 ? null : Math.round((stars / total) * 10) / 10, counts };
});

export const likeComment = operation(contract.likeComment, async function likeComment({ db, caller }, { body: { id, isLiked } }) {
  const row = await findShown(db, id);
  if (row === undefined) throw new AppError(notFound);
  if (isLiked && row.accountNo === caller.accountNo) throw new AppError(contract.ownComment);
  await (isLiked ? putLike : deleteLike)(db, id, caller.accountNo);
  return (await countLikes(db, [id], caller.accountNo)).get(id) ?? { likeCount: 0, isLiked: false };
});

export const readCommentPicture = operation(
  contract.readCommentPicture,
  async function readCommentPicture(ctx, { params: { id, fileId } }, { files }: CommentNeeds) {
    return pictureOf(ctx, await findShown(ctx.db, id), { fileId, files });
  },
);
