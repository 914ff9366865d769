import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/customer';
import { operation } from '../../platform/http/operation.ts';
import { findMember, lockMembers } from '../account/index.ts';
import { insertHistory } from '../staff/index.ts';
import { deleteAssignments, listStaffOf, putAssignments } from './assignment-store.ts';
import { askedBy } from './list-bound-customers.ts';
import { listCustomersByNo, type CustomerRow } from './store.ts';

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
  await insertHistory(db, {
    merchantNo: dealerNo,
    act: 'assignCustomers',
    actorNo: caller.accountNo,
    targetNo: body.staffNo === '' ? null : body.staffNo,
    detail: namesOf(customers),
    gmtCreate: new Date(now),
  });
  return null;
});

/** The first three by name; persons without their numbers, which may not stay longer than they do. */
export function namesOf(customers: readonly CustomerRow[]): string {
  const names = customers.map(({ memberKind, customerName }) => (memberKind === 'enterprise' ? customerName : '个人客户'));
  return names.length <= 3 ? names.join('、') : `${names.slice(0, 3).join('、')}等 ${names.length} 位客户`;
}
