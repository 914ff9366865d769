/** Front door of states: what may be done to a record in each of its states, by whom. */
export { accreditStateOf, accreditStates } from './accreditation.ts';
export {
  AuditStatus,
  certificationStateOf,
  certificationStates,
  isInForce,
  type CertificationAct,
  type CertificationActor,
  type CertificationState,
} from './certification.ts';
export { designOrderStates, type DesignOrderAct, type DesignOrderState } from './design-order.ts';
export { quotationShareStateAt, quotationShareStates, type QuotationShareState } from './quotation-share.ts';
export { requirementStates, type RequirementAct, type RequirementActor, type RequirementState } from './requirement.ts';
export { invitationStateAt, staffInvitationStates, type StaffInvitationAct, type StaffInvitationActor, type StaffInvitationState } from './staff-invitation.ts';
export { clockActs, daysLeft, EXPIRY_REMINDERS, reminderDue, type ExpiryReminder } from './validity.ts';
