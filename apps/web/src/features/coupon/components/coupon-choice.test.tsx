import type { CouponAtOrder } from '@portal/contract/coupon';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CouponChoice } from './coupon-choice.tsx';

const coupon = (couponNo: string, more: Partial<CouponAtOrder>): CouponAtOrder => ({
  couponNo,
  name: couponNo,
  shopNo: '',
  issuer: '平台',
  threshold: 0,
  benefit: { kind: 'amount', off: 300 },
  stackGroup: 'platform',
  refundRule: 'returned',
  scopeWords: '全部商品',
  end: '2027-01-31T16:00:00.000Z',
  isTaken: true,
  amount: 100,
  reason: '',
  words: '',
  ...more,
});
const shown = (...coupons: CouponAtOrder[]) =>
  renderToStaticMarkup(<CouponChoice coupons={coupons} couponAmount={100} isBusy={false} isBest onChoose={() => undefined} />);

it('says of what a percent is taken, where one is taken beside others', () => {
  const [percent, words] = [coupon('九折', { benefit: { kind: 'percent', payPercent: 90, offMax: null } }), '折扣券按前面的券减免后的货款计算'];
  const off = coupon('满减', { shopNo: 'M1', stackGroup: 'shop' });
  expect(shown(off, percent)).toContain(words);
  for (const one of [shown(percent), shown(off), shown(off, { ...percent, isTaken: false })]) expect(one).not.toContain(words);
});
