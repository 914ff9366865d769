/** An enterprise's people: invited, changed, removed by it; joining and leaving by themselves; the enterprise handed over. */
import { z } from 'zod';
import { oldPasswordWrong, OwnerProof, smsCodeWrong, tooManyTries } from '../account/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { forbidden, notFound, unavailable } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { alreadyInvited, alreadyStaff, handoverPending, invitationOver, inviteTooOften, receiverLeaving, soleOwner, staffFull, staffMoved } from './errors.ts';
import { GivenRole, InviteStaff, OwnEnterprises, StaffHistoryLine, StaffOverview } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/staff';
const oneInvitation = z.strictObject({ invitationId: recordId });
const change = { method: 'POST', idempotency: 'natural', costMs: () => WRITE_COST_MS, limit: { max: 60, windowMs: 60_000 } } as const;

/** Everybody of the enterprise acted for, and whom it has invited: those who wait first. */
export const listStaff = defineEndpoint({
  name: 'listStaff',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '企业员工与邀请',
  access: 'managesStaff',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  data: StaffOverview,
});

/** By phone; the answer is the same whether or not the number has an account. `isSmsSent`: a short message goes out. */
export const inviteStaff = defineEndpoint({
  ...change,
  name: 'inviteStaff',
  path: `${BASE}/invite`,
  summary: '邀请员工',
  access: 'managesStaff',
  idempotency: 'key',
  body: InviteStaff,
  data: z.strictObject({ isSmsSent: z.boolean() }),
  outcomes: [forbidden, alreadyStaff, alreadyInvited, staffFull, inviteTooOften, unavailable],
});

/** Its days begin anew, and a short message goes out again. */
export const resendInvitation = defineEndpoint({
  ...change,
  name: 'resendInvitation',
  path: `${BASE}/resend`,
  summary: '重新发送邀请',
  access: 'managesStaff',
  idempotency: 'once',
  body: oneInvitation,
  data: z.null(),
  outcomes: [forbidden, notFound, invitationOver, alreadyStaff, alreadyInvited, staffFull, inviteTooOften, unavailable],
});

/** Takes an invitation or a hand-over back before it is answered. */
export const withdrawInvitation = defineEndpoint({
  ...change,
  name: 'withdrawInvitation',
  path: `${BASE}/withdraw`,
  summary: '撤回邀请',
  access: 'managesStaff',
  body: oneInvitation,
  data: z.null(),
  outcomes: [forbidden, notFound, invitationOver],
});

export const changeStaffRole = defineEndpoint({
  ...change,
  name: 'changeStaffRole',
  path: `${BASE}/role`,
  summary: '修改员工角色',
  access: 'managesStaff',
  body: z.strictObject({ accountNo: recordId, staffRole: GivenRole }),
  data: z.null(),
  outcomes: [forbidden, notFound],
});

/** Of a first-level dealer's staff: whether they see what is of the customers assigned to them alone, from the next request on. */
export const changeStaffScope = defineEndpoint({
  ...change,
  name: 'changeStaffScope',
  path: `${BASE}/scope`,
  summary: '设置员工可见的客户',
  access: 'assignsCustomers',
  body: z.strictObject({ accountNo: recordId, ownCustomers: z.boolean() }),
  data: z.null(),
  outcomes: [forbidden, notFound, staffMoved],
});

/** The person acts for the enterprise no longer, from the next request on. */
export const removeStaff = defineEndpoint({
  ...change,
  name: 'removeStaff',
  path: `${BASE}/remove`,
  summary: '移除员工',
  access: 'managesStaff',
  body: z.strictObject({ accountNo: recordId }),
  data: z.null(),
  outcomes: [forbidden, notFound],
});

/** Offers the enterprise to one of its people, proved by the password or by a code; it is theirs once they accept. */
export const offerHandover = defineEndpoint({
  ...change,
  name: 'offerHandover',
  path: `${BASE}/handover`,
  summary: '移交主账号',
  access: 'handsOver',
  idempotency: 'once',
  limit: { max: 10, windowMs: 60_000 },
  body: z.strictObject({ accountNo: recordId, proof: OwnerProof }),
  data: z.null(),
  outcomes: [notFound, oldPasswordWrong, smsCodeWrong, tooManyTries, handoverPending, receiverLeaving, staffMoved],
  transaction: 'own',
});

/** Who did what, the latest first. */
export const listStaffHistory = defineEndpoint({
  name: 'listStaffHistory',
  method: 'GET',
  path: `${BASE}/history`,
  summary: '员工操作记录',
  access: 'handsOver',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.object(pagingQuery),
  data: z.array(StaffHistoryLine),
  counted: true,
});

/** The enterprises the caller may act for, and the invitations to the caller's number. */
export const listOwnEnterprises = defineEndpoint({
  name: 'listOwnEnterprises',
  method: 'GET',
  path: `${BASE}/own`,
  summary: '我的企业与收到的邀请',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  data: OwnEnterprises,
});

/** One becomes one of the enterprise's people, or its owner. Gives the enterprise's number, by which one can act for it. */
export const acceptInvitation = defineEndpoint({
  ...change,
  name: 'acceptInvitation',
  path: `${BASE}/accept`,
  summary: '接受邀请',
  access: 'joinsEnterprise',
  body: oneInvitation,
  data: z.strictObject({ merchantNo: z.string() }),
  outcomes: [notFound, invitationOver, alreadyStaff],
});

export const declineInvitation = defineEndpoint({
  ...change,
  name: 'declineInvitation',
  path: `${BASE}/decline`,
  summary: '拒绝邀请',
  access: 'signedIn',
  body: oneInvitation,
  data: z.null(),
  outcomes: [notFound, invitationOver],
});

/** One acts for the enterprise no longer; its only owner hands it over first. */
export const leaveEnterprise = defineEndpoint({
  ...change,
  name: 'leaveEnterprise',
  path: `${BASE}/leave`,
  summary: '离开企业',
  access: 'signedIn',
  body: z.strictObject({ merchantNo: recordId }),
  data: z.null(),
  outcomes: [notFound, soleOwner],
});
