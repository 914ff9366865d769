import { AuthStatus, EnterpriseType } from './user-type.ts';

/**
 * True for whoever has a member centre here: certified enterprises, first-level ones, and people of several identities have a
 * workbench of their own and are led home instead.
 * Source: ACCESS-10.
 */
export const hasMemberCentre = (facts: { authStatus: AuthStatus; enterpriseType: EnterpriseType | null; isMultRole: boolean }): boolean =>
  facts.authStatus !== AuthStatus.Certified && facts.enterpriseType !== EnterpriseType.First && !facts.isMultRole;
