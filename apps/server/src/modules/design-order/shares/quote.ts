/** A quotation as its customer reads and answers it. */
import { AppError, tooManyRequests } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { SHARE_CHANGES_MAX, shareClosed, sharePasswordWrong, sharesCopy, type SharedQuote } from '@portal/contract/design-order';
import { quotationShareStates } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import { fingerprintOf } from '../quotation/issue.ts';
import { listOrderLines } from '../quotes/store.ts';
import { enterShare, viewable } from './enter-share.ts';
import { hashToken } from './own-shares.ts';
import { stateOf } from './share-state.ts';
import { lockShared, raiseOpened, updateAnswer, type AnswerFields, type SharedRow } from './store.ts';
import { tellAnswer } from './tell-answer.ts';

const NOT_OPENED: SharedQuote = { paper: null, answer: null, isOutdated: false, isLapsed: false };

export const openQuote = operation(contract.openQuote, async function openQuote(ctx, { body }) {
  const share = await enterShare(ctx, body);
  if (share === null) return NOT_OPENED;
  await ctx.transaction((db) => raiseOpened(db, share.id, ctx.now));
  return shownQuote(ctx.db, share, ctx.now);
});

export const answerQuote = operation(contract.answerQuote, async function answerQuote(ctx, { body }) {
  if ((await enterShare(ctx, body)) === null) throw new AppError(sharePasswordWrong, { msg: sharesCopy.passwordNeeded });
  const answered = await ctx.transaction(async (db) => {
    const share = viewable(await lockShared(db, hashToken(body.token)), ctx.now);
    // said again by the same, it has been said; of several one has accepted it
    if (share.answer === 'accepted' && body.kind === 'accept') {
      if (share.answerName !== body.name || share.answerPhone !== body.phone) throw new AppError(shareClosed, { msg: sharesCopy.acceptedBy(share.answerName) });
      return share;
    }
    assertOpen(share, body, ctx.now);
    const answer: AnswerFields = {
      answer: body.kind === 'accept' ? 'accepted' : 'changeAsked',
      answerName: body.name,
      answerPhone: body.phone,
      answerReason: body.kind === 'accept' ? '' : body.reason,
      changesAsked: share.changesAsked + (body.kind === 'accept' ? 0 : 1),
      gmtAnswer: new Date(ctx.now),
    };
    await updateAnswer(db, share.id, answer);
    await tellAnswer({ ...ctx, db }, { ...share, ...answer });
    return { ...share, ...answer };
  });
  return shownQuote(ctx.db, answered, ctx.now);
});

function assertOpen(share: SharedRow, { kind, quotationNumber }: { kind: 'accept' | 'askChange'; quotationNumber: string }, now: number): void {
  if (!quotationShareStates.may(stateOf(share, now), kind, 'customer')) throw new AppError(shareClosed, { msg: sharesCopy.accepted });
  if (quotationNumber !== share.quotationNumber) throw new AppError(shareClosed, { message: 'another quotation than the one that was read' });
  if (kind === 'accept' && isLapsed(share, now)) throw new AppError(shareClosed, { msg: sharesCopy.lapsed });
  if (kind === 'askChange' && share.changesAsked >= SHARE_CHANGES_MAX) throw new AppError(tooManyRequests, { msg: sharesCopy.changesMax });
}

const isLapsed = ({ paper }: SharedRow, now: number): boolean => paper.validUntil < formatDate(now);

async function shownQuote(db: Db, share: SharedRow, now: number): Promise<SharedQuote> {
  const { paper, answer, answerName: name, answerReason: reason, gmtAnswer } = share;
  return {
    paper,
    answer: answer === null || gmtAnswer === null ? null : { kind: answer, name, reason, gmtAnswer: gmtAnswer.getTime() },
    isOutdated: fingerprintOf(await listOrderLines(db, share.designOrderId), share.order.fees) !== share.fingerprint,
    isLapsed: isLapsed(share, now),
  };
}
