import type { CertificationState } from './certification.ts';

/**
 * How an enterprise's authorisation stands for whoever asks from outside: in force, over, or halted. What was certified once and waits to
 * be certified again is over meanwhile.
 * Source: ENTERPRISE-14.
 */
export const accreditStates = ['valid', 'expired', 'frozen'] as const;
type AccreditState = (typeof accreditStates)[number];

const OF: Readonly<Record<CertificationState, AccreditState | null>> = {
  notSubmitted: null,
  pending: 'expired',
  certified: 'valid',
  rejected: 'expired',
  changePending: 'valid',
  expiring: 'valid',
  expired: 'expired',
  frozen: 'frozen',
};

/** Of an enterprise, by the state of its certification; null: it is no authorised one and looks as if there were none. */
export const accreditStateOf = (state: CertificationState): AccreditState | null => OF[state];
