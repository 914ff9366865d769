import { EnterpriseType } from '@portal/engines/access';

export const TYPE_NAMES: Readonly<Record<number, string>> = {
  [EnterpriseType.First]: '一级经销商',
  [EnterpriseType.Second]: '二级经销商',
  [EnterpriseType.Installer]: '安装商',
  [EnterpriseType.ISecond]: '行业二级经销商',
  [EnterpriseType.GoldSecond]: '金牌二级经销商',
  [EnterpriseType.SelfOperated]: '自营',
};

/** What an auditor may make of an enterprise. */
export const GIVEN_TYPES = [EnterpriseType.Second, EnterpriseType.Installer, EnterpriseType.ISecond, EnterpriseType.GoldSecond] as const;
