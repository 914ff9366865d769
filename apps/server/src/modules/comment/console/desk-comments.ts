/** What the desk reads, lets be read and answers: each with a line of the operators' log and a message to whoever wrote, in one transaction. */
import * as contract from '@portal/contract/comment';
import { AppError, notFound } from '@portal/contract/core';
import { commentStates } from '@portal/engines/states';
import { firstLetters } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import type { Telling } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { pictureOf } from '../../file/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import { listBuyerNames } from '../../order/index.ts';
import { writtenOf } from '../comment-of.ts';
import type { CommentNeeds } from '../needs.ts';
import { countWaiting, findComment, listDeskPage, lockComment, updateComment, type CommentRow } from '../store.ts';

export const listDeskComments = operation(contract.listDeskComments, async function listDeskComments({ db }, { query }) {
  const { rows, total } = await listDeskPage(db, query);
  return { data: await deskComments(db, rows), count: total };
});

export const countWaitingComments = operation(contract.countWaitingComments, async function countWaitingComments({ db }) {
  return { total: await countWaiting(db) };
});

export const readDeskCommentPicture = operation(
  contract.readDeskCommentPicture,
  async function readDeskCommentPicture(ctx, { params: { id, fileId } }, { files }: CommentNeeds) {
    return pictureOf(ctx, await findComment(ctx.db, id), { fileId, files });
  },
);

export const decideComment = operation(contract.decideComment, async function decideComment(ctx, { body }) {
  const row = await heldComment(ctx.db, body.id);
  const { operatorNo } = ctx.caller.operator;
  const reason = body.act === 'hide' ? body.reason : '';
  const isDone = row.state === (body.act === 'hide' ? 'hidden' : 'shown') && row.reason === reason && row.operatorNo === operatorNo;
  if (isDone) return deskComment(ctx.db, row);
  const state = row.edition === body.edition ? commentStates.after(row.state, body.act, 'operator') : null;
  if (state === null) throw new AppError(contract.commentMoved);
  const after = { ...row, state, reason, operatorNo, edition: row.edition + 1, gmtModified: new Date(ctx.now) };
  await updateComment(ctx.db, after);
  // nothing that tells who wrote: the log outlives them
  await recordAct(ctx, 'decideComment', { target: row.commentId, before: { commentState: row.state }, after: { commentState: state } });
  await tell(ctx, after, state === 'shown' ? '您的评价已展示' : '您的评价没有展示', reason);
  return deskComment(ctx.db, after);
});

export const replyComment = operation(contract.replyComment, async function replyComment(ctx, { body: { id, edition, text } }) {
  const row = await heldComment(ctx.db, id);
  const { operatorNo } = ctx.caller.operator;
  if (row.reply === text) return deskComment(ctx.db, row);
  if (row.edition !== edition || !commentStates.may(row.state, 'reply', 'operator')) throw new AppError(contract.commentMoved);
  const after = { ...row, reply: text, operatorNo, edition: row.edition + 1, gmtModified: new Date(ctx.now) };
  await updateComment(ctx.db, after);
  await recordAct(ctx, 'replyComment', { target: row.commentId });
  await tell(ctx, after, '您的评价有了回复', text);
  return deskComment(ctx.db, after);
});

async function heldComment(db: Db, id: string): Promise<CommentRow> {
  const row = await lockComment(db, id);
  if (row === undefined) throw new AppError(notFound);
  return row;
}

/** Letters that the message shows; the order has the whole. */
const SHOWN = 100;

async function tell(ctx: Telling, row: CommentRow, title: string, said: string): Promise<void> {
  const text = said === '' ? row.productModel : said;
  const first = firstLetters(text, SHOWN);
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'order',
    title,
    text: first === text ? text : `${first}…`,
    link: `/memberStore/purchaseOrders/detail?no=${row.shopOrderNo}`,
    eventKey: `comment ${row.commentId} ${row.edition}`,
  });
}

async function deskComment(db: Db, row: CommentRow): Promise<contract.DeskComment> {
  const [shown] = await deskComments(db, [row]);
  if (shown === undefined) throw new AppError(notFound);
  return shown;
}

async function deskComments(db: Db, rows: readonly CommentRow[]): Promise<contract.DeskComment[]> {
  const operators = await listNamesOf(
    db,
    rows.flatMap(({ operatorNo }) => operatorNo ?? []),
  );
  const shops = await listCompanyNames(db, [...new Set(rows.map(({ shopNo }) => shopNo))]);
  const buyers = await listBuyerNames(db, [...new Set(rows.map(({ shopOrderNo }) => shopOrderNo))]);
  return rows.map((row) => ({
    ...writtenOf(row),
    spuNo: row.spuNo,
    skuNo: row.skuNo,
    shopOrderNo: row.shopOrderNo,
    state: row.state,
    reason: row.reason,
    buyerName: buyers.get(row.shopOrderNo) ?? '',
    shopName: shops.get(row.shopNo) ?? row.shopNo,
    operatorName: operators.get(row.operatorNo ?? '') ?? '',
    edition: row.edition,
  }));
}
