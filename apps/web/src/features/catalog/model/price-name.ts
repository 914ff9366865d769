import type { Sku } from '@portal/contract/catalog';
import { priceLabels } from '@portal/engines/goods';

/** What a model's own price is called: models of a family may have theirs from different places. Not said where there is none. */
export const priceNameOf = ({ priceSource }: Pick<Sku, 'priceSource'>): string => (priceSource === 'refer' ? priceLabels.refer : priceLabels.channel);
