/** What the card of a tier says of its models, and of a model of which it does not hold, why. Source: SIZE-11. */
import { figureText } from '@portal/units';
import { USUAL_WARRANTY_MONTHS } from '../../constants/tiers.ts';
import { packsOf, type LineToMatch } from '../../roles/index.ts';
import type { TierId } from '../core/plan.ts';
import type { Candidate } from './candidate.ts';
import { ALTERNATIVES_MAX } from './match-line.ts';
import { costFor } from './order-models.ts';

/** How each tier chooses, in a line. */
export const tierPromises: Readonly<Record<TierId, string>> = {
  economy: '满足要求的型号里最便宜的，差不多的先选有货的',
  standard: '参数够用，优先质保满两年的型号，不满的逐项说明原因',
  high: '优先有余量、质保长的型号，便于以后扩容，质保不满两年的逐项说明',
};

interface Promised {
  quantity: number;
  chosen: Candidate | null;
  /** Others that fit, best first. */
  alternatives: readonly Candidate[];
}

const isLong = ({ warrantyMonths }: Candidate): boolean => (warrantyMonths ?? USUAL_WARRANTY_MONTHS.value) >= USUAL_WARRANTY_MONTHS.value;

/** Why the model of a line of the standard or high tier is guaranteed for less than the usual time, in words; null: it is not, or the tier promises none. */
export function briefWarrantyText(tier: TierId, { quantity, chosen, alternatives }: Promised): string | null {
  if (tier === 'economy' || chosen === null || isLong(chosen)) return null;
  const long = alternatives.filter(isLong);
  const priced = long.filter(({ price }) => price !== null);
  const most = Math.max(0, ...priced.map(({ stockTotal }) => stockTotal));
  if (long.length === 0) return `${alternatives.length < ALTERNATIVES_MAX ? '合适的' : '排在前面的'}型号里没有质保满两年的`;
  if (priced.length === 0) return '质保满两年的型号暂无价格，暂用这一款';
  if (most >= quantity) return `质保满两年的型号${tier === 'high' ? '余量小' : '更贵'}或大一档，可以更换`;
  return most === 0 ? '质保满两年的型号无库存，暂用这一款' : `质保满两年的型号库存只有 ${figureText(most)}，不够，暂用这一款`;
}

/**
 * Why a cheaper model is not the one recommended of a line of the standard tier, in words; null: there is none.
 * `先选规格够用的最小一档、质保满两年的；更便宜的 2 款规格更大，1 款质保不满两年`
 */
export function dearerText(line: LineToMatch & Omit<Promised, 'quantity'>): string | null {
  const { chosen, alternatives } = line;
  if (chosen === null || chosen.price === null) return null;
  const costOf = costFor(line);
  const cheaper = alternatives.filter((model) => costOf(model) < costOf(chosen));
  const reasonOf = (model: Candidate): string => {
    if (model.stockTotal < packsOf(line, model.attributes)) return '库存不够';
    return isLong(model) ? '规格更大' : '质保不满两年';
  };
  const counted = [...Map.groupBy(cheaper, reasonOf)].map(([reason, models]) => `${figureText(models.length)} 款${reason}`);
  return cheaper.length === 0 ? null : `先选规格够用的最小一档、质保满两年的；更便宜的 ${counted.join('，')}`;
}
