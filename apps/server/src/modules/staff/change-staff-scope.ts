import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { updateOwnCustomers } from '../account/index.ts';
import { lockedPair } from './policy.ts';
import { record } from './record.ts';

/** Managers see all customers. Throws `staffMoved` where the person is one by now. */
export const changeStaffScope = operation(contract.changeStaffScope, async function changeStaffScope(ctx, { body: { accountNo, ownCustomers } }) {
  const { actor, target } = await lockedPair(ctx, accountNo);
  if (target.staffRole !== 'staff') throw new AppError(contract.staffMoved);
  if (target.ownCustomers === ownCustomers) return null;
  const { merchantNo } = actor;
  await updateOwnCustomers(ctx.db, { accountNo, merchantNo }, ownCustomers);
  await record(ctx, { act: ownCustomers ? 'narrowCustomers' : 'widenCustomers', merchantNo, actorNo: actor.accountNo, target, toldNo: accountNo });
  return null;
});
