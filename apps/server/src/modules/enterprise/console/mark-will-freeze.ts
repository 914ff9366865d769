import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { AuditStatus } from '@portal/engines/states';
import { recordAct } from '../../operator/index.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { findShownEnterprise, lockEnterprise, updateEnterprise } from '../store.ts';
import { enterpriseLine } from './enterprise-line.ts';

/** The day and the reason; taken back, both go. Its people are told; of what is announced already they are told once. */
export const markWillFreeze = operation(contract.markWillFreeze, async function markWillFreeze(ctx, { body }, room: EnterpriseNeeds) {
  if (body.willFreeze) assertAhead(body.gmtFreeze, ctx.now);
  await lockEnterprise(ctx.db, body.merchantNo);
  const before = await findShownEnterprise(ctx.db, body.merchantNo);
  if (before === undefined) throw new AppError(notFound);
  const change = body.willFreeze ? { gmtFreeze: new Date(body.gmtFreeze), freezeReason: body.reason } : { gmtFreeze: null, freezeReason: '' };
  await updateEnterprise(ctx.db, body.merchantNo, change);
  const after = { ...before, ...change };
  const said = ({ gmtFreeze, freezeReason }: typeof change) => ({ gmtFreeze: gmtFreeze?.toISOString() ?? null, freezeReason });
  await recordAct(ctx, body.willFreeze ? 'announceFreeze' : 'takeBackFreeze', { target: body.merchantNo, before: said(before), after: said(after) });
  const isSame = before.gmtFreeze?.getTime() === after.gmtFreeze?.getTime() && before.freezeReason === after.freezeReason;
  if (!isSame && before.auditStatus !== AuditStatus.frozen) {
    const { companyName, gmtFreeze } = before;
    const announced = after.gmtFreeze && { gmtFreeze: after.gmtFreeze, reason: after.freezeReason };
    for (const tell of room.onFreezeAnnounced) await tell(ctx, { merchantNo: body.merchantNo, companyName, announced, before: gmtFreeze });
  }
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
