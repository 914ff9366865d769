/** A suite as so many of its models, and in words. */
import { figureText } from '@portal/units';
import type { Suit, SuitPart } from '@portal/contract/suite';
import { QUANTITY_MAX, SkuType, STOCK_FEW_MAX } from '@portal/engines/goods';

/** What joins the list when `sets` of a suite are wanted. */
export const productsOf = ({ parts }: Pick<Suit, 'parts'>, sets: number): { skuNo: string; quantity: number }[] =>
  parts.map(({ skuNo, quantity }) => ({ skuNo, quantity: quantity * sets }));

/** How many suites a list can hold: no line beyond its highest (PRICE-4). */
export const setsMax = ({ parts }: Pick<Suit, 'parts'>): number =>
  Math.max(1, Math.min(...parts.map(({ quantity }) => Math.floor(QUANTITY_MAX / quantity)), QUANTITY_MAX));

/** 5 种 10 件 */
export const contentWords = ({ parts }: Pick<Suit, 'parts'>): string => `${parts.length} 种 ${parts.reduce((sum, { quantity }) => sum + quantity, 0)} 件`;

const LINES = 5;
/** The models that are told line by line, and how many kinds are left out: never one alone. */
export function shownParts({ parts }: Pick<Suit, 'parts'>): { shown: readonly SuitPart[]; more: number } {
  const shown = parts.length > LINES ? parts.slice(0, LINES - 1) : parts;
  return { shown, more: parts.length - shown.length };
}

/** What of a suite tells most in three facts: the models there are most of, software last. */
export const tellingParts = ({ parts }: Pick<Suit, 'parts'>): string[] =>
  parts
    .toSorted((a, b) => Number(a.skuType === SkuType.Software) - Number(b.skuType === SkuType.Software))
    .slice(0, 3)
    .map(({ skuModel, quantity }) => `${skuModel} ×${quantity}`);

/** What a picture of it shows: its first model, `most` others at the most, those that tell more first, and how many kinds it leaves out. */
export function picturedParts({ parts }: Pick<Suit, 'parts'>, most: number): { first: SuitPart | undefined; others: SuitPart[]; more: number } {
  const [first, ...rest] = parts.toSorted((a, b) => Number(a.skuType === SkuType.Software) - Number(b.skuType === SkuType.Software));
  // the last place is for the figure where one is needed
  const others = rest.slice(0, rest.length > most ? most - 1 : most);
  return { first, others, more: rest.length - others.length };
}

/** Those that can be had as a whole, and those that cannot, each in their order. */
export function suiteGroups(suits: readonly Suit[]): { name: string; suits: Suit[] }[] {
  const isShort = ({ isSaleable, stockTotal }: Suit): boolean => !isSaleable || (stockTotal !== null && stockTotal <= 0);
  const groups = [
    { name: '现货可整套供应', suits: suits.filter((suit) => !isShort(suit)) },
    { name: '现货暂不足一套，可先加入清单', suits: suits.filter(isShort) },
  ];
  return groups.filter((group) => group.suits.length > 0);
}

/** Where no figure is told (GOODS-45). */
const LEVELS = {
  none: { ratio: 0, label: '现货不足一套' },
  few: { ratio: 0.1, label: '整套现货紧张' },
  more: { ratio: 1, label: '整套现货' },
} as const;

/** How many there are, in words and as a share of plenty (20 suites); whose stock it is where all of it is one's. */
export function suiteStockWords(stockTotal: number, parts: readonly Pick<SuitPart, 'skuType' | 'stockSource'>[]): { ratio: number; label: string } {
  const sources = new Set(parts.filter(({ skuType }) => skuType !== SkuType.Software).map(({ stockSource }) => stockSource));
  const whose = sources.size > 1 ? '' : sources.has('dealer') ? '经销商' : '平台';
  if (sources.has('level')) return LEVELS[stockTotal <= 0 ? 'none' : stockTotal > STOCK_FEW_MAX ? 'more' : 'few'];
  if (stockTotal <= 0) return { ratio: 0, label: `${whose}现货不足一套` };
  return { ratio: Math.min(1, stockTotal / 20), label: `${whose}现货可配 ${figureText(stockTotal)} 套` };
}
