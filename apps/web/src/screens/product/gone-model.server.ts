import type { Call } from '@portal/client';
import { getSpuSuccessor, type SpuSuccession } from '@portal/contract/catalog';

/** What a keyword that finds nothing is the number of: a model that is sold no more (GOODS-40); null: of none. */
export async function goneModelOf(call: Call, keyword: string): Promise<SpuSuccession | null> {
  if (!/\d/.test(keyword)) return null;
  const info = await call(getSpuSuccessor, { query: { skuModel: keyword } }).catch(() => null);
  return info === null || info.isOnSale ? null : info;
}
