import { AppError } from '@portal/contract/core';
import { notYourCustomer } from '@portal/contract/customer';
import { UserType, userTypeOf } from '@portal/engines/access';
import type { Pricing } from '../../platform/http/context.ts';
import type { AskingPrices } from '../price/index.ts';
import { listCustomersByNo, type CustomerRow } from './store.ts';

/** As whom a customer is shown prices where it orders from this dealer; whoever is none of its customers is refused. */
export async function pricedAs({ db, caller, now }: Pricing, customerNo: string): Promise<AskingPrices> {
  const [customer] = await listCustomersByNo({ db, now, dealerNo: caller.merchantNo, staffNo: caller.accountNo }, [customerNo]);
  if (!customer) throw new AppError(notYourCustomer);
  return { db, now, caller: callerOf(customer, caller.merchantNo) };
}

type Priced = Pick<CustomerRow, 'memberKind' | 'memberNo' | 'enterpriseType' | 'authStatus' | 'isFrozen'>;

/** As whom somebody is shown prices who orders from this dealer; null: from none. */
export function callerOf({ memberKind, memberNo, enterpriseType, authStatus, isFrozen }: Priced, dealerNo: string | null): AskingPrices['caller'] {
  const isPerson = memberKind === 'account' || enterpriseType === null || authStatus === null;
  return {
    accountNo: isPerson ? memberNo : null,
    merchantNo: isPerson ? '' : memberNo,
    userType: isPerson ? UserType.Person : userTypeOf({ isHikSales: false, authStatus, enterpriseType, employee: false, employeeType: null }),
    boundShopNo: dealerNo,
    isFrozen,
  };
}
