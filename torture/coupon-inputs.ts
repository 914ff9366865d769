/** Of every endpoint about coupons an input that it accepts. */

const couponTemplate = {
  name: '夜访券',
  threshold: 100,
  benefit: { kind: 'amount', off: 10 },
  scope: { kind: 'all' },
  stackGroup: 'shop',
  audience: [],
  claimCode: null,
  totalCount: 10,
  perPerson: 1,
  budget: null,
  claimFrom: '2026-11-01',
  claimTo: '2026-12-31',
  use: { kind: 'days', days: 7 },
};

interface CouponInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  owned?: boolean;
}

export const couponInputs: Readonly<Record<string, (ids: { orderId: string; spuNo: string }) => readonly CouponInput[]>> = {
  listCoupons: () => [{}],
  listGoodsCoupons: ({ spuNo }) => [{ query: { spuNo } }],
  gotCoupon: ({ orderId }) => [{ body: { templateNo: orderId }, owned: true }, { body: { claimCode: 'YEFANG1' } }],
  listOwnCoupons: () => [{}, { query: { state: 'used' } }],
  countOwnCoupons: () => [{}],
  listShopCouponTemplates: () => [{}, { query: { state: 'issuing', keyword: '夜访' } }],
  getShopCouponTemplate: ({ orderId }) => [{ params: { id: orderId }, owned: true }],
  saveShopCouponTemplate: ({ orderId }) => [{ body: { template: couponTemplate } }, { body: { templateNo: orderId, template: couponTemplate }, owned: true }],
  previewCouponGrant: ({ orderId }) => [{ body: { templateNo: orderId, to: { kind: 'all' }, each: 1 }, owned: true }],
  grantCoupons: ({ orderId }) => [{ body: { templateNo: orderId, to: { kind: 'all' }, each: 1 }, owned: true }],
  voidShopCoupons: ({ orderId }) => [{ body: { templateNo: orderId, reason: '夜访' }, owned: true }],
  stepShopCouponTemplate: ({ orderId }) => [{ body: { templateNo: orderId, act: 'issue' }, owned: true }],
};
