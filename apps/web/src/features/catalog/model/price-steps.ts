/** The derivation of a price in words (PRICE-14): each rank, what there was for whoever asks, and why it does or does not apply. */
import type { PriceReason } from '@portal/contract/catalog';
import { priceTierName } from '@portal/engines/access';
import { priceLabels } from '@portal/engines/goods';
import { formatDate, formatPercent } from '@portal/units';

type Step = PriceReason['steps'][number];

export interface StepWords {
  rank: Step['rank'];
  name: string;
  /** Yuan; null: no figure. */
  price: number | null;
  words: string;
  isTaken: boolean;
}

/** One's own price, or that of a customer a dealer looks at. */
export type PriceOwner = 'own' | 'customer';

const NAMES: Readonly<Record<Step['rank'], string>> = { contract: '合同价', group: '价格分组', tier: '身份价', offer: '经销商报价', refer: priceLabels.refer };

const ABSENT: Readonly<Record<Step['rank'], string>> = {
  contract: '没有为您的企业签订合同价',
  group: '订货的经销商没有为您分组定价',
  tier: `还没有${priceLabels.channel}`,
  offer: '订货的经销商没有报价',
  refer: `还没有${priceLabels.refer}`,
};
/** The same of a customer one looks at. */
const ABSENT_OF_CUSTOMER: Readonly<Record<Step['rank'], string>> = {
  contract: '没有为该客户签订合同价',
  group: '该客户不在您的价格分组里',
  tier: '还没有客户价',
  offer: '您没有报价',
  refer: `还没有${priceLabels.refer}`,
};
const FOR_OTHERS: Readonly<Record<Step['rank'], string>> = {
  contract: '只与企业签订',
  group: '只用于向一级经销商订货的客户',
  tier: '只用于经销商与内部人员',
  offer: '只用于向一级经销商订货的客户',
  refer: '给访客与个人用户的建议零售价',
};

const days = ({ from, to }: Step): string => `${formatDate(from ?? 0)} 起${to === null || to === undefined ? '长期有效' : `，${formatDate(to)} 前有效`}`;

function whatThereWas(step: Step, of: PriceOwner): string {
  const { rank, groupName, rate, tier, isOwn } = step;
  if (rank === 'contract') return days(step);
  if (rank === 'group') return rate === null || rate === undefined ? `“${groupName}”分组的定价` : `“${groupName}”分组，按 ${formatPercent(rate)} 计`;
  if (rank === 'tier') return isOwn === true && tier ? `${priceTierName(tier)}的定价` : '经销商统一的客户价';
  return rank === 'offer' ? (of === 'own' ? '您订货的一级经销商的报价' : '您的报价') : '建议零售价';
}

function wordsOf(step: Step, of: PriceOwner): string {
  switch (step.outcome) {
    case 'applies':
      return whatThereWas(step, of);
    case 'outranked':
      return `${whatThereWas(step, of)}；上面已有价格，不再采用`;
    case 'notYet':
      return `${formatDate(step.from ?? 0)} 起才生效`;
    case 'over':
      return `${formatDate(step.to ?? 0)} 已到期`;
    case 'notForYou':
      return FOR_OTHERS[step.rank];
    case 'none':
      return step.rank === 'group' && step.groupName !== undefined
        ? `“${step.groupName}”分组没有给此型号定价`
        : (of === 'own' ? ABSENT : ABSENT_OF_CUSTOMER)[step.rank];
  }
}

export const priceSteps = ({ steps }: Pick<PriceReason, 'steps'>, of: PriceOwner = 'own'): StepWords[] =>
  steps.map((step) => ({ rank: step.rank, name: NAMES[step.rank], price: step.price, words: wordsOf(step, of), isTaken: step.outcome === 'applies' }));
