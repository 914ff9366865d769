/** An enterprise's people and whom it has invited (ENTERPRISE-7 to ENTERPRISE-9). */
import { STAFF_ROLES } from '@portal/engines/access';
import { staffInvitationStates } from '@portal/engines/states';
import { z } from 'zod';
import { phone } from '../account/index.ts';
import { DEALER_ACTS, staffCopy } from './copy.ts';

const staffRole = z.enum(STAFF_ROLES);
/** What one may be invited as, or made: an enterprise is handed over, not given by role. */
const givenRole = z.enum(['manager', 'staff'], { error: staffCopy.roleRequired });
const invitationState = z.enum(staffInvitationStates.states);

export const InviteStaff = z.strictObject({ phone, staffRole: givenRole });
export const GivenRole = givenRole;
export type GivenRole = z.infer<typeof givenRole>;

/** One of an enterprise's people, as its owner and managers see them. */
export const StaffMember = z.strictObject({
  accountNo: z.string(),
  nickname: z.string(),
  /** Masked. */
  phone: z.string(),
  staffRole,
  /** null: from before it was kept. */
  gmtJoin: z.iso.datetime().nullable(),
  /** Of a first-level dealer's staff: sees what is of the customers assigned to them alone. */
  ownCustomers: z.boolean(),
  /** Locked, or about to be closed. */
  isAway: z.boolean(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** An invitation as the enterprise sees it: nothing of it tells whether the number has an account. */
export const StaffInvitation = z.strictObject({
  invitationId: z.string(),
  /** Whole for whoever typed it, masked for everybody else. */
  phone: z.string(),
  /** `owner`: the enterprise is handed over. */
  staffRole,
  state: invitationState,
  inviterName: z.string(),
  gmtCreate: z.iso.datetime(),
  gmtExpire: z.iso.datetime(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const StaffOverview = z.strictObject({ members: z.array(StaffMember), invitations: z.array(StaffInvitation) });
export type StaffOverview = z.infer<typeof StaffOverview>;

/** What was done, by whom, to whom. */
export const STAFF_ACTS = [
  'invite',
  'resend',
  'withdraw',
  'expire',
  'accept',
  'decline',
  'changeRole',
  'narrowCustomers',
  'widenCustomers',
  'remove',
  'leave',
  'offerHandover',
  'withdrawHandover',
  'expireHandover',
  'acceptHandover',
  'declineHandover',
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

/** What a dealer's people do with its customers, which stands beside it, in words. */
export const CUSTOMER_ACTS = ['assignCustomers', 'saveCreditTerms', 'recordRepayment', 'reverseRepayment'] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

export const StaffHistoryLine = z.strictObject({
  id: z.int(),
  act: z.enum([...STAFF_ACTS, ...CUSTOMER_ACTS, ...DEALER_ACTS]),
  /** '' for the clock. */
  actorName: z.string(),
  /** Name of the person, else the masked number that was invited. */
  targetName: z.string(),
  fromRole: staffRole.nullable(),
  toRole: staffRole.nullable(),
  /** Of what was done with customers and in the dealer's trade: what, in words, with the figures before and after. */
  detail: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type StaffHistoryLine = z.infer<typeof StaffHistoryLine>;

/** An enterprise the caller may act for. */
export const OwnEnterprise = z.strictObject({
  merchantNo: z.string(),
  companyName: z.string(),
  staffRole,
  chooseOn: z.boolean(),
  gmtJoin: z.iso.datetime().nullable(),
  /** Nobody else owns it: it is handed over before one leaves. */
  isSoleOwner: z.boolean(),
  /** It is certified: only then do roles count, and can it be handed over. */
  isCertified: z.boolean(),
});
export type OwnEnterprise = z.infer<typeof OwnEnterprise>;

/** An invitation as the invited person sees it. */
export const ReceivedInvitation = z.strictObject({
  invitationId: z.string(),
  companyName: z.string(),
  inviterName: z.string(),
  staffRole,
  state: invitationState,
  gmtCreate: z.iso.datetime(),
  gmtExpire: z.iso.datetime(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

export const OwnEnterprises = z.strictObject({ enterprises: z.array(OwnEnterprise), invitations: z.array(ReceivedInvitation) });
export type OwnEnterprises = z.infer<typeof OwnEnterprises>;
