export { DEALER_ACTS, dealerActNames, invitationNames, LOOK_ACTS, lookNames, staffCopy, type DealerAct, type LookAct } from './copy.ts';
export {
  acceptInvitation,
  changeStaffRole,
  changeStaffScope,
  declineInvitation,
  inviteStaff,
  leaveEnterprise,
  listOwnEnterprises,
  listStaff,
  listStaffHistory,
  offerHandover,
  removeStaff,
  resendInvitation,
  withdrawInvitation,
} from './endpoints.ts';
export { alreadyInvited, alreadyStaff, handoverPending, invitationOver, inviteTooOften, receiverLeaving, soleOwner, staffFull, staffMoved } from './errors.ts';
export { INVITATION_DAYS, INVITATIONS_SHOWN, LOOK_KEPT_DAYS, STAFF_MAX } from './limits.ts';
export {
  InviteStaff,
  CUSTOMER_ACTS,
  STAFF_ACTS,
  type GivenRole,
  type OwnEnterprise,
  type OwnEnterprises,
  type ReceivedInvitation,
  type CustomerAct,
  type StaffAct,
  type StaffHistoryLine,
  type StaffInvitation,
  type StaffMember,
  type StaffOverview,
} from './shapes.ts';
export { listCustomerLooks, listDealerLooks, type CustomerLook } from './looks.ts';
