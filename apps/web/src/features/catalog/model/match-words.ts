import type { SpuCard } from '@portal/contract/catalog';

/** Why this model stands on the card, for a quiet chip: 匹配 8 路, or 匹配型号 where the number itself was asked for. Null where that goes without saying. */
export function matchWords({ match, skuModel }: Pick<SpuCard, 'match' | 'skuModel'>): string | null {
  if (match === null || match.words.length === 0) return null;
  const told = match.words.filter((word) => word !== skuModel);
  return told.length === 0 ? '匹配型号' : `匹配 ${told.join('、')}`;
}
