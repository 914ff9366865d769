/** Which model of a family a row of the selection table stands for, and what it says of the match. */
import type { Sku, Spu } from '@portal/contract/catalog';
import { SkuStatus } from '@portal/engines/goods';

/** A model taken from the drop-down, and what had been asked for then. */
export interface ModelPick {
  skuNo: string;
  question: string;
}

/** A family of a row; `shownSkuNo`: the model that the list's order goes by, as the server says. */
export type PickingFamily = Spu & { shownSkuNo?: string };
type Family = Pick<PickingFamily, 'skus' | 'match' | 'shownSkuNo'>;

interface ShownModelInput {
  spu: Family;
  pick: ModelPick | null;
  /** What is asked for now: keyword, filters, page. */
  question: string;
  /** Pieces of a model that stand in the list. */
  quantityOf: (skuNo: string) => number;
}

/**
 * The model picked while the same is asked; a pick that stands in the list outlives the question, unless another model is
 * asked for by its number. Then the match, then what is in the list, then the one the list's order goes by, then the first on sale that is in stock, then
 * the first on sale (GOODS-32).
 */
export function shownModel({ spu, pick, question, quantityOf }: ShownModelInput): Sku | undefined {
  const picked = spu.skus.find((sku) => sku.skuNo === pick?.skuNo);
  const isPickHeld = picked !== undefined && (pick?.question === question || (quantityOf(picked.skuNo) > 0 && !isMatchedByNumber(spu)));
  return (
    (isPickHeld ? picked : undefined) ??
    matchedModel(spu) ??
    spu.skus.find((sku) => quantityOf(sku.skuNo) > 0) ??
    spu.skus.find((sku) => sku.skuNo === spu.shownSkuNo) ??
    spu.skus.find((sku) => sku.skuStatus === SkuStatus.Active && sku.stockTotal > 0) ??
    spu.skus.find((sku) => sku.skuStatus === SkuStatus.Active) ??
    spu.skus[0]
  );
}

/** Chip of the match: `匹配 8 路`; null where there is nothing to say. */
export function matchWords(spu: Family): string | null {
  if (!spu.match || spu.match.words.length === 0) return null;
  return isMatchedByNumber(spu) ? '匹配型号' : `匹配 ${spu.match.words.join(' · ')}`;
}

const matchedModel = ({ skus, match }: Family): Sku | undefined => skus.find((sku) => sku.skuNo === match?.skuNo);

const isMatchedByNumber = (spu: Family): boolean => {
  const matched = matchedModel(spu);
  return matched !== undefined && (spu.match?.words.includes(matched.skuModel) ?? false);
};
