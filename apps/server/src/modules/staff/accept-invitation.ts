import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { AuthStatus, employeeTypeOf, type EmployeeType } from '@portal/engines/access';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findMember, getContact, insertMember, lockMembers, updateMember } from '../account/index.ts';
import { findEnterprise } from '../enterprise/index.ts';
import { takeInvitationStep } from './invitation-step.ts';
import { findReceived, type InvitationRow } from './store.ts';

/** Of any number of answers at once one counts; accepted again it is answered as the first time. */
export const acceptInvitation = operation(contract.acceptInvitation, async function acceptInvitation(ctx, { body: { invitationId } }) {
  const { accountNo } = ctx.caller;
  const receiver = { accountNo, phone: (await getContact(ctx.db, accountNo)).contactPhone };
  const first = await findReceived(ctx.db, receiver, invitationId);
  if (first === undefined) throw new AppError(notFound);
  const { merchantNo } = first;
  await lockMembers(ctx.db, merchantNo, first.staffRole === 'owner' ? [accountNo, first.inviterNo] : [accountNo]);
  const seen = (await findReceived(ctx.db, receiver, invitationId)) ?? first;
  const member = await findMember(ctx.db, merchantNo, accountNo);
  if (seen.state === 'accepted' && member) return { merchantNo };
  const enterprise = await findEnterprise(ctx.db, merchantNo);
  if (enterprise?.authStatus !== AuthStatus.Certified) throw new AppError(contract.invitationOver, { msg: '该企业当前未通过认证，暂时不能加入' });
  const employeeType = employeeTypeOf(enterprise.enterpriseType);
  if (seen.staffRole === 'owner') await takeOver(ctx, seen, employeeType);
  else {
    if (member) throw new AppError(contract.alreadyStaff, { msg: '您已是该企业的成员' });
    await insertMember(ctx.db, { accountNo, merchantNo, employeeType, isManager: seen.staffRole === 'manager', now: ctx.now });
  }
  await takeInvitationStep(ctx, seen, { act: 'accept', actor: 'invited', actorNo: accountNo, targetNo: accountNo });
  return { merchantNo };
});

/** The receiver owns it, the sender manages. Whoever of the two is not what they were by now ends it. */
async function takeOver({ db, caller: { accountNo } }: Context<SignedInCaller>, { merchantNo, inviterNo }: InvitationRow, employeeType: EmployeeType) {
  const [sender, receiver] = [await findMember(db, merchantNo, inviterNo), await findMember(db, merchantNo, accountNo)];
  if (sender?.staffRole !== 'owner' || sender.isAway || receiver === undefined) throw new AppError(contract.invitationOver, { message: 'somebody has left' });
  await updateMember(db, { accountNo, merchantNo, employeeType: null, isManager: false });
  await updateMember(db, { accountNo: inviterNo, merchantNo, employeeType, isManager: true });
}
