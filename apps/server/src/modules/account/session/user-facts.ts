import { AuthStatus, staffRoleOf, type StaffRole, type UserFacts } from '@portal/engines/access';
import type { ActingFacts } from './store.ts';

/**
 * The facts the user type is derived from (ACCESS-2). The certificate is the owner's: somebody employed by a
 * certified enterprise acts by employee type and not as the enterprise, so their `authStatus` counts as 0.
 */
export function userFactsOf(facts: Pick<ActingFacts, 'isHikSales' | 'authStatus' | 'employeeType' | 'enterpriseType'>): UserFacts {
  const employee = facts.employeeType !== null;
  return {
    isHikSales: facts.isHikSales,
    authStatus: employee ? AuthStatus.Uncertified : (facts.authStatus ?? AuthStatus.Uncertified),
    employee,
    employeeType: facts.employeeType,
    enterpriseType: facts.enterpriseType,
  };
}

/** The role in the enterprise acted for, while that is certified (ENTERPRISE-7). */
export function actingRoleOf({ authStatus, employeeType, isManager }: Pick<ActingFacts, 'authStatus' | 'employeeType' | 'isManager'>): StaffRole | null {
  return authStatus === AuthStatus.Certified ? staffRoleOf({ employeeType, isManager: isManager ?? false }) : null;
}
