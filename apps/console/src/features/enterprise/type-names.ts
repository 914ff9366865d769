import { EnterpriseType, enterpriseTypeNames } from '@portal/engines/access';

export const TYPE_NAMES: Readonly<Record<number, string>> = enterpriseTypeNames;

/** What an auditor may make of an enterprise. */
export const GIVEN_TYPES = [EnterpriseType.Second, EnterpriseType.Installer, EnterpriseType.ISecond, EnterpriseType.GoldSecond] as const;
