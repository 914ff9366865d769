/** A pricing group in words (PRICE-30, PRICE-31). */
import type { PricingGroup } from '@portal/contract/customer';
import { formatPercent } from '@portal/units';

const VALIDITY = { applies: '生效中', notYet: '未生效', over: '已失效' } as const;

export const groupWords = {
  rate: ({ rate }: Pick<PricingGroup, 'rate'>): string => (rate === null ? '只按型号定价' : `其余型号按 ${formatPercent(rate)}`),
  days({ beginDate, endDate }: Pick<PricingGroup, 'beginDate' | 'endDate'>): string {
    if (beginDate === null && endDate === null) return '长期有效';
    return endDate === null ? `${beginDate} 起长期有效` : `${beginDate ?? '即日'} 至 ${endDate}`;
  },
  validity: ({ validity }: Pick<PricingGroup, 'validity'>): string => VALIDITY[validity],
};
