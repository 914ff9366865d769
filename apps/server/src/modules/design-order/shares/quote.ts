/** A quotation as its customer reads and answers it. */
import { AppError, tooManyRequests } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { SHARE_CHANGES_MAX, shareClosed, sharePasswordWrong, sharesCopy, type SharedQuote } from '@portal/contract/design-order';
import { quotationShareStates } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { QuotationRoom } from '../quotation/needs.ts';
import { fingerprintOf } from '../quotes/fingerprint.ts';
import { listOrderLines } from '../quotes/store.ts';
import { enterShare, viewable } from './enter-share.ts';
import { hashToken } from './own-shares.ts';
import { overtakenBy, stateOf } from './share-state.ts';
import {
  insertAskedChange,
  listAskedChanges,
  listShareHeads,
  lockShared,
  raiseOpened,
  updateAnswer,
  type AnswerFields,
  type ShareHead,
  type SharedRow,
} from './store.ts';
import { tellAnswer } from './tell-answer.ts';

export const openQuote = operation(contract.openQuote, async function openQuote(ctx, { body }, room: QuotationRoom) {
  const { share, isOpen } = await enterShare(ctx, body, room);
  if (!isOpen) return { paper: null, from: share.paper.companyName, answer: null, changes: [], isOutdated: false, isLapsed: false };
  await ctx.transaction((db) => raiseOpened(db, share.id, ctx.now));
  return shownQuote(ctx.db, share, ctx.now);
});

export const answerQuote = operation(contract.answerQuote, async function answerQuote(ctx, { body }, room: QuotationRoom) {
  const { isOpen, isKnown } = await enterShare(ctx, body, room);
  if (!isOpen) throw new AppError(sharePasswordWrong, { msg: sharesCopy.passwordNeeded });
  const answered = await ctx.transaction(async (db) => {
    const share = viewable(await lockShared(db, hashToken(body.token)), ctx.now, isKnown);
    assertRead(share, body);
    const beside = await offersBeside(db, share);
    // said again by the same, it has been said; of several one has accepted it, over whichever link
    if (beside.accepted !== undefined && body.kind === 'accept') {
      const { answerName, answerPhone } = beside.accepted;
      if (answerName !== body.name || answerPhone !== body.phone) throw new AppError(shareClosed, { msg: sharesCopy.acceptedBy(answerName) });
      return share;
    }
    // a repeated request, or a second press: it has been said
    if (body.kind === 'askChange' && beside.accepted === undefined && (await isAskedLast(db, share, body))) return share;
    assertOpen(share, { ...beside, isKnown }, body.kind, ctx.now);
    const answer = {
      answer: body.kind === 'accept' ? 'accepted' : 'changeAsked',
      answerName: body.name,
      answerPhone: body.phone,
      answerReason: body.kind === 'accept' ? '' : body.reason,
      changesAsked: share.changesAsked + (body.kind === 'accept' ? 0 : 1),
      gmtAnswer: new Date(ctx.now),
    } satisfies AnswerFields;
    await updateAnswer(db, share.id, answer);
    if (body.kind === 'askChange') {
      const { name, phone, reason } = body;
      await insertAskedChange(db, { shareId: share.id, number: answer.changesAsked, name, phone, reason, gmtAsked: answer.gmtAnswer, gmtDone: null });
    }
    await tellAnswer({ ...ctx, db }, { ...share, ...answer });
    return { ...share, ...answer };
  });
  return shownQuote(ctx.db, answered, ctx.now);
});

/** Whether the same was asked last, in the same words, and is open still. */
async function isAskedLast(db: Db, share: SharedRow, { name, phone, reason }: { name: string; phone: string; reason: string }): Promise<boolean> {
  const [last] = await listAskedChanges(db, [share.id]);
  return last !== undefined && last.gmtDone === null && last.name === name && last.phone === phone && last.reason === reason;
}

function assertRead(share: SharedRow, { quotationNumber }: { quotationNumber: string }): void {
  if (quotationNumber !== share.quotationNumber) throw new AppError(shareClosed, { message: 'another quotation than the one that was read' });
}

function assertOpen(share: SharedRow, { accepted, isOutdated, isKnown }: OffersBeside & { isKnown: boolean }, kind: 'accept' | 'askChange', now: number): void {
  if (accepted !== undefined || !quotationShareStates.may(stateOf(share, now, isKnown), kind, 'customer'))
    throw new AppError(shareClosed, { msg: sharesCopy.accepted });
  if (kind === 'accept' && isLapsed(share, now)) throw new AppError(shareClosed, { msg: sharesCopy.lapsed });
  if (kind === 'accept' && isOutdated) throw new AppError(shareClosed, { msg: sharesCopy.outdated });
  if (kind === 'askChange' && share.changesAsked >= SHARE_CHANGES_MAX) throw new AppError(tooManyRequests, { msg: sharesCopy.changesMax });
}

const isLapsed = ({ paper }: SharedRow, now: number): boolean => paper.validUntil < formatDate(now);

interface OffersBeside {
  /** All links of the order. */
  heads: readonly ShareHead[];
  /** The link, this or another, over which the quotation of this number was accepted. */
  accepted: ShareHead | undefined;
  /** The order was changed since, or another quotation of it was sent later. */
  isOutdated: boolean;
}

async function offersBeside(db: Db, share: SharedRow): Promise<OffersBeside> {
  const heads = await listShareHeads(db, share.designOrderId);
  const isLater = ({ quotationNumber, gmtCreate, gmtRevoked }: ShareHead) =>
    gmtRevoked === null && quotationNumber !== share.quotationNumber && gmtCreate > share.gmtCreate;
  return {
    heads,
    accepted: heads.find(({ answer, quotationNumber }) => answer === 'accepted' && quotationNumber === share.quotationNumber),
    isOutdated: heads.some(isLater) || fingerprintOf(await listOrderLines(db, share.designOrderId), share.order.fees) !== share.fingerprint,
  };
}

async function shownQuote(db: Db, share: SharedRow, now: number): Promise<SharedQuote> {
  const { heads, accepted, isOutdated } = await offersBeside(db, share);
  const { answer, answerName: name, answerReason: reason, gmtAnswer } = accepted ?? share;
  return {
    paper: share.paper,
    from: share.paper.companyName,
    changes: (await listAskedChanges(db, [share.id])).map((change) => ({
      name: change.name,
      reason: change.reason,
      gmtAsked: change.gmtAsked.getTime(),
      gmtDone: change.gmtDone?.getTime() ?? null,
      overtaken: overtakenBy(change, heads),
    })),
    answer: answer === null || gmtAnswer === null ? null : { kind: answer, name, reason, gmtAnswer: gmtAnswer.getTime() },
    isOutdated,
    isLapsed: isLapsed(share, now),
  };
}
