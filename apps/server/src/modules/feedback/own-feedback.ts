/** What an account writes, and reads of it. */
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/feedback';
import { operation } from '../../platform/http/operation.ts';
import { assertOwnPictures } from '../file/index.ts';
import { feedbackOf } from './feedback-of.ts';
import { countUnreadAnswers, countWaiting, insertFeedback, listOwnPage, lockFeedback, updateRead } from './store.ts';

export const listFeedbackClasses = operation(contract.listFeedbackClasses, function listFeedbackClasses() {
  return Promise.resolve([...contract.FEEDBACK_CLASSES]);
});

export const createFeedback = operation(contract.createFeedback, async function createFeedback(ctx, { body }) {
  const { accountNo, merchantNo } = ctx.caller;
  await lockFeedback(ctx.db, accountNo);
  if ((await countWaiting(ctx.db, accountNo)) >= contract.WAITING_FEEDBACK_MAX) throw new AppError(contract.tooManyFeedback);
  const pictures = [...new Set(body.pictures)];
  await assertOwnPictures(ctx, pictures, contract.feedbackCopy.pictureGone);
  const feedbackId = ctx.newId();
  await insertFeedback(ctx.db, { ...body, feedbackId, accountNo, merchantNo, pictures, answer: '', gmtCreate: new Date(ctx.now) });
  return feedbackId;
});

export const listFeedback = operation(contract.listFeedback, async function listFeedback({ db, caller }, { query }) {
  const { rows, total } = await listOwnPage(db, caller.accountNo, query);
  return { data: rows.map(feedbackOf), count: total };
});

export const getFeedbackRedPoint = operation(contract.getFeedbackRedPoint, async function getFeedbackRedPoint({ db, caller }) {
  return { total: await countUnreadAnswers(db, caller.accountNo) };
});

export const readFeedbackAnswers = operation(contract.readFeedbackAnswers, async function readFeedbackAnswers({ db, caller, now }) {
  await updateRead(db, caller.accountNo, new Date(now));
  return null;
});
