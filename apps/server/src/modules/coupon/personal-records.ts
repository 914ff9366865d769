import type { Db } from '../../platform/db/database.ts';
import { deleteCouponsOf, listCouponsOfAccount } from './store.ts';
import { deleteClaims } from './template-store.ts';

async function forget(db: Db, accountNo: string): Promise<void> {
  await deleteCouponsOf(db, accountNo);
  await deleteClaims(db, accountNo);
}

/** Coupons an account has; what orders were paid with stays with the orders. */
export const couponRecords = { name: '优惠券', read: listCouponsOfAccount, forget };
