/** How papers stand, in words. */
import { certificationNames, type EnterpriseDetail } from '@portal/contract/enterprise';
import { certificationStateOf, certificationStates, type CertificationState } from '@portal/engines/states';
import type { Tone } from '@portal/ui';

const TONES: Readonly<Partial<Record<CertificationState, Tone>>> = {
  pending: 'warning',
  certified: 'success',
  rejected: 'danger',
  changePending: 'warning',
  expiring: 'warning',
  expired: 'danger',
  frozen: 'danger',
};

export function certificationWords(auditStatus: number): { name: string; tone: Tone } {
  const state = certificationStateOf(auditStatus);
  return { name: certificationNames[state], tone: TONES[state] ?? 'neutral' };
}

/** Whether the applicant may hand papers in, or take back what waits. */
export const mayApplicant = (act: 'submit' | 'withdraw', detail: Pick<EnterpriseDetail, 'auditStatus'> | null): boolean =>
  certificationStates.may(certificationStateOf(detail?.auditStatus ?? 0), act, 'applicant');
