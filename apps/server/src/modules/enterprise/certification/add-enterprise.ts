import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { findEnterprise, updateEnterprise } from '../store.ts';
import { checkPapers, detailOf, keptPapers } from './papers.ts';
import { stateAfter } from './step.ts';
import { insertCertification, insertStep } from './store.ts';

/**
 * Papers handed in for the first time. A person becomes nothing by it; an enterprise that was certified before there were papers
 * stays what it is until they are decided.
 */
export const addEnterprise = operation(contract.addEnterprise, async function addEnterprise(ctx, { body }) {
  const owner = ownerOf(ctx.caller);
  const enterpriseNo = `E${ctx.newId()}`;
  const place = await checkPapers(ctx, body, { enterpriseNo, licenceFileId: undefined });
  const before = owner.merchantNo === '' ? undefined : await findEnterprise(ctx.db, owner.merchantNo);
  const fromState = before?.auditStatus ?? 0;
  const state = stateAfter(fromState, { act: 'submit', actor: 'applicant' });
  const { streetCode: _street, ...papers } = body;
  const at = new Date(ctx.now);
  const row = await insertCertification(ctx.db, {
    ...papers,
    ...place,
    enterpriseNo,
    accountNo: owner.accountNo,
    merchantNo: before === undefined ? null : owner.merchantNo,
    state,
    gmtCreate: at,
    gmtSubmit: at,
  });
  if (row === undefined) throw new AppError(contract.certificationMoved, { message: 'handed in before' });
  await insertStep(ctx.db, {
    enterpriseNo,
    act: 'submit',
    fromState,
    toState: state,
    actor: 'applicant',
    actorNo: owner.accountNo,
    papers: keptPapers(row),
    gmtCreate: at,
  });
  if (before) await updateEnterprise(ctx.db, owner.merchantNo, { auditStatus: state });
  return detailOf(row);
});
