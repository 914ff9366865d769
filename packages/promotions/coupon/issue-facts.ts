/** What stands in a coupon before it is given out: what whoever decides has to know of it (COUPON-16). Pure. */
import { couponRefundRuleNames, type CouponTemplate } from '@portal/contract/coupon';
import { identityName } from '@portal/engines/access';
import { ceilingOf, couponTermsWords } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';

type Fact = { key: string; name: string; value: string };

/** `categories`: by which those of its scope are named; of one that is not among them the number stands. */
export function issueFactsOf(template: CouponTemplate, categories: readonly { id: number; name: string }[]): Fact[] {
  const { askedBy, perPerson, totalCount, claimFrom, claimTo, claimCode, audience, budget } = template;
  const ceiling = ceilingOf(template);
  return [
    ...(askedBy === '' ? [] : [{ key: 'askedBy', name: '提交人', value: askedBy }]),
    { key: 'ceiling', name: '最高成本', value: ceiling === null ? '未设上限' : formatYuan(ceiling).text },
    { key: 'terms', name: '优惠', value: couponTermsWords(template) },
    { key: 'count', name: '发放总量', value: `${totalCount} 张${budget === null ? '' : `，预算 ${formatYuan(budget).text}`}` },
    { key: 'perPerson', name: '每人限领', value: `${perPerson} 张` },
    { key: 'claim', name: '领取时间', value: `${claimFrom} 至 ${claimTo}` },
    { key: 'use', name: '有效期', value: useWords(template.use) },
    { key: 'audience', name: '领取对象', value: audience.length === 0 ? '所有可下单的账号' : audience.map(identityName).join('、') },
    { key: 'way', name: '领取方式', value: claimCode === null ? '公开领取' : `口令 ${claimCode}` },
    { key: 'refundRule', name: '付款后退款', value: couponRefundRuleNames[template.refundRule] },
    { key: 'scope', name: '适用范围', value: scopeWords(template.scope, categories) },
  ];
}

const useWords = (use: CouponTemplate['use']): string => (use.kind === 'days' ? `领取后 ${use.days} 天` : `${use.from} 至 ${use.to}`);

function scopeWords(scope: CouponTemplate['scope'], categories: readonly { id: number; name: string }[]): string {
  if (scope.kind === 'all') return '全部商品';
  if (scope.kind === 'product') return scope.skuModels.join('、');
  return scope.categoryIds.map((one) => categories.find(({ id }) => id === one)?.name ?? String(one)).join('、');
}
