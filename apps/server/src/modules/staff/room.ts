import { LOOK_KEPT_DAYS } from '@portal/contract/staff';
import { defineRoom } from '../../platform/room.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { changeStaffScope } from './change-staff-scope.ts';
import { declineInvitation } from './decline-invitation.ts';
import { expireInvitations } from './expire-invitations.ts';
import { inviteStaff } from './invite-staff.ts';
import { leaveEnterprise } from './leave-enterprise.ts';
import { listOwnEnterprises } from './list-own-enterprises.ts';
import { listStaffHistory } from './list-staff-history.ts';
import { listStaff } from './list-staff.ts';
import { listCustomerLooks } from './looks/list-looks.ts';
import { deleteLooksBefore } from './looks/store.ts';
import type { StaffNeeds } from './needs.ts';
import { offerHandover } from './offer-handover.ts';
import { removeStaff } from './remove-staff.ts';
import { resendInvitation } from './resend-invitation.ts';
import { sendInvitationSms } from './send-invitation-sms.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const staffRoom = defineRoom({
  name: 'staff',
  open: (needs: StaffNeeds) => needs,
  operations: [
    listStaff,
    inviteStaff,
    resendInvitation,
    withdrawInvitation,
    changeStaffRole,
    changeStaffScope,
    removeStaff,
    offerHandover,
    listStaffHistory,
    listOwnEnterprises,
    acceptInvitation,
    declineInvitation,
    leaveEnterprise,
    listCustomerLooks,
  ],
  tasks: [sendInvitationSms],
  jobs: [
    { name: 'expire-staff-invitations', cron: '13 * * * *', run: expireInvitations },
    {
      name: 'forget-customer-looks',
      cron: '31 4 * * *',
      run: ({ database, now }) => deleteLooksBefore(database.db, new Date(now - LOOK_KEPT_DAYS * 24 * 3_600_000)),
    },
  ],
});
