/** A buyer says how it was: of each line that was received once, and anew while that is not shown. */
import * as contract from '@portal/contract/comment';
import { AppError, notFound } from '@portal/contract/core';
import { commentStates } from '@portal/engines/states';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { assertOwnPictures } from '../file/index.ts';
import { findShopOrder, listBuyerNames, listLinesOf } from '../order/index.ts';
import { maskName, ownCommentOf } from './comment-of.ts';
import { insertComment, listOfOrder, lockCommentOfLine, updateComment, type CommentRow } from './store.ts';

export const saveComment = operation(contract.saveComment, async function saveComment(ctx, { body }) {
  const { db, caller, now } = ctx;
  const { shopOrderNo, lineId, stars, content } = body;
  const order = await findShopOrder(db, { owner: ownerOf(caller) }, shopOrderNo);
  const line = order && (await listLinesOf(db, [shopOrderNo])).find(({ id }) => id === lineId);
  if (order === undefined || line === undefined) throw new AppError(notFound, { message: 'not a line of an order of the caller' });
  // of what was never sent there is nothing to be said
  if (order.state !== 'completed' || line.withdrawnQuantity >= line.quantity) throw new AppError(contract.commentTooEarly);
  const pictures = [...new Set(body.pictures ?? [])];
  await assertOwnPictures(ctx, pictures, contract.commentCopy.pictureGone);
  const { shopNo, merchantNo } = order;
  const { spuNo, skuNo, productModel } = line;
  const row: CommentRow = {
    commentId: ctx.newId(),
    lineId,
    shopOrderNo,
    shopNo,
    spuNo,
    skuNo,
    productModel,
    accountNo: caller.accountNo,
    merchantNo,
    authorName: maskName((await listBuyerNames(db, [shopOrderNo])).get(shopOrderNo) ?? ''),
    stars,
    content,
    pictures,
    state: 'waiting',
    reason: '',
    reply: '',
    operatorNo: null,
    edition: 1,
    gmtCreate: new Date(now),
    gmtModified: new Date(now),
  };
  if (await insertComment(db, row)) return ownCommentOf(row);
  const before = await lockCommentOfLine(db, lineId);
  if (before === undefined) throw new AppError(notFound);
  const state = commentStates.after(before.state, 'rewrite', 'buyer');
  if (state === null) throw new AppError(contract.commentShown);
  const kept = body.pictures === undefined ? { pictures: before.pictures } : {};
  const anew: CommentRow = { ...row, ...kept, commentId: before.commentId, state, edition: before.edition + 1, gmtCreate: before.gmtCreate };
  await updateComment(db, anew);
  return ownCommentOf(anew);
});

export const listOrderComments = operation(contract.listOrderComments, async function listOrderComments({ db, caller }, { params: { shopOrderNo } }) {
  if ((await findShopOrder(db, { owner: ownerOf(caller) }, shopOrderNo)) === undefined) throw new AppError(notFound);
  return (await listOfOrder(db, shopOrderNo)).map(ownCommentOf);
});
