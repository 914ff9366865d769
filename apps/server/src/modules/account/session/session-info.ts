import { AppError, notSignedIn } from '@portal/contract/core';
import type { SessionInfo } from '@portal/contract/account';
import { userTypeOf } from '@portal/engines/access';
import { maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { findPersonFacts } from './store.ts';
import { userFactsOf } from './user-facts.ts';

/**
 * The user session data of an account, acting under its chosen identity; the phone is masked. Throws `notSignedIn` when the
 * account is gone. Source: ACCOUNT-2.
 */
export async function getSessionInfo(db: Db, accountNo: string): Promise<SessionInfo> {
  const person = await findPersonFacts(db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  const facts = userFactsOf(person);
  return {
    accountNo: person.accountNo,
    nickname: person.nickname,
    phone: maskPhone(person.phone),
    phonePlainText: '',
    userType: userTypeOf(facts),
    authStatus: facts.authStatus,
    auditStatus: person.auditStatus ?? 0,
    isHikSales: person.isHikSales,
    employee: facts.employee,
    employeeType: person.employeeType,
    enterpriseType: person.enterpriseType,
    merchantNo: person.merchantNo ?? '',
    companyName: person.companyName ?? '',
    provinceName: person.provinceName ?? '',
    cityName: person.cityName ?? '',
    hasBindFirstDistributor: person.shop !== null,
    boundShop: person.shop,
    multiIdentity: person.identities,
    isMultRole: person.identities.length > 1,
    surveyPermission: person.surveyPermission,
  };
}
