import { certificationNames } from '@portal/contract/enterprise';
import { certificationStateOf, type CertificationState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Partial<Record<CertificationState, Tone>>> = {
  pending: 'warning',
  changePending: 'warning',
  certified: 'success',
  rejected: 'danger',
  expiring: 'warning',
  expired: 'danger',
  frozen: 'danger',
};

export function StateTag({ auditStatus }: { auditStatus: number }) {
  const state = certificationStateOf(auditStatus);
  return <Tag tone={TONES[state] ?? 'neutral'}>{certificationNames[state]}</Tag>;
}
