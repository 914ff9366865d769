import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { QUOTE_PATH, quotationCopy, SHARES_MAX, type QuotationShare } from '@portal/contract/design-order';
import { createHash, createHmac } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { BodyOf } from '@portal/contract/core';
import type { Changing, Context, Owner } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { hashPassword, isRightPassword } from '../../account/index.ts';
import { getOwnOrder, lockOwnOrder } from '../lines/own-order.ts';
import { assertMeant } from '../quotation/assert-meant.ts';
import { loadQuotation } from '../quotation/load-quotation.ts';
import type { QuotationRoom } from '../quotation/needs.ts';
import { quotationOf } from '../quotation/quotation.ts';
import { loadSafetyNotes } from '../quotation/safety-notes.ts';
import { numberQuotation } from '../quotation/save-quotation.ts';
import { fingerprintOf } from '../quotes/fingerprint.ts';
import { listOrderLines } from '../quotes/store.ts';
import { withOpenPictures } from './open-pictures.ts';
import { overtakenBy, stateOf } from './share-state.ts';
import {
  insertShare,
  listAskedChanges,
  listShareHeads,
  updateChangeDone,
  updateRevoked,
  type AskedChangeRow,
  type ShareHead,
  type QuoteShareRow,
} from './store.ts';

const DAY_MS = 86_400_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 bits that nobody can foretell, the same for the same request of the same person about the same order: so nothing but its hash is kept. */
const tokenOf = (key: Buffer, { accountNo, merchantNo }: Owner, { id, requestId }: BodyOf<typeof contract.createShare>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['quotation share', accountNo, merchantNo, id, requestId]))
    .digest('base64url');

export const listShares = operation(contract.listShares, async function listShares(ctx, { params }) {
  const { id, fees } = await getOwnOrder(ctx, params.id);
  const fingerprint = fingerprintOf(await listOrderLines(ctx.db, id), fees);
  const heads = await listShareHeads(ctx.db, id);
  const changes = await listAskedChanges(
    ctx.db,
    heads.map((share) => share.id),
  );
  return heads.map((share) => shown(share, { heads, fingerprint, changes, now: ctx.now }));
});

export const createShare = operation(contract.createShare, async function createShare(ctx, { body }, { sealKey, ...room }: QuotationRoom) {
  const { fees } = await lockOwnOrder(ctx, body.id);
  const token = tokenOf(sealKey, ctx.caller, body);
  const tokenHash = hashToken(token);
  const opening = { token, codeSvg: renderSVG(`${ctx.wire.origin}${QUOTE_PATH}${token}`, { border: 2 }) };
  const present = await listShareHeads(ctx.db, body.id);
  const same = present.find((share) => share.tokenHash === tokenHash);
  if (same && !(await isMadeOf(same, body)))
    throw new AppError(badRequest, { message: 'the request of a link made of other wishes', msg: contract.sharesCopy.madeOtherwise });
  if (same && !isUsable(same, ctx.now)) throw new AppError(badRequest, { message: 'the request of a link that is over', msg: contract.sharesCopy.isOver });
  if (same) {
    const changes = await listAskedChanges(ctx.db, [same.id]);
    return { ...shown(same, { heads: present, fingerprint: fingerprintOf(await listOrderLines(ctx.db, body.id), fees), changes, now: ctx.now }), ...opening };
  }
  const usable = present.filter((share) => isUsable(share, ctx.now));
  if (usable.length >= SHARES_MAX) throw new AppError(contract.sharesFull);
  const { paper, fingerprint } = await offerOf(ctx, body, room);
  const row: QuoteShareRow = {
    id: ctx.newId(),
    designOrderId: body.id,
    tokenHash,
    passwordHash: body.password === undefined ? null : await hashPassword(body.password),
    wrongTries: 0,
    gmtTried: null,
    quotationNumber: paper.number,
    fingerprint,
    paper,
    amount: paper.total,
    opened: 0,
    gmtOpened: null,
    answer: null,
    answerName: '',
    answerPhone: '',
    answerReason: '',
    changesAsked: 0,
    gmtAnswer: null,
    gmtCreate: new Date(ctx.now),
    gmtExpire: new Date(ctx.now + body.days * DAY_MS),
    gmtRevoked: null,
  };
  if ((await insertShare(ctx.db, row)) === 0) throw new AppError(badRequest, { message: 'the token of another link' });
  return { ...shown(row, { heads: present, fingerprint, changes: [], now: ctx.now }), ...opening };
});

