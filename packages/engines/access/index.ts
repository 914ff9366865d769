/** Front door of access: the user type from its facts, and what each role may see and call, as tables. */
export { dealerBindingOf, marksDefaultDealer, scopeWords } from './dealer-binding.ts';
export { floatingToolbarOf, switchesIdentityAt } from './floating-toolbar.ts';
export type { ToolbarItemId } from './floating-toolbar.ts';
export { mainNavigationOf, SECKILL_TYPE_NAMES } from './main-navigation.ts';
export type { NavigationItem } from './main-navigation.ts';
export { isOperatorAccess, OPERATOR_ROLES, operatorMay, operatorRoleName } from './operator-rights.ts';
export type { OperatorAccess, OperatorRole } from './operator-rights.ts';
export { PRICE_TIERS, priceTierName, priceTierOf } from './price-tier.ts';
export type { PriceTier } from './price-tier.ts';
export { mayCall, opensToAnySession, outcomeOf, refusalOf, rolesOf, typesOf, VISITOR } from './rights.ts';
export type { Access, Acting, Outcome } from './rights.ts';
export { employeeTypeOf, mayManage, STAFF_RIGHTS, STAFF_ROLES, staffMay, staffRoleName, staffRoleOf } from './staff-roles.ts';
export type { StaffRight, StaffRole } from './staff-roles.ts';
export { toolTabAt, toolTabs, toolTabsOf } from './tool-tabs.ts';
export { AuthStatus, EmployeeType, EngineerStatus, EnterpriseType, isEmployee, isMerchant, StoreType, UserType, userTypeOf } from './user-type.ts';
export type { UserFacts } from './user-type.ts';
export { willFreezeAt } from './will-freeze.ts';
export { enterpriseTypeNames, identityName } from './user-type-name.ts';
