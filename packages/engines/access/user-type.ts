/**
 * What kind of user acts. Derived from the facts of a session by `userTypeOf`, never stored or chosen.
 * Source: ACCESS-1.
 */
export const UserType = {
  Person: -1,
  Tourist: 0,
  FirstLevel: 1,
  SecondLevel: 2,
  GoldSecondLevel: 5,
  FirstLevelStaff: 11,
  SalesStaff: 20,
  SecondLevelStaff: 22,
  GoldSecondLevelStaff: 33,
} as const;
export type UserType = (typeof UserType)[keyof typeof UserType];

/** What kind of enterprise one acts for. Source: ACCESS-3. */
export const EnterpriseType = {
  First: 1,
  Second: 2,
  Installer: 3,
  ISecond: 4,
  GoldSecond: 5,
  SelfOperated: 9,
} as const;
export type EnterpriseType = (typeof EnterpriseType)[keyof typeof EnterpriseType];

/** Whose employee one is: of a first-level, second-level or gold second-level dealer. Source: ACCESS-2. */
export const EmployeeType = { FirstLevel: 1, SecondLevel: 2, GoldSecondLevel: 3 } as const;
export type EmployeeType = (typeof EmployeeType)[keyof typeof EmployeeType];

/** Whether the provider has certified an enterprise. Source: ACCESS-2. */
export const AuthStatus = { Uncertified: 0, Certified: 1 } as const;
export type AuthStatus = (typeof AuthStatus)[keyof typeof AuthStatus];

/** Whether somebody is an engineer certified by the provider; 1 is certified, as everywhere. Source: ACCOUNT-2. */
export const EngineerStatus = { None: 0, Certified: 1, InReview: 2, Refused: 3 } as const;
export type EngineerStatus = (typeof EngineerStatus)[keyof typeof EngineerStatus];

/** What kind of shop an enterprise has that customers can walk into. Source: ACCOUNT-2. */
export const StoreType = { Own: 1, Franchised: 2 } as const;
export type StoreType = (typeof StoreType)[keyof typeof StoreType];

/** The facts of a session that decide the user type; codes as they rest in the database. */
export interface UserFacts {
  /** Provider's sales flag. */
  isHikSales: boolean;
  authStatus: AuthStatus;
  employee: boolean;
  employeeType: EmployeeType | null;
  enterpriseType: EnterpriseType | null;
}

/**
 * The user type of a session; null stands for no user data (a visitor). The sales flag wins over all; then a certified
 * enterprise counts by its type (1 first-level, 5 gold, everything else second-level); else an employee counts by employee
 * type, and everyone left is a person. An employee of no known type is a person: the least rights of a signed-in user.
 * Source: ACCESS-2.
 */
export function userTypeOf(facts: UserFacts | null): UserType {
  if (facts === null) return UserType.Tourist;
  if (facts.isHikSales) return UserType.SalesStaff;
  if (facts.authStatus === AuthStatus.Certified) return merchantTypeOf(facts.enterpriseType);
  return facts.employee ? staffTypeOf(facts.employeeType) : UserType.Person;
}

function merchantTypeOf(enterpriseType: EnterpriseType | null): UserType {
  if (enterpriseType === EnterpriseType.First) return UserType.FirstLevel;
  return enterpriseType === EnterpriseType.GoldSecond ? UserType.GoldSecondLevel : UserType.SecondLevel;
}

function staffTypeOf(employeeType: EmployeeType | null): UserType {
  if (employeeType === EmployeeType.FirstLevel) return UserType.FirstLevelStaff;
  if (employeeType === EmployeeType.SecondLevel) return UserType.SecondLevelStaff;
  return employeeType === EmployeeType.GoldSecondLevel ? UserType.GoldSecondLevelStaff : UserType.Person;
}

/** The merchant group: first-level, second-level and gold second-level dealers. Source: ACCESS-1. */
export const MERCHANT_TYPES = [UserType.FirstLevel, UserType.SecondLevel, UserType.GoldSecondLevel] as const;

/** The employee group: staff of the three kinds of dealer, not the provider's sales staff. Source: ACCESS-1. */
export const EMPLOYEE_TYPES = [UserType.FirstLevelStaff, UserType.SecondLevelStaff, UserType.GoldSecondLevelStaff] as const;

/** Is this a dealer acting in person? See `isEmployee` for those who work for one. */
export const isMerchant = (userType: UserType): boolean => (MERCHANT_TYPES as readonly UserType[]).includes(userType);

/** Is this somebody employed by a dealer? The provider's sales staff is not. */
export const isEmployee = (userType: UserType): boolean => (EMPLOYEE_TYPES as readonly UserType[]).includes(userType);