export const revokeShare = operation(contract.revokeShare, async function revokeShare(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  if ((await updateRevoked(ctx.db, id, body.shareId, ctx.now)) === 0) throw new AppError(notFound);
  return null;
});

export const markChange = operation(contract.markChange, async function markChange(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  const { shareId, number, isDone } = body;
  if ((await updateChangeDone(ctx.db, { orderId: id, shareId, number }, isDone ? new Date(ctx.now) : null)) === 0) throw new AppError(notFound);
  return null;
});

/** Whether a customer may open it, apart from what was accepted over it, which stays to be read beyond its days. */
const isUsable = (share: ShareHead, now: number): boolean => stateOf({ ...share, answer: null }, now) === 'open';

/** Asked for again, a link is the same one only if it would last as long and open with the same password. */
async function isMadeOf({ gmtCreate, gmtExpire, passwordHash }: ShareHead, { days, password }: BodyOf<typeof contract.createShare>): Promise<boolean> {
  if (gmtExpire.getTime() - gmtCreate.getTime() !== days * DAY_MS) return false;
  return passwordHash === null || password === undefined ? passwordHash === null && password === undefined : isRightPassword(password, passwordHash);
}

/** The customer's copy of an own, locked order's saved quotation, under the number of its lines as they are now. */
async function offerOf(
  ctx: Changing & Pick<Context, 'log'>,
  { id, isAtCostMeant }: BodyOf<typeof contract.createShare>,
  { files, settings, onNumbered }: Pick<QuotationRoom, 'files' | 'settings' | 'onNumbered'>,
) {
  const loaded = await loadQuotation(ctx, id);
  const { order, stored } = loaded;
  if (!stored) throw new AppError(contract.quotationMissing);
  if (order.lines.length === 0) throw new AppError(contract.quotationMissing, { msg: quotationCopy.nothing });
  assertMeant(loaded.quotation, isAtCostMeant);
  const quotation = await numberQuotation(ctx, loaded, stored.head, onNumbered);
  const paper = await withOpenPictures(ctx, files, quotationOf(order, quotation, { demo: settings.demo, safetyNotes: await loadSafetyNotes(ctx, order) }));
  return { paper, fingerprint: fingerprintOf(order.lines, order.fees) };
}

interface ShownBy {
  /** All links of the order. */
  heads: readonly ShareHead[];
  /** Of the order as it is. */
  fingerprint: string;
  /** Of this link and others. */
  changes: readonly AskedChangeRow[];
  now: number;
}

function shown(share: ShareHead, { heads, fingerprint, changes, now }: ShownBy): QuotationShare {
  const { id, quotationNumber, amount, wrongTries, opened, answer, answerName, answerPhone, answerReason } = share;
  return {
    id,
    quotationNumber,
    amount,
    state: stateOf(share, now),
    hasPassword: share.passwordHash !== null,
    wrongTries,
    opened,
    gmtOpened: share.gmtOpened?.getTime() ?? null,
    gmtCreate: share.gmtCreate.getTime(),
    gmtExpire: share.gmtExpire.getTime(),
    answer:
      answer === null || share.gmtAnswer === null
        ? null
        : { kind: answer, name: answerName, phone: answerPhone, reason: answerReason, gmtAnswer: share.gmtAnswer.getTime() },
    changes: changes
      .filter(({ shareId }) => shareId === id)
      .map((change) => ({
        number: change.number,
        name: change.name,
        phone: change.phone,
        reason: change.reason,
        gmtAsked: change.gmtAsked.getTime(),
        gmtDone: change.gmtDone?.getTime() ?? null,
        overtaken: overtakenBy(change, heads),
      })),
    isCurrent: share.fingerprint === fingerprint,
  };
}
