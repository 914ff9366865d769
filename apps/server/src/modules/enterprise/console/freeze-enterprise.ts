import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { AuditStatus, certificationStateOf, isInForce } from '@portal/engines/states';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { stateAfter, takeStep } from '../certification/step.ts';
import { findCertificationOf } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { findShownEnterprise, lockEnterprise, updateEnterprise } from '../store.ts';
import { enterpriseLine } from './enterprise-line.ts';
import { assertNotOwn } from './not-own.ts';

export const freezeEnterprise = operation(contract.freezeEnterprise, function freezeEnterprise(ctx, { body }, room: EnterpriseNeeds) {
  return move(ctx, { ...body, act: 'freeze' }, room);
});

export const unfreezeEnterprise = operation(contract.unfreezeEnterprise, function unfreezeEnterprise(ctx, { body }, room: EnterpriseNeeds) {
  return move(ctx, { ...body, act: 'unfreeze' }, room);
});

interface Move {
  merchantNo: string;
  act: 'freeze' | 'unfreeze';
  reason: string;
}

/**
 * One transaction: the step of the papers, where there are any, the enterprise, the log, and whoever is to hear of it. Rights are read
 * at each request, so it counts from the people's next one on. Asked again it is done already.
 */
async function move(ctx: Context<OperatorCaller>, { merchantNo, act, reason }: Move, room: EnterpriseNeeds) {
  await lockEnterprise(ctx.db, merchantNo);
  const before = await findShownEnterprise(ctx.db, merchantNo);
  if (before === undefined) throw new AppError(notFound);
  await assertNotOwn(ctx, { merchantNo }, room);
  const isFrozen = before.auditStatus === AuditStatus.frozen;
  if (act === 'freeze' && isFrozen && before.freezeReason === reason) return enterpriseLine(before);
  const step = { act, actor: 'auditor', actorNo: ctx.caller.operator.operatorNo, reason } as const;
  const papers = await findCertificationOf(ctx.db, merchantNo);
  const auditStatus = papers ? (await takeStep(ctx, papers, step)).state : stateAfter(before.auditStatus, step);
  const mark = act === 'freeze' ? { gmtFreeze: new Date(ctx.now), freezeReason: reason } : { gmtFreeze: null, freezeReason: '' };
  const change = { ...mark, auditStatus, authStatus: isInForce(certificationStateOf(auditStatus)) ? (1 as const) : (0 as const) };
  await updateEnterprise(ctx.db, merchantNo, change);
  await recordAct(ctx, `${act}Enterprise`, {
    target: merchantNo,
    before: { state: certificationStateOf(before.auditStatus) },
    after: { state: certificationStateOf(auditStatus), companyName: before.companyName, freezeReason: reason },
  });
  const { companyName } = before;
  for (const tell of room.onFrozen) await tell(ctx, { merchantNo, companyName, isFrozen: act === 'freeze', reason });
  return enterpriseLine({ ...before, ...change });
}
