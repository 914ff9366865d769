import { rolesWith, type StaffRole } from './staff-roles.ts';
import { AuthStatus, EMPLOYEE_TYPES, EnterpriseType, MERCHANT_TYPES, UserType } from './user-type.ts';

/** Of whoever acts, what decides over rights. */
export interface Acting {
  userType: UserType;
  authStatus: AuthStatus;
  enterpriseType: EnterpriseType | null;
  /** More than one identity. */
  isMultRole: boolean;
  /** In the certified enterprise acted for; null or absent: none. */
  staffRole?: StaffRole | null;
}

/** Nobody signed in. */
export const VISITOR: Acting = { userType: UserType.Tourist, authStatus: AuthStatus.Uncertified, enterpriseType: null, isMultRole: false };

interface Right {
  types: readonly UserType[];
  /** Of those types only these roles have it (ENTERPRISE-7); all of them where none are named. */
  roles?: readonly StaffRole[];
  /** Those of the types who have it in whatever role. */
  anyRole?: readonly UserType[];
  /** Those of the types who have it somewhere else, and are led home from its pages. */
  elsewhere?: (acting: Acting) => boolean;
}

const EVERYONE = Object.values(UserType);
const SIGNED_IN = EVERYONE.filter((userType) => userType !== UserType.Tourist);
const ENTERPRISE_PEOPLE = [...MERCHANT_TYPES, ...EMPLOYEE_TYPES];

/** Certified enterprises, first-level ones and people of several identities have their workbench elsewhere (ACCESS-10). */
const hasWorkbenchElsewhere = ({ authStatus, enterpriseType, isMultRole }: Acting): boolean =>
  authStatus === AuthStatus.Certified || enterpriseType === EnterpriseType.First || isMultRole;

/**
 * Who may what, once: endpoints and pages state a name of this table, menus and bars ask it, prices follow from it. Nothing else
 * in the house lists user types to decide over a right. Who may for one record is the room's policy.
 * Source: ACCESS-8 to ACCESS-18.
 */
const table = {
  /** Pages and calls without a session. */
  everyone: { types: EVERYONE },
  signedIn: { types: SIGNED_IN },
  /** Chooses, changes and switches the first-level dealer ordered from (ACCESS-11). */
  ordersFromDealer: { types: [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel] },
  /** Has a cart (CART-1): whoever orders from a dealer, their people, and the provider's sales staff. */
  keepsCart: {
    types: [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel, UserType.SecondLevelStaff, UserType.GoldSecondLevelStaff, UserType.SalesStaff],
  },
  /** Reads own orders, takes what comes, and asks about what is wrong with it: those who have a cart; also while their enterprise is frozen (ENTERPRISE-12). */
  keepsOrders: {
    types: [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel, UserType.SecondLevelStaff, UserType.GoldSecondLevelStaff, UserType.SalesStaff],
  },
  /** Owners and staff of dealers: what their enterprise shows. */
  actsForEnterprise: { types: ENTERPRISE_PEOPLE },
  /** Has an enterprise certified: individuals, and owners of one; staff have the owner do it (ENTERPRISE-5). */
  certifies: { types: [UserType.Person, ...MERCHANT_TYPES] },
  /** Owners of certified enterprises. */
  ownsEnterprise: { types: MERCHANT_TYPES },
  /** Invites, changes and removes an enterprise's people (ENTERPRISE-7). */
  managesStaff: { types: ENTERPRISE_PEOPLE, roles: rolesWith('managesStaff') },
  /** Sees the enterprise at a glance (ENTERPRISE-15); of a first-level dealer all its people, who handle its orders. */
  seesOverview: { types: ENTERPRISE_PEOPLE, roles: rolesWith('managesStaff'), anyRole: [UserType.FirstLevelStaff] },
  /** Hands the enterprise over, and sees who did what in it (ENTERPRISE-9). */
  handsOver: { types: MERCHANT_TYPES, roles: rolesWith('handsOver') },
  /** May become one of an enterprise's people; the provider's sales staff works for the provider (ENTERPRISE-8). */
  joinsEnterprise: { types: SIGNED_IN.filter((userType) => userType !== UserType.SalesStaff) },
  /** The price of dealers; everybody else sees the reference price (ACCESS-9). */
  customerPrice: { types: [...ENTERPRISE_PEOPLE, UserType.SalesStaff] },
  /** Is priced by the dealer ordered from, and by its groups (PRICE-12): whoever orders from one, and their people. */
  pricedByDealer: {
    types: [UserType.Person, UserType.SecondLevel, UserType.GoldSecondLevel, UserType.SecondLevelStaff, UserType.GoldSecondLevelStaff],
  },
  /** Sees what a first-level dealer offers at which price (PRICE-17): its own people. */
  seesOffers: { types: [UserType.FirstLevel, UserType.FirstLevelStaff] },
  /** Changes it. */
  editsOffers: { types: [UserType.FirstLevel, UserType.FirstLevelStaff], roles: rolesWith('editsOffers') },
  /** Gives out coupons of a first-level dealer's shop (COUPON-11). */
  issuesShopCoupons: { types: [UserType.FirstLevel, UserType.FirstLevelStaff], roles: rolesWith('issuesShopCoupons') },
  /** Sees and handles what is ordered from a first-level dealer (ORDER-10): its own people. */
  handlesOrders: { types: [UserType.FirstLevel, UserType.FirstLevelStaff], roles: rolesWith('handlesOrders') },
  /** Says who of a first-level dealer's staff looks after which customer, and sees them alone (ENTERPRISE-16). */
  assignsCustomers: { types: [UserType.FirstLevel, UserType.FirstLevelStaff], roles: rolesWith('assignsCustomers') },
  /** Sees what is shared out to a first-level dealer (SHARE-1). */
  seesShares: { types: [UserType.FirstLevel, UserType.FirstLevelStaff], roles: rolesWith('seesShares') },
  /** Makes design orders for customers of its own, by group (DESIGN-9): who has pricing groups. */
  ordersForCustomers: { types: [UserType.FirstLevel, UserType.FirstLevelStaff] },
  /** Keeps products of their own (PRIVATE-3): the provider's sales staff are the private-role accounts, which do not. */
  keepsPrivateProducts: { types: [UserType.Person, ...ENTERPRISE_PEOPLE] },
  memberCentre: { types: SIGNED_IN, elsewhere: hasWorkbenchElsewhere },
  /** Has no member centre, and the account's settings below the merchant centre (ACCOUNT-20). */
  merchantSettings: { types: SIGNED_IN, elsewhere: (acting) => !hasWorkbenchElsewhere(acting) },
  /** Is asked on /home to have the enterprise certified (ACCESS-13). */
  certificationGuide: { types: [UserType.Tourist, UserType.Person] },
  /** The bar at the lower edge of a phone (ACCESS-14). */
  bottomBar: { types: [UserType.Tourist, UserType.Person] },
  /** What the top bar calls the workbench outside: 我的云商城 to individuals, 客户运营中心 to all others (ACCESS-15). */
  cloudMall: { types: [UserType.Person] },
} as const satisfies Readonly<Record<string, Right>>;

