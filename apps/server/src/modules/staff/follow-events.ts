/** What follows the events of lower rooms. Handed down to them in `app.ts`. */
import { employeeTypeOf, staffRoleName } from '@portal/engines/access';
import { formatDate } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { updateEmployeeTypes, type Registered } from '../account/index.ts';
import { findEnterprise, listCompanyNames, type OnAudited } from '../enterprise/index.ts';
import { sendMessage } from '../message/index.ts';
import { listReceived } from './store.ts';

/** An enterprise that is another kind of dealer by now makes its staff that of such a one. */
export const staffFollowsType: OnAudited = async ({ db }, { outcome, isFirst, merchantNo }) => {
  const enterprise = outcome === 'approved' && !isFirst ? await findEnterprise(db, merchantNo) : undefined;
  if (enterprise) await updateEmployeeTypes(db, merchantNo, employeeTypeOf(enterprise.enterpriseType));
};

/** Whoever was invited before there was an account finds it told (ENTERPRISE-8). */
export async function tellWaitingInvitations(ctx: Telling, { accountNo, phone }: Registered): Promise<void> {
  const received = await listReceived(ctx.db, { accountNo, phone }, { now: ctx.now, limit: 20 });
  const waiting = received.filter(({ state, gmtExpire }) => state === 'pending' && gmtExpire.getTime() > ctx.now);
  const companies = await listCompanyNames(
    ctx.db,
    waiting.map(({ merchantNo }) => merchantNo),
  );
  for (const { invitationId, merchantNo, staffRole, gmtExpire } of waiting)
    await sendMessage(ctx, {
      accountNo,
      merchantNo: null,
      type: 'staff',
      title: '企业邀请',
      text: `${companies.get(merchantNo) ?? ''}邀请您加入，角色为${staffRoleName(staffRole)}，请在 ${formatDate(gmtExpire.getTime())} 前确认。`,
      link: '/member/enterprises',
      eventKey: `staff waiting ${invitationId}`,
    });
}
