/** Calls about an enterprise's people; the contract loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { OwnerProof } from '@portal/contract/account';
import type { GivenRole } from '@portal/contract/staff';
import { pageCall } from '../../lib/calls/call.ts';
import { checked } from '../../lib/calls/checked.ts';
import { reloadingAfter } from '../../lib/identity/reloading-after.ts';

const contract = () => import('@portal/contract/staff');
const invitations = createRequestKeys();

/** Gives whether a short message goes out. */
export async function invite(typed: { phone: string; staffRole: GivenRole }): Promise<boolean> {
  const { inviteStaff, InviteStaff } = await contract();
  const body = checked(InviteStaff, typed);
  return (await invitations.send(body, (idempotencyKey) => pageCall(inviteStaff, { body, idempotencyKey }))).isSmsSent;
}

export async function resend(invitationId: string): Promise<void> {
  const { resendInvitation } = await contract();
  await pageCall(resendInvitation, { body: { invitationId } });
}

export async function withdraw(invitationId: string): Promise<void> {
  const { withdrawInvitation } = await contract();
  await pageCall(withdrawInvitation, { body: { invitationId } });
}

export async function changeRole(accountNo: string, staffRole: GivenRole): Promise<void> {
  const { changeStaffRole } = await contract();
  await pageCall(changeStaffRole, { body: { accountNo, staffRole } });
}

export async function changeScope(accountNo: string, ownCustomers: boolean): Promise<void> {
  const { changeStaffScope } = await contract();
  await pageCall(changeStaffScope, { body: { accountNo, ownCustomers } });
}

export async function remove(accountNo: string): Promise<void> {
  const { removeStaff } = await contract();
  await pageCall(removeStaff, { body: { accountNo } });
}

export async function handOver(accountNo: string, proof: OwnerProof): Promise<void> {
  const { offerHandover } = await contract();
  await pageCall(offerHandover, { body: { accountNo, proof } });
}

/** `arrival`: one acts for another enterprise then, and the page that is loaded for it says these words. */
export async function accept(invitationId: string, arrival?: string): Promise<void> {
  const { acceptInvitation } = await contract();
  const action = () => pageCall(acceptInvitation, { body: { invitationId } });
  await (arrival === undefined ? action() : reloadingAfter(action, arrival));
}

export async function decline(invitationId: string): Promise<void> {
  const { declineInvitation } = await contract();
  await pageCall(declineInvitation, { body: { invitationId } });
}

export async function leave(merchantNo: string, arrival?: string): Promise<void> {
  const { leaveEnterprise } = await contract();
  const action = () => pageCall(leaveEnterprise, { body: { merchantNo } });
  await (arrival === undefined ? action() : reloadingAfter(action, arrival));
}
