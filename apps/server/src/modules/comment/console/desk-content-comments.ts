/** What the desk lets be read of what is said of what is published, and answers: a line of the log and a message each, in one transaction. */
import * as contract from '@portal/contract/comment';
import { contentHref } from '@portal/contract/content';
import { AppError, notFound } from '@portal/contract/core';
import { commentStates } from '@portal/engines/states';
import { firstLetters } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import type { Context, OperatorCaller, Telling } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listCards } from '../../content/index.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import { saidOf } from '../published/content-comment-of.ts';
import { countWaitingBelow, listDeskBelow, lockContentComment, updateContentComment, type ContentCommentRow } from '../published/store.ts';

interface Now {
  db: Db;
  now: number;
}

export const listDeskContentComments = operation(contract.listDeskContentComments, async function listDeskContentComments(ctx, { query }) {
  const { rows, total } = await listDeskBelow(ctx.db, query);
  return { data: await deskContentComments(ctx, rows), count: total };
});

export const countWaitingContentComments = operation(contract.countWaitingContentComments, async function countWaitingContentComments({ db }) {
  return { total: await countWaitingBelow(db) };
});

export const decideContentComment = operation(contract.decideContentComment, async function decideContentComment(ctx, { body }) {
  const row = await heldContentComment(ctx.db, body.id);
  const { operatorNo } = ctx.caller.operator;
  const reason = body.act === 'hide' ? body.reason : '';
  const isDone = row.state === (body.act === 'hide' ? 'hidden' : 'shown') && row.reason === reason && row.operatorNo === operatorNo;
  if (isDone) return deskContentComment(ctx, row);
  const state = row.edition === body.edition ? commentStates.after(row.state, body.act, 'operator') : null;
  if (state === null) throw new AppError(contract.commentMoved, { msg: contract.contentCommentCopy.moved });
  const after = { ...row, state, reason, operatorNo, edition: row.edition + 1, gmtModified: new Date(ctx.now) };
  await updateContentComment(ctx.db, after);
  // nothing that tells who wrote: the log outlives them
  await recordAct(ctx, 'decideContentComment', { target: row.commentId, before: { commentState: row.state }, after: { commentState: state } });
  await tell(ctx, after, state === 'shown' ? '您的评论已展示' : '您的评论没有展示', reason === '' ? row.content : reason);
  return deskContentComment(ctx, after);
});

/** What a report takes away (FEEDBACK-7): its writer is told why. What is not shown, or gone, stays as it is. */
export async function hideReported(ctx: Context<OperatorCaller>, commentId: string, reason: string): Promise<void> {
  const row = await lockContentComment(ctx.db, commentId);
  if (row?.state !== 'shown') return;
  const after = {
    ...row,
    state: 'hidden' as const,
    reason,
    operatorNo: ctx.caller.operator.operatorNo,
    edition: row.edition + 1,
    gmtModified: new Date(ctx.now),
  };
  await updateContentComment(ctx.db, after);
  await recordAct(ctx, 'decideContentComment', { target: commentId, before: { commentState: row.state }, after: { commentState: after.state } });
  await tell(ctx, after, '您的评论没有展示', reason);
}

export const replyContentComment = operation(contract.replyContentComment, async function replyContentComment(ctx, { body: { id, edition, text } }) {
  const row = await heldContentComment(ctx.db, id);
  const { operatorNo } = ctx.caller.operator;
  if (row.reply === text) return deskContentComment(ctx, row);
  if (row.edition !== edition || !commentStates.may(row.state, 'reply', 'operator'))
    throw new AppError(contract.commentMoved, { msg: contract.contentCommentCopy.moved });
  const after = { ...row, reply: text, operatorNo, edition: row.edition + 1, gmtModified: new Date(ctx.now) };
  await updateContentComment(ctx.db, after);
  await recordAct(ctx, 'replyContentComment', { target: row.commentId });
  await tell(ctx, after, '您的评论有了回复', text);
  return deskContentComment(ctx, after);
});

async function heldContentComment(db: Db, id: string): Promise<ContentCommentRow> {
  const row = await lockContentComment(db, id);
  if (row === undefined) throw new AppError(notFound);
  return row;
}

/** Letters that the message shows; the page has the whole. */
const SHOWN = 100;

async function tell(ctx: Telling & Now, row: ContentCommentRow, title: string, said: string): Promise<void> {
  const first = firstLetters(said, SHOWN);
  const [card] = await listCards(ctx.db, new Date(ctx.now), [row.contentId]);
  await sendMessage(ctx, {
    accountNo: row.accountNo,
    merchantNo: row.merchantNo === '' ? null : row.merchantNo,
    type: 'feedback',
    title,
    text: first === said ? said : `${first}…`,
    link: card === undefined ? '/information' : contentHref(card),
    eventKey: `content comment ${row.commentId} ${row.edition}`,
  });
}

async function deskContentComment(ctx: Now, row: ContentCommentRow): Promise<contract.DeskContentComment> {
  const [shown] = await deskContentComments(ctx, [row]);
  if (shown === undefined) throw new AppError(notFound);
  return shown;
}

async function deskContentComments({ db, now }: Now, rows: readonly ContentCommentRow[]): Promise<contract.DeskContentComment[]> {
  const operators = await listNamesOf(
    db,
    rows.flatMap(({ operatorNo }) => operatorNo ?? []),
  );
  const enterprises = await listCompanyNames(db, [...new Set(rows.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])))]);
  const cards = await listCards(db, new Date(now), [...new Set(rows.map(({ contentId }) => contentId))]);
  const cardOf = new Map(cards.map((card) => [card.contentId, card]));
  return rows.map((row) => ({
    ...saidOf(row),
    state: row.state,
    reason: row.reason,
    contentTitle: cardOf.get(row.contentId)?.title ?? '',
    contentKind: cardOf.get(row.contentId)?.kind ?? null,
    enterpriseName: enterprises.get(row.merchantNo) ?? '',
    operatorName: operators.get(row.operatorNo ?? '') ?? '',
    edition: row.edition,
  }));
}
