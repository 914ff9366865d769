/** What a coupon says of itself. */
import { couponCopy, type OwnCoupon } from '@portal/contract/coupon';
import { couponStateAt } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import type { CouponWithTemplate } from './store.ts';
import type { StoredScope } from './tables.ts';
import type { TemplateRow } from './template-store.ts';

/** Names of the dealers that give them out. */
export const listIssuers = (db: Db, templates: readonly TemplateRow[]): Promise<ReadonlyMap<string, string>> =>
  listCompanyNames(
    db,
    [...new Set(templates.map(({ shopNo }) => shopNo))].filter((shopNo) => shopNo !== ''),
  );

/** Of many names the first three. */
const someOf = (names: readonly string[], unit: string): string =>
  names.length <= 3 ? names.join('、') : `${names.slice(0, 3).join('、')} 等 ${names.length} ${unit}`;

function scopeWords(scope: StoredScope, shopNo: string): string {
  if (scope.kind === 'all') return shopNo === '' ? '全部商品' : '店铺全部商品';
  return scope.kind === 'category' ? `限 ${someOf(scope.names, '类')}` : `限 ${someOf(scope.skuModels, '个型号')}`;
}

export const toldOf = ({ name, shopNo, threshold, benefit, stackGroup, refundRule, scope }: TemplateRow, issuers: ReadonlyMap<string, string>) => ({
  name,
  shopNo,
  issuer: shopNo === '' ? couponCopy.provider : (issuers.get(shopNo) ?? shopNo),
  threshold,
  benefit,
  stackGroup,
  refundRule,
  scopeWords: scopeWords(scope, shopNo),
});

/** The last day of a time that ends before `end`. */
export const lastDay = (end: Date): string => formatDate(end.getTime() - 1);

export const validityWords = ({ useBegin, useEnd, useDays }: TemplateRow): string =>
  useBegin && useEnd ? `${formatDate(useBegin.getTime())} 至 ${lastDay(useEnd)} 可用` : `领取后 ${useDays} 天内可用`;

export const ownCouponOf = ({ coupon, template }: CouponWithTemplate, issuers: ReadonlyMap<string, string>, now: number): OwnCoupon => ({
  ...toldOf(template, issuers),
  couponNo: coupon.couponNo,
  templateNo: coupon.templateNo,
  state: couponStateAt(coupon.state, coupon.gmtEnd.getTime(), now),
  begin: coupon.gmtBegin.toISOString(),
  end: coupon.gmtEnd.toISOString(),
  shopOrderNo: coupon.shopOrderNo ?? '',
  voidReason: coupon.voidReason,
});
