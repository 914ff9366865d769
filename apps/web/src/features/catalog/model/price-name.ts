import type { Sku } from '@portal/contract/catalog';
import { priceLabels } from '@portal/engines/goods';

/** What a model's own price is called: models of a family may have theirs from different places. Not said where there is none. */
export const priceNameOf = ({ priceSource }: Pick<Sku, 'priceSource'>): string => (priceSource === 'refer' ? priceLabels.refer : priceLabels.channel);

/** Over a column of prices: their name, where they have one name. */
export const commonLabel = (cards: readonly { priceLabel: string }[]): string => {
  const [label = '价格', ...others] = new Set(cards.map(({ priceLabel }) => priceLabel));
  return others.length === 0 ? label : '价格';
};
