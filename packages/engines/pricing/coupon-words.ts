/** A coupon in words. Source: COUPON-5. */
import { fen, formatDateTime, formatYuan, toYuan, toFen } from '@portal/units';
import type { CouponBenefit, CouponRefusal, CouponTerms } from './coupon-terms.ts';

const SENTENCES: Readonly<Record<Exclude<CouponRefusal['reason'], 'notStarted' | 'belowThreshold'>, string>> = {
  expired: '已过期',
  otherShop: '仅限发券经销商的商品使用',
  outOfScope: '所选商品不在适用范围内',
  seckillOnly: '秒杀商品不可使用',
  nothingLeft: '商品金额已无可抵扣部分',
  notStackable: '不可与已选优惠券同时使用',
  beaten: '当前组合优惠更多',
};

/** Why a coupon is not taken, to whoever has it: 还差 ¥120.00. */
export function couponRefusalWords(refusal: CouponRefusal): string {
  if (refusal.reason === 'notStarted') return `${formatDateTime(refusal.begin)} 起可用`;
  if (refusal.reason === 'belowThreshold') return `还差 ${formatYuan(refusal.missing).text}`;
  return SENTENCES[refusal.reason];
}

/** 满 ¥1,000.00 减 ¥100.00; 满 ¥500.00 打 8.5 折，最高减 ¥80.00. */
export function couponTermsWords({ threshold, benefit }: Pick<CouponTerms, 'threshold' | 'benefit'>): string {
  const from = threshold === 0 ? '无门槛' : `满 ${formatYuan(threshold).text}`;
  if (benefit.kind === 'amount') return `${from} 减 ${formatYuan(benefit.off).text}`;
  const most = benefit.offMax === null ? '' : `，最高减 ${formatYuan(benefit.offMax).text}`;
  return `${from} 打 ${discountWords(benefit.payPercent)} 折${most}`;
}

/** 85 is 8.5, 90 is 9. */
export const discountWords = (payPercent: number): string => String(payPercent / 10);

/** What one coupon may cost whoever gives it, at most; null: no bound. */
export const mostOf = (benefit: CouponBenefit): number | null => {
  const most = benefit.kind === 'amount' ? benefit.off : benefit.offMax;
  return most === null ? null : toYuan(toFen(most));
};

/** What so many coupons of at most so much may cost together. */
export const costOf = (most: number, count: number): number => toYuan(fen(toFen(most) * count));

/** How many of a template may be given out: its number, or fewer where its budget is for fewer at their most. */
export function countMostOf({ benefit, totalCount, budget }: { benefit: CouponBenefit; totalCount: number; budget: number | null }): number {
  const most = mostOf(benefit);
  if (budget === null || most === null || most === 0) return totalCount;
  return Math.min(totalCount, Math.floor(toFen(budget) / toFen(most)));
}

/** Of how many of them how many were claimed, and that the budget is for no more. */
export function claimedWords(template: { claimedCount: number; benefit: CouponBenefit; totalCount: number; budget: number | null }): string {
  const most = countMostOf(template);
  return `${template.claimedCount} / ${most}${most < template.totalCount ? '（按预算）' : ''}`;
}

/** What a template may cost in all: its budget, else all of its coupons at their most; null: nobody knows. */
export function ceilingOf({ benefit, totalCount, budget }: { benefit: CouponBenefit; totalCount: number; budget: number | null }): number | null {
  const most = mostOf(benefit);
  if (most === null) return null;
  const all = costOf(most, totalCount);
  return budget === null ? all : Math.min(budget, all);
}
