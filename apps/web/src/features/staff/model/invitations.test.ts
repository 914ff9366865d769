import type { StaffInvitation } from '@portal/contract/staff';
import { staffInvitationStates, type StaffInvitationState } from '@portal/engines/states';
import { describe, expect, it } from 'vitest';
import { isHandoverOpen, splitInvitations } from './invitations.ts';

const an = (state: StaffInvitationState, staffRole: StaffInvitation['staffRole']): StaffInvitation => ({
  invitationId: `${staffRole} ${state}`,
  phone: '138****0001',
  staffRole,
  state,
  inviterName: '邵平',
  gmtCreate: '2026-11-01T00:00:00.000Z',
  gmtExpire: '2026-11-08T00:00:00.000Z',
});
const idsOf = (invitations: readonly StaffInvitation[]) => invitations.map(({ invitationId }) => invitationId);

describe('invitations of an enterprise', () => {
  it('are open while they wait or can be sent again, and each is on one side (ENTERPRISE-8)', () => {
    const all = staffInvitationStates.states.flatMap((state) => [an(state, 'staff'), an(state, 'owner')]);
    const { open, over } = splitInvitations(all);
    expect(idsOf(open)).toEqual(['staff pending', 'owner pending', 'staff expired']);
    expect([...open, ...over]).toHaveLength(all.length);
  });

  it('are a hand-over under way only while it waits (ENTERPRISE-9)', () => {
    expect(isHandoverOpen([an('pending', 'staff'), an('expired', 'owner')])).toBe(false);
    expect(isHandoverOpen([an('pending', 'owner')])).toBe(true);
  });
});
