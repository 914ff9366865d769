import { STAFF_ROLES, staffRoleOf } from '@portal/engines/access';
import { staffInvitationStates } from '@portal/engines/states';
import { describe, expect, it } from 'vitest';
import { demoApplicantRows } from './applicants.ts';
import { demoPeople } from './people.ts';
import { demoInvitations, demoStaffRows } from './staff.ts';

const now = Date.UTC(2026, 10, 21);
const rows = demoStaffRows(now);

describe('the demo world’s staff', () => {
  it('are people of every role, and invitations of every state', () => {
    const roles = rows.identities.map(({ employeeType = null, isManager = false }) => staffRoleOf({ employeeType, isManager }));
    expect(new Set(roles)).toEqual(new Set(STAFF_ROLES));
    expect(new Set(demoInvitations.map(([, , state]) => state))).toEqual(new Set(staffInvitationStates.states));
    expect(demoInvitations.filter(([, role, state]) => role === 'owner' && state === 'pending')).toHaveLength(1);
  });

  it('have all come on a day, as everybody of the demo world has', () => {
    const everybody = [rows, demoPeople(now), demoApplicantRows(now)].flatMap(({ identities }) => identities);
    expect(everybody.filter(({ gmtJoin }) => !(gmtJoin instanceof Date && gmtJoin.getTime() < now))).toEqual([]);
  });

  it('are nobody else of it', () => {
    const others = [demoPeople(now), demoApplicantRows(now)];
    const taken = others.flatMap(({ accounts, enterprises }) => [...accounts.map(({ phone }) => phone), ...enterprises.map(({ merchantNo }) => merchantNo)]);
    const own = [...rows.accounts.map(({ phone }) => phone), ...rows.enterprises.map(({ merchantNo }) => merchantNo)];
    expect(own.filter((one) => taken.includes(one))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });
});
