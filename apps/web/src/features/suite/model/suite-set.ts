/** A suite as so many of its models, and in words. */
import type { Suit } from '@portal/contract/suite';
import { QUANTITY_MAX, SkuType } from '@portal/engines/goods';

/** What joins the list when `sets` of a suite are wanted. */
export const productsOf = ({ parts }: Pick<Suit, 'parts'>, sets: number): { skuNo: string; quantity: number }[] =>
  parts.map(({ skuNo, quantity }) => ({ skuNo, quantity: quantity * sets }));

/** How many suites a list can hold: no line beyond its highest (PRICE-4). */
export const setsMax = ({ parts }: Pick<Suit, 'parts'>): number =>
  Math.max(1, Math.min(...parts.map(({ quantity }) => Math.floor(QUANTITY_MAX / quantity)), QUANTITY_MAX));

/** 5 种 10 件 */
export const contentWords = ({ parts }: Pick<Suit, 'parts'>): string => `${parts.length} 种 ${parts.reduce((sum, { quantity }) => sum + quantity, 0)} 件`;

/** What of a suite tells most in three facts: the models there are most of, software last. */
export const tellingParts = ({ parts }: Pick<Suit, 'parts'>): string[] =>
  parts
    .toSorted((a, b) => Number(a.skuType === SkuType.Software) - Number(b.skuType === SkuType.Software))
    .slice(0, 3)
    .map(({ skuModel, quantity }) => `${skuModel} ×${quantity}`);

/** How many there are, in words and as a share of plenty (20 suites). */
export function suiteStockWords(stockTotal: number): { ratio: number; label: string } {
  if (stockTotal <= 0) return { ratio: 0, label: '现货不足一套' };
  return { ratio: Math.min(1, stockTotal / 20), label: `现货可配 ${stockTotal.toLocaleString('en-US')} 套` };
}
