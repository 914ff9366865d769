/** What a guest is told of stock in what is chosen: how much there is, and no figure (GOODS-45). It is chosen by figures all the same. */
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import type { Recommendation, RecommendedLine } from '@portal/contract/recommend';
import { isBeyondLevel } from '@portal/engines/goods';
import { stockTold } from '../catalog/index.ts';
import { isStockVagueTo, type AskingPrices } from '../price/index.ts';

type Told = Pick<AskingPrices, 'caller'>;

const vagueChoice = (choice: ProductChoice): ProductChoice => ({ ...choice, ...stockTold(true, choice) });

const vagueLine = <Line extends MatchedLine>(line: Line): Line => ({
  ...line,
  chosen: line.chosen && vagueChoice(line.chosen),
  alternatives: line.alternatives.map(vagueChoice),
});

function vagueRecommended(line: RecommendedLine): RecommendedLine {
  const told = vagueLine(line);
  return { ...told, isShort: told.chosen !== null && isBeyondLevel(told.chosen.stockTotal, Math.max(0, line.quantity - line.keptQuantity)) };
}

export const toldLines = ({ caller }: Told, lines: MatchedLine[]): MatchedLine[] => (isStockVagueTo(caller) ? lines.map(vagueLine) : lines);

export function toldRecommendation({ caller }: Told, recommendation: Recommendation): Recommendation {
  if (!recommendation.valid || !isStockVagueTo(caller)) return recommendation;
  return { ...recommendation, tiers: recommendation.tiers.map((tier) => ({ ...tier, lines: tier.lines.map(vagueRecommended) })) };
}
