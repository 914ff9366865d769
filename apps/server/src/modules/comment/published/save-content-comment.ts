/** A reader says something of what is published (COMMENT-8): it waits for the desk; while it is not shown it may be written anew. */
import * as contract from '@portal/contract/comment';
import { AppError, notFound } from '@portal/contract/core';
import { commentStates } from '@portal/engines/states';
import { operation } from '../../../platform/http/operation.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { maskName } from '../comment-of.ts';
import { getOut } from './get-out.ts';
import { ownContentCommentOf } from './content-comment-of.ts';
import { countWritten, insertContentComment, listNotShownOf, lockContentComment, lockWriting, updateContentComment, type ContentCommentRow } from './store.ts';

export const saveContentComment = operation(contract.saveContentComment, async function saveContentComment(ctx, { body: { contentId, id, content } }) {
  const { db, caller, now } = ctx;
  await getOut(ctx, contentId);
  const { accountNo, merchantNo } = caller;
  const authorName = merchantNo === '' ? '' : maskName((await listCompanyNames(db, [merchantNo])).get(merchantNo) ?? '');
  const at = new Date(now);
  if (id !== undefined) {
    const before = await lockContentComment(db, id);
    if (before?.accountNo !== accountNo || before.contentId !== contentId) throw new AppError(notFound);
    const state = commentStates.after(before.state, 'rewrite', 'buyer');
    if (state === null) throw new AppError(contract.commentShown, { msg: contract.contentCommentCopy.shown });
    const said = { merchantNo, authorName, content, state, reason: '', reply: '', operatorNo: null };
    const anew: ContentCommentRow = { ...before, ...said, edition: before.edition + 1, gmtModified: at };
    await updateContentComment(db, anew);
    return ownContentCommentOf(anew);
  }
  await lockWriting(db, accountNo, contentId);
  if ((await countWritten(db, accountNo, contentId)) >= contract.CONTENT_COMMENTS_MAX) throw new AppError(contract.tooManyContentComments);
  const row: ContentCommentRow = {
    commentId: ctx.newId(),
    contentId,
    accountNo,
    merchantNo,
    authorName,
    content,
    state: 'waiting',
    reason: '',
    reply: '',
    operatorNo: null,
    edition: 1,
    gmtCreate: at,
    gmtModified: at,
  };
  await insertContentComment(db, row);
  return ownContentCommentOf(row);
});

export const listOwnContentComments = operation(contract.listOwnContentComments, async function listOwnContentComments({ db, caller }, { query }) {
  return (await listNotShownOf(db, caller.accountNo, query.contentId)).map(ownContentCommentOf);
});
