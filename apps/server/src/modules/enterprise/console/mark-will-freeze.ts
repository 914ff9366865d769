import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { findShownEnterprise, updateEnterprise } from '../store.ts';
import { enterpriseLine } from './enterprise-line.ts';

/** The day and the reason; taken back, both go. */
export const markWillFreeze = operation(contract.markWillFreeze, async function markWillFreeze(ctx, { body }) {
  const before = await findShownEnterprise(ctx.db, body.merchantNo);
  if (before === undefined) throw new AppError(notFound);
  const change = body.willFreeze ? { gmtFreeze: new Date(body.gmtFreeze), freezeReason: body.reason } : { gmtFreeze: null, freezeReason: '' };
  await updateEnterprise(ctx.db, body.merchantNo, change);
  const after = { ...before, ...change };
  const said = ({ gmtFreeze, freezeReason }: typeof change) => ({ gmtFreeze: gmtFreeze?.toISOString() ?? null, freezeReason });
  await recordAct(ctx, body.willFreeze ? 'announceFreeze' : 'takeBackFreeze', { target: body.merchantNo, before: said(before), after: said(after) });
  return enterpriseLine(after);
});
