import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/customer';
import { outcomeAt } from '@portal/engines/pricing';
import { formatDate } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import type { Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import * as groups from '../price/index.ts';
import { isNarrowed } from './assignment-store.ts';
import { askedBy } from './list-bound-customers.ts';
import { countByGroup, listCustomersByNo } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** When a day of China begins, or `days` days later. */
const beginOf = (day: string | null, days: number): Date | null => (day === null ? null : new Date(Date.parse(`${day}T00:00:00+08:00`) + days * DAY_MS));

const termsOf = ({ groupName, rate, beginDate, endDate }: contract.GroupTerms) => ({
  groupName,
  rate,
  gmtBegin: beginOf(beginDate, 0),
  gmtEnd: beginOf(endDate, 1),
});

type TermsRow = ReturnType<typeof termsOf>;
const isSameTerms = (one: TermsRow, other: TermsRow): boolean =>
  one.groupName === other.groupName &&
  one.rate === other.rate &&
  one.gmtBegin?.getTime() === other.gmtBegin?.getTime() &&
  one.gmtEnd?.getTime() === other.gmtEnd?.getTime();

type Counted = Awaited<ReturnType<typeof groups.listGroups>>[number];

function shownOf({ groupNo, groupName, rate, gmtBegin, gmtEnd, memberCount, priceCount }: Counted, now: number): contract.PricingGroup {
  const [from, to] = [gmtBegin?.getTime() ?? null, gmtEnd?.getTime() ?? null];
  return {
    groupNo,
    groupName,
    rate,
    beginDate: from === null ? null : formatDate(from),
    endDate: to === null ? null : formatDate(to - DAY_MS),
    validity: outcomeAt({ from, to }, now),
    memberCount,
    priceCount,
  };
}

export const listPricingGroups = operation(contract.listPricingGroups, async function listPricingGroups(ctx) {
  return (await listSeenGroups(ctx)).map((group) => shownOf(group, ctx.now));
});

/** Those that whoever asks may read: of staff who see their own customers alone the ones these are in, counted by these (ENTERPRISE-16). */
export async function listSeenGroups({ db, caller, now }: Pick<Pricing, 'db' | 'caller' | 'now'>): Promise<Counted[]> {
  const all = await groups.listGroups(db, caller.merchantNo);
  if (!(await isNarrowed(db, { shopNo: caller.merchantNo, staffNo: caller.accountNo }))) return all;
  const seen = await countByGroup(askedBy({ db, caller, now }));
  return all.flatMap((group) => {
    const memberCount = seen.get(group.groupNo);
    return memberCount === undefined ? [] : [{ ...group, memberCount }];
  });
}

export const addPricingGroup = operation(contract.addPricingGroup, async function addPricingGroup({ db, caller, now, newId }, { body }) {
  const { merchantNo, accountNo } = caller;
  await groups.lockGroups(db, merchantNo);
  const others = await groups.listGroups(db, merchantNo);
  if (others.length >= contract.PRICING_GROUPS_MAX) throw new AppError(contract.tooManyGroups);
  refuseTaken(others, body.groupName);
  const group = { groupNo: newId(), merchantNo, ...termsOf(body) };
  await groups.insertPricingGroup(db, { ...group, members: [], prices: [] }, { now, by: accountNo });
  return shownOf({ ...group, gmtCreate: new Date(now), memberCount: 0, priceCount: 0 }, now);
});

export const updatePricingGroup = operation(contract.updatePricingGroup, async function updatePricingGroup({ db, caller, now }, { body }) {
  const { merchantNo, accountNo } = caller;
  await groups.lockGroups(db, merchantNo);
  const all = await groups.listGroups(db, merchantNo);
  const before = foundIn(all, body.groupNo);
  refuseTaken(
    all.filter((group) => group !== before),
    body.groupName,
  );
  if (body.seen && !isSameTerms(before, termsOf(body.seen)) && !isSameTerms(before, termsOf(body))) throw new AppError(contract.changedMeanwhile);
  await groups.updatePricingGroup(db, before, termsOf(body), { now, by: accountNo });
  return null;
});

export const deletePricingGroup = operation(contract.deletePricingGroup, async function deletePricingGroup({ db, caller, now }, { body: { groupNo } }) {
  await groups.lockGroups(db, caller.merchantNo);
  const group = await getGroup(db, caller.merchantNo, groupNo);
  if (group.memberCount > 0)
    throw new AppError(contract.groupNotEmpty, { msg: `分组里还有 ${group.memberCount} 位客户，请先移出客户再删除`, data: { members: group.memberCount } });
  await groups.deletePricingGroup(db, group, { now, by: caller.accountNo });
  return null;
});

export const moveCustomers = operation(contract.moveCustomers, async function moveCustomers({ db, caller, now }, { body }) {
  const dealerNo = caller.merchantNo;
  const customerNos = [...new Set(body.customerNos)];
  await groups.lockGroups(db, dealerNo);
  const groupNo = body.groupNo === '' ? null : (await getGroup(db, dealerNo, body.groupNo)).groupNo;
  const customers = await listCustomersByNo(askedBy({ db, caller, now }), customerNos);
  if (customers.length < customerNos.length) throw new AppError(contract.notYourCustomer);
  await groups.putGroupMembers(db, { dealerNo, groupNo }, customers, { now, by: caller.accountNo });
  return null;
});

/** One of the dealer's own; that of another is none. */
export const getGroup = async (db: Db, dealerNo: string, groupNo: string): Promise<Counted> => foundIn(await groups.listGroups(db, dealerNo), groupNo);

export function foundIn(all: readonly Counted[], groupNo: string): Counted {
  const found = all.find((group) => group.groupNo === groupNo);
  if (!found) throw new AppError(contract.noSuchGroup);
  return found;
}

function refuseTaken(others: readonly Counted[], groupName: string): void {
  if (others.some((group) => group.groupName === groupName))
    throw new AppError(contract.groupNameTaken, { fields: { groupName: contract.groupNameTaken.msg } });
}
