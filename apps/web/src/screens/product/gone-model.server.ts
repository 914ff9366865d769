import type { Call } from '@portal/client';
import { getSpuSuccessor, type SpuSuccession } from '@portal/contract/catalog';

/** What a keyword that finds nothing is the number of: a model that is sold no more (GOODS-40); null: of none. */
export async function goneModelOf(call: Call, keyword: string): Promise<SpuSuccession | null> {
  if (!/\d/.test(keyword)) return null;
  // 替代, 换什么 and the like are asked around the number
  const skuModel = keyword
    .normalize('NFKC')
    .replace(/\p{Script=Han}+/gu, ' ')
    .trim();
  const info = await call(getSpuSuccessor, { query: { skuModel } }).catch(() => null);
  return info === null || info.isOnSale ? null : info;
}
