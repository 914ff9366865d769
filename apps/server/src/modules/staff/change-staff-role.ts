import * as contract from '@portal/contract/staff';
import { employeeTypeOf } from '@portal/engines/access';
import { operation } from '../../platform/http/operation.ts';
import { updateMember } from '../account/index.ts';
import { findEnterprise } from '../enterprise/index.ts';
import { assertManages, lockedPair } from './policy.ts';
import { record } from './record.ts';

export const changeStaffRole = operation(contract.changeStaffRole, async function changeStaffRole(ctx, { body: { accountNo, staffRole } }) {
  const { actor, target } = await lockedPair(ctx, accountNo);
  assertManages(actor, staffRole);
  if (target.staffRole === staffRole) return null;
  const { merchantNo } = actor;
  const enterprise = await findEnterprise(ctx.db, merchantNo);
  const employeeType = enterprise === undefined ? null : employeeTypeOf(enterprise.enterpriseType);
  await updateMember(ctx.db, { accountNo, merchantNo, employeeType, isManager: staffRole === 'manager' });
  await record(ctx, { act: 'changeRole', merchantNo, actorNo: actor.accountNo, target, fromRole: target.staffRole, toRole: staffRole, toldNo: accountNo });
  return null;
});
