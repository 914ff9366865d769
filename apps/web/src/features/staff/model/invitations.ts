import type { StaffInvitation } from '@portal/contract/staff';
import { staffInvitationStates } from '@portal/engines/states';

/** Those with which something can be done still, and those that are over. */
export function splitInvitations(invitations: readonly StaffInvitation[]): { open: readonly StaffInvitation[]; over: readonly StaffInvitation[] } {
  const isOpen = ({ state, staffRole }: StaffInvitation): boolean =>
    staffInvitationStates.may(state, 'withdraw', 'enterprise') || (staffRole !== 'owner' && staffInvitationStates.may(state, 'resend', 'enterprise'));
  return { open: invitations.filter(isOpen), over: invitations.filter((invitation) => !isOpen(invitation)) };
}

/** Whether the enterprise is offered to somebody. */
export const isHandoverOpen = (invitations: readonly StaffInvitation[]): boolean =>
  invitations.some(({ staffRole, state }) => staffRole === 'owner' && state === 'pending');
