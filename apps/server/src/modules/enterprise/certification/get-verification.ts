import type { DataOf } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { mayCall } from '@portal/engines/access';
import { AuditStatus, certificationStateOf, type CertificationState } from '@portal/engines/states';
import type { Asking } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { findEnterprise } from '../store.ts';
import { ownPapers } from './own-papers.ts';

type Verification = DataOf<typeof contract.getVerification>;

/** 1: waits for a decision; 2: the certificate tip is due. */
const STATUS: Readonly<Partial<Record<CertificationState, Verification['verificationStatus']>>> = {
  pending: 1,
  changePending: 1,
  rejected: 2,
  expiring: 2,
  expired: 2,
};

/** Owners are told of their certificate; whoever works for one, and sales staff, have nothing to do about it. */
export async function verificationOf(ctx: Asking): Promise<Verification> {
  const { userType, merchantNo } = ctx.caller;
  if (!mayCall('certifies', userType)) return { verificationStatus: 0, auditStatus: AuditStatus.notSubmitted };
  const papers = await ownPapers(ctx);
  const enterprise = papers || merchantNo === '' ? undefined : await findEnterprise(ctx.db, merchantNo);
  const auditStatus = papers?.state ?? enterprise?.auditStatus ?? AuditStatus.notSubmitted;
  return { verificationStatus: STATUS[certificationStateOf(auditStatus)] ?? 0, auditStatus };
}

export const getVerification = operation(contract.getVerification, function getVerification(ctx) {
  return verificationOf(ctx);
});
