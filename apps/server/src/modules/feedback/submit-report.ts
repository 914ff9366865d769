/** What stands on a page is reported (FEEDBACK-6): a complaint that names it, decided by whoever may act on it. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/feedback';
import { firstLetters } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { findShownBelow, getOut } from '../comment/index.ts';
import { countWaiting, hasWaitingReport, insertFeedback, lockFeedback } from './store.ts';

/** Letters of what is reported that its complaint holds. */
const EXCERPT = 60;

export const submitReport = operation(contract.submitReport, async function submitReport(ctx, { body: { contentId, commentId, reason, content } }) {
  const { accountNo, merchantNo } = ctx.caller;
  const { title } = await getOut(ctx, contentId);
  const said = commentId === undefined ? undefined : await findShownBelow(ctx.db, commentId);
  if (commentId !== undefined && said?.contentId !== contentId) throw new AppError(notFound);
  await lockFeedback(ctx.db, accountNo);
  if ((await countWaiting(ctx.db, accountNo)) >= contract.WAITING_FEEDBACK_MAX) throw new AppError(contract.tooManyFeedback);
  const head = [
    `举报${said === undefined ? '内容' : '评论'}：${contract.reportReasonNames[reason]}`,
    `《${firstLetters(title, EXCERPT)}》（编号 ${contentId}）`,
    ...(said === undefined ? [] : [`评论编号 ${said.commentId}：${firstLetters(said.content, EXCERPT)}`]),
  ].join('\n');
  if (await hasWaitingReport(ctx.db, accountNo, head)) throw new AppError(contract.reportedAlready);
  const feedbackId = ctx.newId();
  await insertFeedback(ctx.db, {
    feedbackId,
    accountNo,
    merchantNo,
    kind: 'complaint',
    classificationId: contract.REPORT_CLASS,
    content: content === '' ? head : `${head}\n${content}`,
    phone: '',
    pictures: [],
    feedbackSource: contract.FEEDBACK_SOURCE,
    terminal: contract.FEEDBACK_TERMINAL,
    reportedContentId: contentId,
    reportedCommentId: commentId ?? null,
    reportState: 'waiting',
    answer: '',
    gmtCreate: new Date(ctx.now),
  });
  return feedbackId;
});
