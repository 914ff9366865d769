import * as contract from '@portal/contract/enterprise';
import { isMerchant } from '@portal/engines/access';
import { operation } from '../../platform/http/operation.ts';
import { findEnterprise, hasNamesake } from './store.ts';

/** Told to owners, until they say that the name is right. */
export const getEnterpriseNameRepeatTip = operation(contract.getEnterpriseNameRepeatTip, async function getEnterpriseNameRepeatTip({ db, caller }) {
  const { merchantNo, userType } = caller;
  const own = isMerchant(userType) ? await findEnterprise(db, merchantNo) : undefined;
  if (own === undefined || own.nameRepeatKept || !(await hasNamesake(db, { merchantNo, companyName: own.companyName }))) return null;
  return { merchantType: own.enterpriseType, companyName: own.companyName };
});
