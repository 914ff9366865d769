import { AppError, badRequest, type BodyOf } from '@portal/contract/core';
import * as contract from '@portal/contract/message';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { makeNotice } from './make-notice.ts';
import { noticeLine } from './notice-line.ts';
import { lockNotice } from './store.ts';
import { tellNoticesTask } from './tell-notices.ts';

const AHEAD_MS = contract.NOTICE_AHEAD_DAYS * 24 * 3_600_000;

/** Told from now on, or from a moment that lies ahead. */
export const publishNotice = operation(contract.publishNotice, async function publishNotice(ctx, { body }) {
  const publishAt = momentOf(body, ctx.now);
  const noticeNo = ctx.newId();
  const { operatorNo } = ctx.caller.operator;
  const { title, text } = body;
  const words = { noticeNo, title, text, publishAt, operatorNo, isToldLater: true };
  if (body.kind === 'system') await makeNotice(ctx.db, { ...words, kind: 'system', link: body.link });
  else {
    const { beginDate, endDate } = body;
    if (beginDate > endDate) throw refused('endDate', contract.noticeCopy.days);
    await makeNotice(ctx.db, { ...words, kind: 'price', beginDate, endDate, endAt: endOf(body.gmtEnd, publishAt) });
  }
  await recordAct(ctx, 'publishNotice', { target: noticeNo, after: { kind: body.kind, title, gmtPublish: new Date(publishAt).toISOString() } });
  if (body.gmtPublish === null) await ctx.afterCommit(tellNoticesTask, {});
  const made = await lockNotice(ctx.db, noticeNo);
  if (made === undefined) throw new RangeError('the notice was just made');
  return noticeLine(ctx.db, made, ctx.now);
});

function momentOf({ gmtPublish }: Pick<BodyOf<typeof contract.publishNotice>, 'gmtPublish'>, now: number): number {
  if (gmtPublish === null) return now;
  const at = Date.parse(gmtPublish);
  if (at <= now || at > now + AHEAD_MS) throw refused('gmtPublish', contract.noticeCopy.publishMoment);
  return at;
}

function endOf(gmtEnd: string | null, publishAt: number): number | null {
  if (gmtEnd === null) return null;
  const at = Date.parse(gmtEnd);
  if (at <= publishAt || at > publishAt + AHEAD_MS) throw refused('gmtEnd', contract.noticeCopy.endMoment);
  return at;
}

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });
