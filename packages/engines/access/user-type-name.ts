import { EnterpriseType, UserType } from './user-type.ts';

const names: Readonly<Record<number, string>> = {
  [UserType.Person]: '个人用户',
  [UserType.Tourist]: '访客',
  [UserType.FirstLevel]: '一级经销商',
  [UserType.SecondLevel]: '二级经销商',
  [UserType.GoldSecondLevel]: '金牌二级经销商',
  [UserType.FirstLevelStaff]: '一级经销商员工',
  [UserType.SalesStaff]: '销售人员',
  [UserType.SecondLevelStaff]: '二级经销商员工',
  [UserType.GoldSecondLevelStaff]: '金牌二级经销商员工',
};

/** The identity in the words of the trade; 用户 for a code that is none. */
export const identityName = (userType: number): string => names[userType] ?? '用户';

/** What an enterprise is called by its type. Source: ACCESS-3. */
export const enterpriseTypeNames: Readonly<Record<EnterpriseType, string>> = {
  [EnterpriseType.First]: '一级经销商',
  [EnterpriseType.Second]: '二级经销商',
  [EnterpriseType.Installer]: '安装商',
  [EnterpriseType.ISecond]: '行业二级经销商',
  [EnterpriseType.GoldSecond]: '金牌二级经销商',
  [EnterpriseType.SelfOperated]: '自营',
};
