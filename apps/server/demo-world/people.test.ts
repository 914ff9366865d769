import { password as passwordRule } from '@portal/contract/account';
import { EnterpriseType, OPERATOR_ROLES, userTypeOf, UserType } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { loadRegions } from '../src/modules/region/region-data.ts';
import { publishedAccounts } from '../src/modules/account/index.ts';
import { demoOperatorRows } from './operators.ts';
import { DEMO_PASSWORD, demoAccounts, demoPeople } from './people.ts';

const now = Date.UTC(2026, 10, 21);
const people = demoPeople(now);

describe('the people of the demo world', () => {
  it('are the same whenever they are made', () => expect(demoPeople(now)).toEqual(people));

  it('hold at least fifteen first-level dealers, each in an area that exists', () => {
    expect(people.dealers.length).toBeGreaterThanOrEqual(15);
    const names = new Map(loadRegions().map(({ code, name }) => [code, name]));
    for (const { areaCode, areaName, cityCode, provinceCode, provinceName, companyName } of people.enterprises) {
      expect(names.get(areaCode ?? ''), companyName).toBe(areaName);
      expect(areaCode?.startsWith(cityCode ?? ' '), companyName).toBe(true);
      expect(names.get(provinceCode ?? ''), companyName).toBe(provinceName);
    }
  });

  it('have an account for each user type but the visitor', () => {
    const enterprises = new Map(people.enterprises.map((row) => [row.merchantNo, row]));
    const types = people.accounts.map((account) => {
      const identity = people.identities.find(({ accountNo, chooseOn }) => accountNo === account.accountNo && chooseOn);
      const employee = identity?.employeeType !== null && identity?.employeeType !== undefined;
      return userTypeOf({
        isHikSales: account.isHikSales ?? false,
        authStatus: identity && !employee ? 1 : 0,
        employee,
        employeeType: identity?.employeeType ?? null,
        enterpriseType: enterprises.get(identity?.merchantNo ?? '')?.enterpriseType ?? null,
      });
    });
    expect(new Set([...types, UserType.Tourist])).toEqual(new Set(Object.values(UserType)));
  });

  it('have somebody of a second-level dealer of an industry, who may choose among dealers and has no default one (DEALER-13)', () => {
    const { merchantNo } = people.enterprises.find(({ enterpriseType }) => enterpriseType === EnterpriseType.ISecond) ?? {};
    expect(people.identities.some((identity) => identity.merchantNo === merchantNo)).toBe(true);
    expect(people.bindings.filter((bound) => bound.merchantNo === merchantNo).map(({ choosing }) => choosing)).toEqual([true, false]);
  });

  it('have an operator of each role on the console', () => expect(new Set(demoOperatorRows(now).map(({ role }) => role))).toEqual(new Set(OPERATOR_ROLES)));

  it('are all known to the start that locks them once the demo has ended', () => {
    expect(publishedAccounts).toEqual({ accountNos: people.accounts.map(({ accountNo }) => accountNo), password: DEMO_PASSWORD });
  });

  it('share one password that keeps the rule', () => {
    expect(passwordRule.safeParse(DEMO_PASSWORD).success).toBe(true);
    expect(new Set(demoAccounts.map(({ phone }) => phone)).size).toBe(demoAccounts.length);
  });

  it('are bound to dealers that exist', () => {
    const dealers = new Set(people.dealers.map(({ merchantNo }) => merchantNo));
    for (const { parentMerchantNo } of people.bindings) expect(dealers).toContain(parentMerchantNo);
  });
});
