import type { Task } from '../../platform/jobs/task.ts';
import { findEnterprise } from '../enterprise/index.ts';
import type { StaffNeeds } from './needs.ts';
import { findWaiting } from './store.ts';

/** `sent`: which sending it is; one that was answered, ran out or was sent again meanwhile is sent no more. */
export const sendInvitationSms: Task<{ invitationId: string; sent: number }, StaffNeeds> = {
  name: 'send-staff-invitation',
  async perform({ database: { db }, now }, { invitationId, sent }, { sms }) {
    const row = await findWaiting(db, invitationId);
    if (row === undefined || row.sent !== sent || row.gmtExpire.getTime() <= now) return;
    const enterprise = await findEnterprise(db, row.merchantNo);
    if (enterprise) await sms.invite?.({ phone: row.phone, companyName: enterprise.companyName });
  },
};
