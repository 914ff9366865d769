import { UserType } from './user-type.ts';

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
