import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { updateOwnCustomers } from '../account/index.ts';
import { deleteMessagesLinked } from '../message/index.ts';
import { lockedPair } from './policy.ts';
import { record } from './record.ts';

/** Where a dealer's people are led by what they are told of orders, requests and customers. */
const DEALER_PAGES = '/merchantCenter/';

/** Managers see all customers. Throws `staffMoved` where the person is one by now. */
export const changeStaffScope = operation(contract.changeStaffScope, async function changeStaffScope(ctx, { body: { accountNo, ownCustomers } }) {
  const { actor, target } = await lockedPair(ctx, accountNo);
  if (target.staffRole !== 'staff') throw new AppError(contract.staffMoved);
  if (target.ownCustomers === ownCustomers) return null;
  const { merchantNo } = actor;
  await updateOwnCustomers(ctx.db, { accountNo, merchantNo }, ownCustomers);
  // what was told of all customers names those that are none of theirs now
  if (ownCustomers) await deleteMessagesLinked(ctx.db, { accountNo, merchantNo }, DEALER_PAGES);
  await record(ctx, { act: ownCustomers ? 'narrowCustomers' : 'widenCustomers', merchantNo, actorNo: actor.accountNo, target, toldNo: accountNo });
  return null;
});
