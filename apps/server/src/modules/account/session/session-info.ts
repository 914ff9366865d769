import { AppError, notSignedIn } from '@portal/contract/core';
import type { SessionInfo } from '@portal/contract/account';
import { fileUrl } from '@portal/contract/file';
import { EngineerStatus, userTypeOf, willFreezeAt } from '@portal/engines/access';
import { maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { findPersonFacts } from './store.ts';
import { actingRoleOf, userFactsOf } from './user-facts.ts';

/**
 * The user session data of an account, acting under its chosen identity; the phone is masked. Throws `notSignedIn` when the
 * account is gone. `now` in milliseconds. Source: ACCOUNT-2.
 */
export async function getSessionInfo(db: Db, accountNo: string, now: number): Promise<SessionInfo> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  const facts = userFactsOf(person);
  return {
    id: person.accountNo,
    accountNo: person.accountNo,
    nickname: person.nickname,
    avatarUrl: person.avatar === null ? '' : fileUrl(person.avatar),
    phone: maskPhone(person.phone),
    phonePlainText: '',
    userType: userTypeOf(facts),
    authStatus: facts.authStatus,
    auditStatus: person.auditStatus ?? 0,
    isHikSales: person.isHikSales,
    isBd: person.isBd,
    memberLevel: person.memberLevel,
    engineer: person.engineerStatus === EngineerStatus.Certified,
    engineerStatus: person.engineerStatus,
    personAuthStatus: person.personAuthStatus,
    employee: facts.employee,
    employeeType: person.employeeType,
    employeeOfMerchantNo: facts.employee ? (person.merchantNo ?? '') : '',
    staffRole: actingRoleOf(person),
    enterpriseType: person.enterpriseType,
    merchantNo: person.merchantNo ?? '',
    companyName: person.companyName ?? '',
    provinceName: person.provinceName ?? '',
    cityName: person.cityName ?? '',
    areaName: person.areaName ?? '',
    smb: person.smb ?? false,
    hasStore: person.storeType !== null,
    storeType: person.storeType,
    willFreeze: willFreezeAt(person.gmtFreeze, now),
    gmtFreeze: person.gmtFreeze === null ? null : new Date(person.gmtFreeze).toISOString(),
    freezeReason: person.freezeReason ?? '',
    groupBinds: person.groupBinds,
    hasBindFirstDistributor: person.shop !== null,
    boundShop: person.shop,
    multiIdentity: person.identities,
    isMultRole: person.identities.length > 1,
    surveyPermission: person.surveyPermission,
  };
}
