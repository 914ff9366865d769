import type { CouponOffer } from '@portal/contract/coupon';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OfferCard } from './offer-card.tsx';

const offer: CouponOffer = {
  templateNo: 'T1',
  name: '满千减五十',
  shopNo: 'M1',
  issuer: '云安',
  threshold: 1000,
  benefit: { kind: 'amount', off: 50 },
  stackGroup: 'shop',
  refundRule: 'returned',
  scopeWords: '店铺全部商品',
  validityWords: '2026-11-20 至 2027-01-31 可用',
  claimEnd: '2026-12-24T16:00:00.000Z',
  leftCount: 10,
  totalCount: 10,
  perPerson: 2,
  ownCount: 0,
  ownEnd: null,
  status: 'open',
};
const textOf = (fields: Partial<CouponOffer>) =>
  renderToStaticMarkup(<OfferCard offer={{ ...offer, ...fields }} goodsHref="/product" onClaimed={() => {}} />)
    .replace(/<\/p>/g, '｜')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const ownEnd = '2026-12-25T02:30:00.000Z';

it('says of each period by itself until when it is, and offers to use what the caller has (COUPON-8)', () => {
  expect(textOf({ ownCount: 1, ownEnd })).toContain('2026-11-20 至 2027-01-31 可用｜ 您已领的至 2026-12-25 10:30 可用｜');
  expect(textOf({ status: 'owned', ownCount: 2, ownEnd })).toMatch(/｜ 您已领的至 2026-12-25 10:30 可用｜.*去使用 .*已领取/);
  expect(textOf({ status: 'owned', ownCount: 2, ownEnd })).not.toContain('2027-01-31');
});

it('says what becomes of it when the order paid with it is refunded (COUPON-20)', () => {
  expect(textOf({})).toContain('；退款后退回｜');
  expect(textOf({ refundRule: 'spent' })).toContain('；退款后不退回｜');
});

it('says of what is used up that it is, without a way to use it', () => {
  expect(textOf({ status: 'owned', ownCount: 2 })).toContain('已领过，当前身份没有可用的');
  expect(textOf({ status: 'owned', ownCount: 2 })).not.toContain('去使用');
});
