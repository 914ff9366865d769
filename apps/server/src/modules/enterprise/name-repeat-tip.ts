import { isMerchant, type EnterpriseType } from '@portal/engines/access';
import type { Asking } from '../../platform/http/context.ts';
import { findEnterprise, hasNamesake } from './store.ts';

/** Told to owners, until they say that the name is right. */
export async function findNameRepeatTip({ db, caller }: Asking): Promise<{ merchantType: EnterpriseType; companyName: string } | null> {
  const { merchantNo, userType } = caller;
  const own = isMerchant(userType) ? await findEnterprise(db, merchantNo) : undefined;
  if (own === undefined || own.nameRepeatKept || !(await hasNamesake(db, { merchantNo, companyName: own.companyName }))) return null;
  return { merchantType: own.enterpriseType, companyName: own.companyName };
}
