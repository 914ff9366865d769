import { defineStates } from './define-states.ts';

/**
 * The certification of an enterprise. The applicant hands papers in, takes them back, corrects them; an auditor decides; the clock ends
 * what was certified for a time. A change of what is certified leaves the old in force until it is decided, and either way after it.
 * Source: ENTERPRISE-2.
 */
export const certificationStates = defineStates({
  states: ['notSubmitted', 'pending', 'certified', 'rejected', 'changePending', 'expiring', 'expired', 'frozen'],
  acts: ['submit', 'withdraw', 'approve', 'refuse', 'expireSoon', 'expire', 'freeze', 'unfreeze'],
  who: ['applicant', 'auditor', 'clock'],
  table: {
    notSubmitted: { submit: { applicant: 'pending' } },
    pending: { withdraw: { applicant: 'notSubmitted' }, approve: { auditor: 'certified' }, refuse: { auditor: 'rejected' } },
    certified: { submit: { applicant: 'changePending' }, expireSoon: { clock: 'expiring' }, freeze: { auditor: 'frozen' } },
    rejected: { submit: { applicant: 'pending' } },
    changePending: { approve: { auditor: 'certified' }, refuse: { auditor: 'certified' } },
    expiring: { submit: { applicant: 'pending' }, expire: { clock: 'expired' }, freeze: { auditor: 'frozen' } },
    expired: { submit: { applicant: 'pending' } },
    frozen: { unfreeze: { auditor: 'certified' } },
  },
});
export type CertificationState = (typeof certificationStates.states)[number];
export type CertificationAct = (typeof certificationStates.acts)[number];
export type CertificationActor = (typeof certificationStates.who)[number];

/** The states as they rest and travel (`auditStatus`). Source: ENTERPRISE-2. */
export const AuditStatus = {
  notSubmitted: 0,
  pending: 10,
  certified: 20,
  rejected: 30,
  changePending: 40,
  expiring: 50,
  expired: 51,
  frozen: 60,
} as const satisfies Record<CertificationState, number>;
export type AuditStatus = (typeof AuditStatus)[CertificationState];

/** The state of a code; one that is unknown (an older program's) counts as nothing handed in. */
export const certificationStateOf = (auditStatus: number): CertificationState =>
  certificationStates.states.find((state) => AuditStatus[state] === auditStatus) ?? 'notSubmitted';

/** Whether an enterprise in this state acts as a certified one (`authStatus` 1). Source: ENTERPRISE-2. */
export const isInForce = (state: CertificationState): boolean => state === 'certified' || state === 'changePending' || state === 'expiring';
