import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { findShownEnterprise, updateEnterprise } from '../store.ts';
import { enterpriseLine } from './enterprise-line.ts';

/** The day and the reason; taken back, both go. */
export const markWillFreeze = operation(contract.markWillFreeze, async function markWillFreeze(ctx, { body }) {
  if (body.willFreeze) assertAhead(body.gmtFreeze, ctx.now);
  const before = await findShownEnterprise(ctx.db, body.merchantNo);
  if (before === undefined) throw new AppError(notFound);
  const change = body.willFreeze ? { gmtFreeze: new Date(body.gmtFreeze), freezeReason: body.reason } : { gmtFreeze: null, freezeReason: '' };
  await updateEnterprise(ctx.db, body.merchantNo, change);
  const after = { ...before, ...change };
  const said = ({ gmtFreeze, freezeReason }: typeof change) => ({ gmtFreeze: gmtFreeze?.toISOString() ?? null, freezeReason });
  await recordAct(ctx, body.willFreeze ? 'announceFreeze' : 'takeBackFreeze', { target: body.merchantNo, before: said(before), after: said(after) });
  return enterpriseLine(after);
});

/** A day that comes, and that somebody lives to see. */
function assertAhead(gmtFreeze: string, now: number): void {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + contract.FREEZE_YEARS_MAX);
  const at = Date.parse(gmtFreeze);
  if (at > now && at <= last.getTime()) return;
  const msg = contract.enterpriseCopy.freezeDay;
  throw new AppError(badRequest, { msg, fields: { gmtFreeze: msg } });
}
