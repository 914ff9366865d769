/** What is asked before a pricing group's unusual rate is saved (PRICE-42). */
import { GROUP_RATE_USUAL_MAX, GROUP_RATE_USUAL_MIN } from '@portal/contract/customer/limits';
import { ratedPrice } from '@portal/engines/pricing';
import { formatYuan, toBasisPoints, toPercent, type Percent } from '@portal/units';

/** 十折: what is written as one speaks is a tenth of the per cent. */
const WHOLE_SPOKEN = 10;

/** A model that the dealer offers; `ownPrice`: what the dealer pays. */
export interface RateExample {
  skuModel: string;
  price: number;
  ownPrice: number | null;
}

export const isUnusualRate = (rate: Percent | null): rate is Percent => rate !== null && (rate < GROUP_RATE_USUAL_MIN || rate > GROUP_RATE_USUAL_MAX);

/** Of rates that are written as one speaks (9.7 折) it is said how they are meant here. */
export function rateQuestion(rate: Percent, example: RateExample | null): string {
  const spoken = rate < WHOLE_SPOKEN ? `（${rate} 折请填 ${toPercent(toBasisPoints(rate * WHOLE_SPOKEN))}）` : '';
  return `折扣率 ${rate}% 是按客户原本看到的价的 ${rate}% 卖${spoken}。${example === null ? '' : exampleWords(rate, example)}确定无误请点“仍要保存”。`;
}

function exampleWords(rate: Percent, { skuModel, price, ownPrice }: RateExample): string {
  const rated = ratedPrice(price, rate);
  const below = ownPrice !== null && rated < ownPrice ? `，低于进价 ${formatYuan(ownPrice).text}` : '';
  return `例如 ${skuModel}：${formatYuan(price).text} → ${formatYuan(rated).text}${below}。`;
}
