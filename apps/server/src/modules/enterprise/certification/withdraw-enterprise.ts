import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { AuditStatus } from '@portal/engines/states';
import { operation } from '../../../platform/http/operation.ts';
import { ownPapers } from './own-papers.ts';
import { detailOf } from './papers.ts';
import { takeStep } from './step.ts';

/** Takes papers back before they are decided; doing so twice is doing so once. */
export const withdrawEnterprise = operation(contract.withdrawEnterprise, async function withdrawEnterprise(ctx, { body }) {
  const seen = await ownPapers(ctx, body.enterpriseNo);
  if (seen === undefined) throw new AppError(notFound);
  if (seen.state === AuditStatus.notSubmitted) return detailOf(seen);
  return detailOf(await takeStep(ctx, seen, { act: 'withdraw', actor: 'applicant', actorNo: ctx.caller.accountNo }));
});
