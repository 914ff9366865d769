/** What a line of the cart says of stock: every one that can be bought says something. */
import type { CartLine } from '@portal/contract/cart';
import { OUT_OF_STOCK, SkuType } from '@portal/engines/goods';
import { figureText } from '@portal/units';
import { supplyWords } from '../../../lib/words/supply-words.ts';

/**
 * By GOODS-42: of a model that the dealer offers what it has and in how many days, of any other what the provider has, which the dealer has to confirm, for it is not
 * limited by that. '' where its state says that it is not sold, or that there is none.
 */
export function stockSaid({
  status,
  skuType,
  stockTotal,
  platformStock,
  leadDays,
  unit,
}: Pick<CartLine, 'status' | 'skuType' | 'stockTotal' | 'platformStock' | 'leadDays' | 'unit'>): string {
  if (status === 'notOffered' || status === 'delisted' || stockTotal === 0) return '';
  if (stockTotal !== null) return supplyWords({ stockTotal, leadDays, unit });
  if (skuType === SkuType.Software) return '软件授权，无需备货';
  const confirms = '以经销商确认为准';
  return (platformStock ?? 0) > 0 ? `平台库存\u00a0${figureText(platformStock ?? 0)}\u00a0${unit}，${confirms}` : `平台${OUT_OF_STOCK}，${confirms}`;
}
