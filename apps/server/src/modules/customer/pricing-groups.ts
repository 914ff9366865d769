import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/customer';
import { outcomeAt } from '@portal/engines/pricing';
import { formatDate } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import type { Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import * as groups from '../price/index.ts';
import { changesIn, noteDealerAct } from '../staff/index.ts';
import { namesOf } from './assign-customers.ts';
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

const rateWords = (rate: number | null): string => (rate === null ? '不设' : `${rate}%`);
const daysWords = ({ gmtBegin, gmtEnd }: Pick<TermsRow, 'gmtBegin' | 'gmtEnd'>): string =>
  gmtBegin === null && gmtEnd === null
    ? '长期'
    : `${gmtBegin === null ? '即日' : formatDate(gmtBegin.getTime())} 至 ${gmtEnd === null ? '长期' : formatDate(gmtEnd.getTime() - DAY_MS)}`;
const termChanges = (before: TermsRow, after: TermsRow): string =>
  changesIn([
    ['名称', before.groupName, after.groupName],
    ['折扣率', rateWords(before.rate), rateWords(after.rate)],
    ['有效期', daysWords(before), daysWords(after)],
  ]);

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

export const addPricingGroup = operation(contract.addPricingGroup, async function addPricingGroup(ctx, { body }) {
  const { db, caller, now, newId } = ctx;
  const { merchantNo, accountNo } = caller;
  await groups.lockGroups(db, merchantNo);
  const others = await groups.listGroups(db, merchantNo);
  if (others.length >= contract.PRICING_GROUPS_MAX) throw new AppError(contract.tooManyGroups);
  refuseTaken(others, body.groupName);
  const group = { groupNo: newId(), merchantNo, ...termsOf(body) };
  await groups.insertPricingGroup(db, { ...group, members: [], prices: [] }, { now, by: accountNo });
  await noteDealerAct(ctx, 'addPricingGroup', `${group.groupName}，折扣率 ${rateWords(group.rate)}`);
  return shownOf({ ...group, gmtCreate: new Date(now), memberCount: 0, priceCount: 0 }, now);
});

export const updatePricingGroup = operation(contract.updatePricingGroup, async function updatePricingGroup(ctx, { body }) {
  const { db, caller, now } = ctx;
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
  if (!isSameTerms(before, termsOf(body))) await noteDealerAct(ctx, 'updatePricingGroup', `${before.groupName}，${termChanges(before, termsOf(body))}`);
  return null;
});

export const deletePricingGroup = operation(contract.deletePricingGroup, async function deletePricingGroup(ctx, { body: { groupNo } }) {
  const { db, caller, now } = ctx;
  await groups.lockGroups(db, caller.merchantNo);
  const group = await getGroup(db, caller.merchantNo, groupNo);
  if (group.memberCount > 0)
    throw new AppError(contract.groupNotEmpty, { msg: contract.groupCopy.notEmpty(group.memberCount), data: { members: group.memberCount } });
  await groups.deletePricingGroup(db, group, { now, by: caller.accountNo });
  await noteDealerAct(ctx, 'deletePricingGroup', `${group.groupName}，折扣率 ${rateWords(group.rate)}，分组价 ${group.priceCount} 个`);
  return null;
});

export const moveCustomers = operation(contract.moveCustomers, async function moveCustomers(ctx, { body }) {
  const { db, caller, now } = ctx;
  const dealerNo = caller.merchantNo;
  const customerNos = [...new Set(body.customerNos)];
  await groups.lockGroups(db, dealerNo);
  const group = body.groupNo === '' ? null : await getGroup(db, dealerNo, body.groupNo);
  const customers = await listCustomersByNo(askedBy({ db, caller, now }), customerNos);
  if (customers.length < customerNos.length) throw new AppError(contract.notYourCustomer);
  const all = await groups.listGroups(db, dealerNo);
  const from = [...new Set(customers.map((customer) => nameOfGroup(all, customer.groupNo)))].join('、');
  await groups.putGroupMembers(db, { dealerNo, groupNo: group?.groupNo ?? null }, customers, { now, by: caller.accountNo });
  await noteDealerAct(ctx, 'moveCustomers', `${namesOf(customers)}，由 ${from} 移到 ${group?.groupName ?? NO_GROUP}`);
  return null;
});

const NO_GROUP = '未分组';
const nameOfGroup = (all: readonly Counted[], groupNo: string | null): string => all.find((group) => group.groupNo === groupNo)?.groupName ?? NO_GROUP;

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
