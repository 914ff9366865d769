/** Reports are decided by whoever may act on what they name: texts by content staff, comments by the desk, all by administrators (FEEDBACK-7). */
import { COMMENT_REASON_MAX } from '@portal/contract/comment';
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/feedback';
import { operatorMay } from '@portal/engines/access';
import { reportStates } from '@portal/engines/states';
import { firstLetters, maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import type { Context, Operator, OperatorCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { findSaidBelow, hideReported } from '../../comment/index.ts';
import { findPublished, withdrawReported } from '../../content/index.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import type { FeedbackNeeds } from '../needs.ts';
import { countSameReports, listReportPage, lockReport, lockSameReports, updateDecided, type ReportRow, type ReportSide } from '../report-store.ts';

const sideOf = ({ role }: Pick<Operator, 'role'>): ReportSide => ({
  ofContent: operatorMay('publishesContent', role),
  ofComments: operatorMay('answersRequirements', role),
});

export const listDeskReports = operation(contract.listDeskReports, async function listDeskReports({ db, caller }, { query }, room: FeedbackNeeds) {
  const { rows, total } = await listReportPage(db, sideOf(caller.operator), query);
  return { data: await deskReports(db, rows, room), count: total };
});

/** Asked again with the same words by the same operator it is done already. */
export const decideReport = operation(contract.decideReport, async function decideReport(ctx, { body: { id, act, text } }, room: FeedbackNeeds) {
  const { operatorNo } = ctx.caller.operator;
  const row = await lockReport(ctx.db, id);
  const side = sideOf(ctx.caller.operator);
  // what is not one's to decide is as if it were not there
  if (row === undefined || !(row.reportedCommentId === null ? side.ofContent : side.ofComments)) throw new AppError(notFound);
  if (row.reportedCommentId !== null && act === 'correct')
    throw new AppError(badRequest, { msg: contract.feedbackCopy.outcomeRequired, fields: { act: contract.feedbackCopy.outcomeRequired } });
  const state = reportStates.after(row.reportState, act, 'operator');
  if (state === null) {
    if (row.operatorNo !== operatorNo || row.answer !== answerOf(row.reportState, text)) throw new AppError(contract.reportDecided);
    return oneShown(ctx.db, row, room);
  }
  if (act === 'remove') await takeAway(ctx, row, text);
  const decided = { reportState: state, answer: answerOf(state, text), operatorNo, gmtAnswer: new Date(ctx.now) };
  for (const same of await lockSameReports(ctx.db, row)) {
    await updateDecided(ctx.db, same.feedbackId, decided);
    await tell(ctx, same, decided.answer);
  }
  // nothing that tells who reported: the log outlives them
  await recordAct(ctx, 'decideReport', { target: id, after: { reportedContent: row.reportedContentId, reportState: state } });
  return oneShown(ctx.db, { ...row, ...decided }, room);
});

/** As whoever reported reads it. */
const answerOf = (state: ReportRow['reportState'], text: string): string => `${contract.reportStateNames[state]}：${text}`;

/** What is taken away already stays so. */
async function takeAway(ctx: Context<OperatorCaller>, { reportedContentId, reportedCommentId }: ReportRow, reason: string): Promise<void> {
  if (reportedCommentId === null) await withdrawReported(ctx, reportedContentId);
  else await hideReported(ctx, reportedCommentId, firstLetters(reason, COMMENT_REASON_MAX));
}

/** Letters of an answer that the message shows; the history has the whole. */
const SHOWN = 100;

async function tell(ctx: Context<OperatorCaller>, { feedbackId, accountNo, merchantNo }: ReportRow, answer: string): Promise<void> {
  const first = firstLetters(answer, SHOWN);
  await sendMessage(ctx, {
    accountNo,
    merchantNo: merchantNo === '' ? null : merchantNo,
    type: 'feedback',
    title: '您的举报有了处理结果',
    text: first === answer ? answer : `${first}…`,
    link: '/aboutUs/contactUs?tab=history',
    eventKey: `report decided ${feedbackId}`,
  });
}

async function oneShown(db: Db, row: ReportRow, room: FeedbackNeeds): Promise<contract.DeskReport> {
  const [shown] = await deskReports(db, [row], room);
  if (shown === undefined) throw new AppError(notFound);
  return shown;
}

async function deskReports(db: Db, rows: readonly ReportRow[], { phoneOf }: FeedbackNeeds): Promise<contract.DeskReport[]> {
  const names = await listNamesOf(
    db,
    rows.flatMap(({ operatorNo }) => operatorNo ?? []),
  );
  const enterprises = await listCompanyNames(
    db,
    rows.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])),
  );
  const shown: contract.DeskReport[] = [];
  for (const row of rows) {
    const said = row.reportedCommentId === null ? undefined : await findSaidBelow(db, row.reportedCommentId);
    const text = await findPublished(db, row.reportedContentId);
    shown.push({
      id: row.feedbackId,
      state: row.reportState,
      content: row.content,
      contentId: row.reportedContentId,
      published: text === undefined ? null : { title: text.title, kind: text.kind, state: text.state },
      comment: said === undefined ? null : { id: said.commentId, content: said.content, state: said.state },
      isComment: row.reportedCommentId !== null,
      othersWaiting: row.reportState === 'waiting' ? await countSameReports(db, row) : 0,
      accountPhone: maskPhone(await phoneOf(db, row.accountNo)),
      enterpriseName: enterprises.get(row.merchantNo) ?? '',
      answer: row.answer,
      operatorName: names.get(row.operatorNo ?? '') ?? '',
      gmtCreate: row.gmtCreate.toISOString(),
    });
  }
  return shown;
}
