import * as contract from '@portal/contract/coupon';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { countCoupons, listCouponPage } from './store.ts';
import { listIssuers, ownCouponOf } from './told.ts';

export const listOwnCoupons = operation(contract.listOwnCoupons, async function listOwnCoupons({ db, caller, now }, { query: { state: list, page, size } }) {
  const { rows, total } = await listCouponPage(db, ownerOf(caller), { list, page, size, now: new Date(now) });
  const issuers = await listIssuers(
    db,
    rows.map(({ template }) => template),
  );
  return { data: rows.map((row) => ownCouponOf(row, issuers, now)), count: total };
});

export const countOwnCoupons = operation(contract.countOwnCoupons, async function countOwnCoupons({ db, caller, now }) {
  const of = (list: 'unused' | 'used' | 'expired') => countCoupons(db, ownerOf(caller), list, new Date(now));
  return { unused: await of('unused'), used: await of('used'), expired: await of('expired') };
});
