/** What the desk reads and answers: once, with a line of the operators' log and a message to whoever wrote, in one transaction. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/feedback';
import { firstLetters, maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { pictureOf } from '../../file/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import { writtenOf } from '../feedback-of.ts';
import type { FeedbackNeeds } from '../needs.ts';
import { findFeedback, listDeskPage, lockOne, updateAnswer, type FeedbackRow } from '../store.ts';

export const listDeskFeedback = operation(contract.listDeskFeedback, async function listDeskFeedback({ db }, { query }, room: FeedbackNeeds) {
  const { rows, total } = await listDeskPage(db, query);
  return { data: await deskFeedback(db, rows, room), count: total };
});

/** The number that was left, in full, after it is written down who looks at it. */
export const readFeedbackContact = operation(contract.readFeedbackContact, async function readFeedbackContact(ctx, { body: { id } }) {
  const row = await findFeedback(ctx.db, id);
  if (row === undefined) throw new AppError(notFound);
  await recordAct(ctx, 'readFeedbackContact', { target: id });
  return { phone: row.phone };
});

export const readDeskFeedbackPicture = operation(
  contract.readDeskFeedbackPicture,
  async function readDeskFeedbackPicture(ctx, { params: { id, fileId } }, { files }: FeedbackNeeds) {
    return pictureOf(ctx, await findFeedback(ctx.db, id), { fileId, files });
  },
);

export const answerFeedback = operation(contract.answerFeedback, async function answerFeedback(ctx, { body: { id, text } }, room: FeedbackNeeds) {
  const row = await lockOne(ctx.db, id);
  if (row === undefined) throw new AppError(notFound);
  const { operatorNo } = ctx.caller.operator;
  const isDone = row.answer === text && row.operatorNo === operatorNo;
  if (row.answer !== '' && !isDone) throw new AppError(contract.feedbackAnswered);
  const answered: FeedbackRow = isDone ? row : { ...row, answer: text, operatorNo, gmtAnswer: new Date(ctx.now) };
  if (!isDone) {
    await updateAnswer(ctx.db, id, answered);
    // nothing that tells who wrote: the log outlives them
    await recordAct(ctx, 'answerFeedback', { target: id, after: { feedbackClass: contract.feedbackClassName(row.classificationId) } });
    await sendMessage(ctx, {
      accountNo: row.accountNo,
      merchantNo: row.merchantNo === '' ? null : row.merchantNo,
      type: 'feedback',
      title: `您的${contract.feedbackKindNames[row.kind]}有了答复`,
      text: firstLetters(text, SHOWN) === text ? text : `${firstLetters(text, SHOWN)}…`,
      link: '/aboutUs/contactUs?tab=history',
      eventKey: `feedback answer ${id}`,
    });
  }
  const [shown] = await deskFeedback(ctx.db, [answered], room);
  if (shown === undefined) throw new AppError(notFound);
  return shown;
});

/** Letters of an answer that the message shows; the history has the whole. */
const SHOWN = 100;

async function deskFeedback(db: Db, rows: readonly FeedbackRow[], { phoneOf }: FeedbackNeeds): Promise<contract.DeskFeedback[]> {
  const names = await listNamesOf(
    db,
    rows.flatMap(({ operatorNo }) => operatorNo ?? []),
  );
  const enterprises = await listCompanyNames(
    db,
    rows.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])),
  );
  const shown: contract.DeskFeedback[] = [];
  for (const row of rows)
    shown.push({
      ...writtenOf(row),
      phone: maskPhone(row.phone),
      accountPhone: maskPhone(await phoneOf(db, row.accountNo)),
      enterpriseName: enterprises.get(row.merchantNo) ?? '',
      operatorName: names.get(row.operatorNo ?? '') ?? '',
    });
  return shown;
}
