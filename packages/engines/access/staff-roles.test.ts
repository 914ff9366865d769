import { describe, expect, it, test } from 'vitest';
import {
  EmployeeType,
  employeeTypeOf,
  EnterpriseType,
  mayCall,
  mayManage,
  outcomeOf,
  STAFF_RIGHTS,
  STAFF_ROLES,
  staffMay,
  staffRoleOf,
  typesOf,
  UserType,
  userTypeOf,
  VISITOR,
  type StaffRight,
} from './index.ts';

describe('roles of an enterprise’s people (ENTERPRISE-7)', () => {
  const HOLDERS: Readonly<Record<StaffRight, readonly string[]>> = {
    seesPrices: ['owner', 'manager', 'staff'],
    editsOffers: ['owner', 'manager'],
    issuesShopCoupons: ['owner', 'manager'],
    handlesOrders: ['owner', 'manager', 'staff'],
    placesOrders: ['owner', 'manager', 'staff'],
    assignsCustomers: ['owner', 'manager'],
    seesShares: ['owner', 'manager'],
    managesStaff: ['owner', 'manager'],
    namesManagers: ['owner'],
    signsPapers: ['owner'],
    handsOver: ['owner'],
  };
  it.each(STAFF_RIGHTS)('%s belongs to these and to nobody else', (right) => {
    expect(STAFF_ROLES.filter((role) => staffMay(role, right))).toEqual(HOLDERS[right]);
    expect(staffMay(null, right)).toBe(false);
  });

  it('go down: whoever may manage somebody may what that one may', () => {
    const pairs = STAFF_ROLES.flatMap((actor) => STAFF_ROLES.filter((other) => mayManage(actor, other)).map((other) => ({ actor, other })));
    const rising = pairs.flatMap(({ actor, other }) => STAFF_RIGHTS.filter((right) => staffMay(other, right) && !staffMay(actor, right)));
    expect(rising).toEqual([]);
  });
  it('let an owner manage managers and staff, a manager staff, and nobody an owner', () => {
    const pairs = STAFF_ROLES.flatMap((actor) => STAFF_ROLES.filter((other) => mayManage(actor, other)).map((other) => `${actor} ${other}`));
    expect(pairs).toEqual(['owner manager', 'owner staff', 'manager staff']);
    expect(STAFF_ROLES.filter((other) => mayManage(null, other))).toEqual([]);
  });

  it('fit the rights of user types: who sees prices as staff sees them as a user type, and papers are the owners’ alone', () => {
    const staff = [UserType.FirstLevelStaff, UserType.SecondLevelStaff, UserType.GoldSecondLevelStaff];
    for (const userType of staff) {
      expect(mayCall('customerPrice', userType)).toBe(staffMay('staff', 'seesPrices'));
      expect(mayCall('certifies', userType)).toBe(staffMay('manager', 'signsPapers'));
    }
  });

  test.each([
    [{ employeeType: null, isManager: false }, 'owner'],
    [{ employeeType: EmployeeType.SecondLevel, isManager: true }, 'manager'],
    [{ employeeType: EmployeeType.FirstLevel, isManager: false }, 'staff'],
  ])('of %j is %s', (facts, role) => expect(staffRoleOf(facts)).toBe(role));

  it('make staff of the kind of dealer that their enterprise is, of every type', () => {
    const staffOf = (enterpriseType: EnterpriseType) =>
      userTypeOf({ isHikSales: false, authStatus: 0, employee: true, employeeType: employeeTypeOf(enterpriseType), enterpriseType });
    expect(Object.values(EnterpriseType).map((type) => [type, staffOf(type)])).toEqual([
      [1, 11],
      [2, 22],
      [3, 22],
      [4, 22],
      [5, 33],
      [9, 22],
    ]);
  });
});

describe('a right that names roles', () => {
  it('is had by them and not by the user type alone', () => {
    for (const userType of typesOf('managesStaff')) {
      expect(STAFF_ROLES.filter((role) => mayCall('managesStaff', userType, role))).toEqual(['owner', 'manager']);
      expect(mayCall('managesStaff', userType)).toBe(false);
      expect(mayCall('managesStaff', userType, null)).toBe(false);
    }
    expect(mayCall('managesStaff', UserType.Person, 'owner')).toBe(false);
  });
  it('opens a page to them, and refuses it to others', () => {
    const as = (staffRole: 'owner' | 'manager' | 'staff' | null) => outcomeOf('managesStaff', { ...VISITOR, userType: UserType.SecondLevelStaff, staffRole });
    expect([as('manager'), as('staff'), as(null)]).toEqual(['open', 'refused', 'refused']);
    expect(outcomeOf('managesStaff', VISITOR)).toBe('signIn');
  });
});
