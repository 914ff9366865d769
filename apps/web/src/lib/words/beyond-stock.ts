import type { Sku } from '@portal/contract/catalog';
import { isBeyondLevel } from '@portal/engines/goods';

/** Whether so many are more than there are, as far as that is told. */
export const isBeyondStock = ({ stockTotal, stockSource }: Pick<Sku, 'stockTotal' | 'stockSource'>, quantity: number): boolean =>
  stockSource === 'level' ? isBeyondLevel(stockTotal, quantity) : stockTotal < quantity;
