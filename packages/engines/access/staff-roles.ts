import { EmployeeType, EnterpriseType } from './user-type.ts';

/**
 * What the people of a certified enterprise may do in it, once: the owner is the enterprise, managers help, staff work. A role is one of an
 * identity; the user type says beside it which kind of dealer one acts for.
 * Source: ENTERPRISE-7.
 */
export const STAFF_ROLES = ['owner', 'manager', 'staff'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const table = {
  seesPrices: ['owner', 'manager', 'staff'],
  placesOrders: ['owner', 'manager', 'staff'],
  /** Changes what a first-level dealer offers and at which price (PRICE-17). */
  editsOffers: ['owner', 'manager'],
  /** Gives out coupons of a first-level dealer's shop (COUPON-11). */
  issuesShopCoupons: ['owner', 'manager'],
  /** Accepts, prices and sends what is ordered from a first-level dealer (ORDER-10). */
  handlesOrders: ['owner', 'manager', 'staff'],
  /** Says which customers of a first-level dealer its staff look after and see (ENTERPRISE-16). */
  assignsCustomers: ['owner', 'manager'],
  /** Sees what is shared out to a first-level dealer (SHARE-1). */
  seesShares: ['owner', 'manager'],
  /** Invites, changes and removes those below. */
  managesStaff: ['owner', 'manager'],
  /** Names managers, and takes that back. */
  namesManagers: ['owner'],
  /** Has the enterprise certified, and signs for it. */
  signsPapers: ['owner'],
  /** Sees who did what, and hands the enterprise over. */
  handsOver: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

/** What a role may, by its name. */
export type StaffRight = keyof typeof table;
export const STAFF_RIGHTS = Object.keys(table) as readonly StaffRight[];

/** May somebody of this role? Whoever has none may nothing. */
export const staffMay = (role: StaffRole | null, right: StaffRight): boolean => role !== null && (table[right] as readonly StaffRole[]).includes(role);

export const rolesWith = (right: StaffRight): readonly StaffRole[] => table[right];

/** Whether one may invite, change or remove somebody of the other role: an owner whoever is none, a manager plain staff. */
export const mayManage = (actor: StaffRole | null, other: StaffRole): boolean =>
  staffMay(actor, 'managesStaff') && other !== 'owner' && (other === 'staff' || staffMay(actor, 'namesManagers'));

/** The role of an identity, by its facts. */
export const staffRoleOf = ({ employeeType, isManager }: { employeeType: EmployeeType | null; isManager: boolean }): StaffRole => {
  if (employeeType === null) return 'owner';
  return isManager ? 'manager' : 'staff';
};

/** What those who work for such an enterprise are. Source: ACCESS-2, ACCESS-12. */
export function employeeTypeOf(enterpriseType: EnterpriseType): EmployeeType {
  if (enterpriseType === EnterpriseType.First) return EmployeeType.FirstLevel;
  return enterpriseType === EnterpriseType.GoldSecond ? EmployeeType.GoldSecondLevel : EmployeeType.SecondLevel;
}

const NAMES: Readonly<Record<StaffRole, string>> = { owner: '主账号', manager: '管理员', staff: '员工' };
export const staffRoleName = (role: StaffRole): string => NAMES[role];
