import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import type { StaffNeeds } from './needs.ts';
import { lockedPair } from './policy.ts';
import { record } from './record.ts';
import { heirOf, takeOut } from './take-out.ts';

/** A page that still acts as them is refused at its next call. */
export const removeStaff = operation(contract.removeStaff, async function removeStaff(ctx, { body: { accountNo } }, room: StaffNeeds) {
  const { actor, target } = await lockedPair(ctx, accountNo);
  const heir = await heirOf(ctx.db, target);
  if (heir === undefined) throw new AppError(notFound, { message: 'nobody owns the enterprise' });
  const { merchantNo, accountNo: actorNo } = actor;
  await takeOut(ctx, target, { heirNo: heir.accountNo, actorNo }, room);
  await record(ctx, { act: 'remove', merchantNo, actorNo, target, fromRole: target.staffRole, toldNo: accountNo });
  return null;
});
