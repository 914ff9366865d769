import { AppError, notFound } from '@portal/contract/core';
import { enterpriseCopy } from '@portal/contract/enterprise';
import * as contract from '@portal/contract/staff';
import { AuthStatus } from '@portal/engines/access';
import { operation } from '../../platform/http/operation.ts';
import { countOtherOwners, findMember, lockMembers } from '../account/index.ts';
import { findEnterprise } from '../enterprise/index.ts';
import type { StaffNeeds } from './needs.ts';
import { record } from './record.ts';
import { heirOf, takeOut } from './take-out.ts';

/** Whoever is its only owner hands it over first. */
export const leaveEnterprise = operation(contract.leaveEnterprise, async function leaveEnterprise(ctx, { body: { merchantNo } }, room: StaffNeeds) {
  const { accountNo } = ctx.caller;
  await lockMembers(ctx.db, merchantNo, [accountNo]);
  const member = await findMember(ctx.db, merchantNo, accountNo);
  if (member === undefined) throw new AppError(notFound);
  if (member.staffRole === 'owner' && (await countOtherOwners(ctx.db, member)) === 0) {
    const isCertified = (await findEnterprise(ctx.db, merchantNo))?.authStatus === AuthStatus.Certified;
    throw new AppError(contract.soleOwner, isCertified ? {} : { msg: enterpriseCopy.handoverShut });
  }
  const heir = await heirOf(ctx.db, member);
  if (heir === undefined) throw new AppError(notFound, { message: 'nobody owns the enterprise' });
  await takeOut(ctx, member, { heirNo: heir.accountNo, actorNo: accountNo }, room);
  await record(ctx, { act: 'leave', merchantNo, actorNo: accountNo, target: member, fromRole: member.staffRole, toldNo: heir.accountNo });
  return null;
});