/** A right by its name: what an endpoint or a page states of who may. Source: ACCESS-8. */
export type Access = keyof typeof table;

/** What becomes of a step to a page: it opens, a guest signs in first and comes back, it is refused, or it leads home. */
export type Outcome = 'open' | 'signIn' | 'refused' | 'home';

const rightOf = (access: Access): Right => table[access];

/** May this user type, in this role, call what states this right? A user type nobody knows may what everybody may. */
export function mayCall(access: Access, userType: UserType, staffRole: StaffRole | null = null): boolean {
  if (access === 'everyone') return true;
  const { types, roles, anyRole = [] } = rightOf(access);
  return types.includes(userType) && (roles === undefined || (staffRole !== null && (roles.includes(staffRole) || anyRole.includes(userType))));
}

/** What a frozen enterprise has not, whatever its people are. */
const ORDERING: readonly Access[] = ['ordersFromDealer', 'keepsCart'];

/** The roles a right is for; undefined where it goes by user type alone. */
export const rolesOf = (access: Access): readonly StaffRole[] | undefined => rightOf(access).roles;

/**
 * Why a call is refused, or null: `frozen` where the enterprise acted for is, which orders nothing while that lasts and has no right of
 * dealers. Source: ENTERPRISE-12.
 */
export function refusalOf(
  access: Access,
  { userType, staffRole, isFrozen = false }: { userType: UserType; staffRole?: StaffRole | null | undefined; isFrozen?: boolean | undefined },
): 'forbidden' | 'frozen' | null {
  if (isFrozen && ORDERING.includes(access)) return 'frozen';
  if (mayCall(access, userType, staffRole)) return null;
  return isFrozen ? 'frozen' : 'forbidden';
}

/** The user types a right names. */
export const typesOf = (access: Access): readonly UserType[] => rightOf(access).types;

export function outcomeOf(access: Access, acting: Acting): Outcome {
  if (!mayCall(access, acting.userType, acting.staffRole)) return acting.userType === UserType.Tourist ? 'signIn' : 'refused';
  return rightOf(access).elsewhere?.(acting) ? 'home' : 'open';
}

/** Whether it opens to whoever is signed in, so that nobody need ask who that is. */
export const opensToAnySession = (access: Access): boolean => {
  const { types, roles, elsewhere } = rightOf(access);
  return elsewhere === undefined && roles === undefined && SIGNED_IN.every((userType) => types.includes(userType));
};
