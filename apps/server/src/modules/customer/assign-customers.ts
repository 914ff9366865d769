import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/customer';
import { operation } from '../../platform/http/operation.ts';
import { findMember, lockMembers } from '../account/index.ts';
import { deleteAssignments, listStaffOf, putAssignments } from './assignment-store.ts';
import { askedBy } from './list-bound-customers.ts';
import { listCustomersByNo } from './store.ts';

export const listCustomerStaff = operation(contract.listCustomerStaff, function listCustomerStaff({ db, caller }) {
  return listStaffOf(db, caller.merchantNo);
});

/** Held with the dealer's people, so that nobody who leaves meanwhile is given any. */
export const assignCustomers = operation(contract.assignCustomers, async function assignCustomers(ctx, { body }) {
  const { db, caller, now } = ctx;
  const { merchantNo: dealerNo } = caller;
  const customerNos = [...new Set(body.customerNos)];
  if (body.staffNo !== '') {
    await lockMembers(db, dealerNo, [body.staffNo]);
    if ((await findMember(db, dealerNo, body.staffNo)) === undefined) throw new AppError(contract.noSuchStaff);
  }
  const customers = await listCustomersByNo(askedBy(ctx), customerNos);
  if (customers.length < customerNos.length) throw new AppError(contract.notYourCustomer);
  const members = customers.map(({ memberKind, memberNo }) => ({ memberKind, memberNo }));
  if (body.staffNo === '') await deleteAssignments(db, dealerNo, members);
  else
    await putAssignments(
      db,
      members.map((member) => ({ dealerNo, ...member, accountNo: body.staffNo, gmtCreate: new Date(now) })),
    );
  return null;
});
