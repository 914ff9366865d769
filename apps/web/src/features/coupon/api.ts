/** Calls about coupons; the contract loads with the first of them. All throw `CallError`. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { CouponGrant, CouponGrantAsked, CouponOffer, CouponsVoided, CouponTemplate, CouponTemplateFields, OwnCoupon } from '@portal/contract/coupon';
import type { Customer, PricingGroup } from '@portal/contract/customer';
import type { CouponTemplateAct } from '@portal/engines/states';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/coupon');
const claims = createRequestKeys();
const templates = createRequestKeys();
const grants = createRequestKeys();

/** The same one claimed again after a lost answer is one. */
export async function claim(body: { templateNo: string } | { claimCode: string }): Promise<OwnCoupon> {
  const { gotCoupon } = await contract();
  return claims.send(body, (idempotencyKey) => pageCall(gotCoupon, { body, idempotencyKey }));
}

export const readGoodsCoupons = async (spuNo: string): Promise<CouponOffer[]> => pageCall((await contract()).listGoodsCoupons, { query: { spuNo } });

/** A new draft, or one as it is to be. */
export async function saveTemplate(template: CouponTemplateFields, before: CouponTemplate | null): Promise<CouponTemplate> {
  const { saveShopCouponTemplate } = await contract();
  const body = { template, ...(before && { templateNo: before.templateNo, edition: before.edition }) };
  return templates.send(body, (idempotencyKey) => pageCall(saveShopCouponTemplate, { body, idempotencyKey }));
}

export const stepTemplate = async ({ templateNo, edition }: CouponTemplate, act: Exclude<CouponTemplateAct, 'change'>): Promise<CouponTemplate> =>
  pageCall((await contract()).stepShopCouponTemplate, { body: { templateNo, act, edition } });

/** As it is by now. */
export const readTemplate = async (templateNo: string): Promise<CouponTemplate> =>
  pageCall((await contract()).getShopCouponTemplate, { params: { id: templateNo } });

export const previewGrant = async (body: CouponGrantAsked): Promise<CouponGrant> => pageCall((await contract()).previewCouponGrant, { body });

/** Sent again after a lost answer it is one. */
export async function grantCoupons(body: CouponGrantAsked): Promise<CouponGrant> {
  const { grantCoupons: grant } = await contract();
  return grants.send(body, (idempotencyKey) => pageCall(grant, { body, idempotencyKey }));
}

export const voidCoupons = async (templateNo: string, reason: string): Promise<CouponsVoided> =>
  pageCall((await contract()).voidShopCoupons, { body: { templateNo, reason } });

/** Whom coupons may be granted to: the dealer's groups, and customers whose names have these words. */
export async function readGroups(): Promise<PricingGroup[]> {
  const { listPricingGroups } = await import('@portal/contract/customer');
  return pageCall(listPricingGroups);
}
export async function readCustomers(keyword: string): Promise<{ data: Customer[]; count: number }> {
  const { listBoundCustomers } = await import('@portal/contract/customer');
  return pageCall(listBoundCustomers, { query: { keyword, size: 50 } });
}
