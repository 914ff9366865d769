/** What everybody reads below what is published, and what they like (COMMENT-9). */
import * as contract from '@portal/contract/comment';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { countKeepers } from '../../favorite/index.ts';
import { contentCommentOf } from './content-comment-of.ts';
import { getOut } from './get-out.ts';
import {
  countCommentLikes,
  countContentLikes,
  countShownBelow,
  deleteCommentLike,
  deleteContentLike,
  findShownBelow,
  listShownBelow,
  putCommentLike,
  putContentLike,
} from './store.ts';

export const listContentComments = operation(contract.listContentComments, async function listContentComments(ctx, { query }) {
  const { db, caller } = ctx;
  await getOut(ctx, query.contentId);
  const { rows, total } = await listShownBelow(db, query);
  const likes = await countCommentLikes(
    db,
    rows.map(({ commentId }) => commentId),
    caller.accountNo,
  );
  return { data: rows.map((row) => contentCommentOf(row, caller.accountNo, likes.get(row.commentId))), count: total };
});

export const likeContentComment = operation(contract.likeContentComment, async function likeContentComment(ctx, { body: { id, isLiked } }) {
  const { db, caller } = ctx;
  const row = await findShownBelow(db, id);
  if (row === undefined) throw new AppError(notFound);
  await getOut(ctx, row.contentId);
  if (isLiked && row.accountNo === caller.accountNo) throw new AppError(contract.ownComment, { msg: contract.contentCommentCopy.own });
  await (isLiked ? putCommentLike : deleteCommentLike)(db, id, caller.accountNo);
  return (await countCommentLikes(db, [id], caller.accountNo)).get(id) ?? { likeCount: 0, isLiked: false };
});

export const likeContent = operation(contract.likeContent, async function likeContent(ctx, { body: { contentId, isLiked } }) {
  const { db, caller } = ctx;
  await getOut(ctx, contentId);
  await (isLiked ? putContentLike : deleteContentLike)(db, contentId, caller.accountNo);
  return countContentLikes(db, contentId, caller.accountNo);
});

export const getContentFigures = operation(contract.getContentFigures, async function getContentFigures(ctx, { query: { contentId } }) {
  const { db, caller } = ctx;
  await getOut(ctx, contentId);
  return {
    ...(await countContentLikes(db, contentId, caller.accountNo)),
    favoriteCount: await countKeepers(db, contentId),
    commentCount: await countShownBelow(db, contentId),
  };
});
