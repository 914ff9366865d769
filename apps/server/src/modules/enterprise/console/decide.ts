import { AppError, badRequest, notFound } from '@portal/contract/core';
import { applicantLeaving, certificationMoved, companyTaken, enterpriseCopy, VALID_YEARS_MAX } from '@portal/contract/enterprise';
import type { EnterpriseType } from '@portal/engines/access';
import { certificationStateOf } from '@portal/engines/states';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import { recordAct } from '../../operator/index.ts';
import { formatDate } from '@portal/units';
import { assertNotOwn } from './not-own.ts';
import { takeStep } from '../certification/step.ts';
import { findCertification, isNumberTaken, lockNumber, updateCertification, type CertificationRow } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { insertEnterprises, updateEnterprise } from '../store.ts';

type Deciding = Context<OperatorCaller>;
/** Of the papers handed in at `gmtSubmit`, which the auditor has read. */
type Decision = { gmtSubmit: string } & (
  | { act: 'approve'; enterpriseType: EnterpriseType | undefined; validUntil: string | null }
  | { act: 'refuse'; reason: string }
);

/**
 * One decision of papers, in one transaction: the step, the enterprise it makes or changes, the log, and whoever is to hear of it.
 * Nobody decides of his own.
 */
export async function decide(ctx: Deciding, enterpriseNo: string, decision: Decision, room: EnterpriseNeeds): Promise<CertificationRow> {
  const seen = await findCertification(ctx.db, enterpriseNo);
  if (seen === undefined) throw new AppError(notFound);
  await assertNotOwn(ctx, { phones: [await room.phoneOf(ctx.db, seen.accountNo)], merchantNo: seen.merchantNo }, room);
  if (seen.gmtSubmit.getTime() !== Date.parse(decision.gmtSubmit))
    throw new AppError(certificationMoved, { msg: '申请人已重新提交资料，请核对最新内容后再审核' });
  if (decision.act === 'approve') assertTerm(decision.validUntil, ctx.now);
  const isFirst = seen.merchantNo === null;
  if (isFirst && decision.act === 'approve' && !(await room.lockOpenAccount(ctx.db, seen.accountNo))) throw new AppError(applicantLeaving);
  const reason = decision.act === 'refuse' ? decision.reason : '';
  const actorNo = ctx.caller.operator.operatorNo;
  const moved = await takeStep(
    ctx,
    seen,
    { act: decision.act, actor: 'auditor', actorNo, reason },
    {
      reason,
      gmtDecide: new Date(ctx.now),
      ...(decision.act === 'approve' ? { validUntil: decision.validUntil } : {}),
    },
  );
  const row = decision.act === 'approve' ? await certify(ctx, moved, decision.enterpriseType) : moved;
  const shown = { companyName: row.companyName, companyNumber: row.companyNumber };
  await recordAct(ctx, `${decision.act}Certification`, {
    target: enterpriseNo,
    before: { state: certificationStateOf(seen.state) },
    after: {
      state: certificationStateOf(row.state),
      ...shown,
      ...(decision.act === 'approve' ? { validUntil: decision.validUntil ?? '长期' } : {}),
      ...(reason ? { reason } : {}),
    },
  });
  const { accountNo, companyName, merchantNo } = row;
  const outcome = decision.act === 'approve' ? 'approved' : 'refused';
  for (const tell of room.onAudited) await tell(ctx, { outcome, enterpriseNo, accountNo, companyName, merchantNo: merchantNo ?? '', isFirst, reason });
  return row;
}

/** A term that is not over, and that somebody could have read on a licence. */
function assertTerm(validUntil: string | null, now: number): void {
  if (validUntil === null) return;
  const today = formatDate(now);
  const last = `${Number(today.slice(0, 4)) + VALID_YEARS_MAX}${today.slice(4)}`;
  if (validUntil > today && validUntil <= last) return;
  const msg = enterpriseCopy.validUntilPast;
  throw new AppError(badRequest, { msg, fields: { validUntil: msg } });
}

/** What is certified by now: a new enterprise, or the new facts of one that is there. */
async function certify(ctx: Deciding, row: CertificationRow, given: EnterpriseType | undefined): Promise<CertificationRow> {
  const { companyNumber, enterpriseNo, companyName, address, provinceCode, provinceName, cityCode, cityName, areaCode, areaName, streetCode, streetName } = row;
  await lockNumber(ctx.db, companyNumber);
  if (await isNumberTaken(ctx.db, { companyNumber, enterpriseNo })) throw new AppError(companyTaken);
  const facts = { companyName, address, provinceCode, provinceName, cityCode, cityName, areaCode, areaName, streetCode, streetName };
  const merchantNo = row.merchantNo ?? `M${ctx.newId()}`;
  if (row.merchantNo === null) {
    const enterpriseType = given ?? row.enterpriseType;
    const gmtCreate = new Date(ctx.now);
    await insertEnterprises(ctx.db, [{ ...facts, merchantNo, enterpriseNo, enterpriseType, authStatus: 1, auditStatus: row.state, gmtCreate }]);
  } else await updateEnterprise(ctx.db, merchantNo, { ...facts, ...(given === undefined ? {} : { enterpriseType: given }) });
  return (await updateCertification(ctx.db, row, { merchantNo, certifiedNumber: companyNumber })) ?? row;
}
