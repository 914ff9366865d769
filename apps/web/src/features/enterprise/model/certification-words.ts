/** How papers stand, in words. */
import type { EnterpriseDetail } from '@portal/contract/enterprise';
import { certificationStateOf, certificationStates, type CertificationState } from '@portal/engines/states';
import type { Tone } from '@portal/ui';

const WORDS: Readonly<Record<CertificationState, readonly [name: string, tone: Tone]>> = {
  notSubmitted: ['未提交', 'neutral'],
  pending: ['待审核', 'warning'],
  certified: ['已认证', 'success'],
  rejected: ['已驳回', 'danger'],
  changePending: ['变更审核中', 'warning'],
  expiring: ['即将到期', 'warning'],
  expired: ['已过期', 'danger'],
  frozen: ['已冻结', 'danger'],
};

export const certificationWords = (auditStatus: number): { name: string; tone: Tone } => {
  const [name, tone] = WORDS[certificationStateOf(auditStatus)];
  return { name, tone };
};

/** Whether the applicant may hand papers in, or take back what waits. */
export const mayApplicant = (act: 'submit' | 'withdraw', detail: Pick<EnterpriseDetail, 'auditStatus'> | null): boolean =>
  certificationStates.may(certificationStateOf(detail?.auditStatus ?? 0), act, 'applicant');
