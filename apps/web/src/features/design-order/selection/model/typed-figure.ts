/** Figures as they are typed into a cell: what may stand in its box, what was left out of it, and what is said of what is none. */
import { filterRateInput, filterRatePriceInput, pricingCopy } from '@portal/engines/pricing';
import { normaliseDigits, parsePercent, parseQuantity, parseYuan } from '@portal/units';
import type { CellField } from '../../lines/model/cell-range.ts';

interface FigureRule {
  /** What of the typed text may stand in the box; without it all of it, until the box is left. */
  filter?: (typed: string) => string;
  parse: (text: string) => number | null;
  /** What no figure is, and the one that stood, which stays. */
  refused: string;
  stays: (text: string) => string;
}

/** No box has a length of its own: a browser would cut what is pasted before anybody could say so. */
export const figureRules: Record<CellField, FigureRule> = {
  ratePrice: {
    filter: filterRatePriceInput,
    parse: parseYuan,
    refused: pricingCopy.notFigure,
    stays: (text) => (text === '' ? '仍未报价' : `仍是 ¥${text}`),
  },
  rate: { filter: filterRateInput, parse: parsePercent, refused: pricingCopy.notFigure, stays: (text) => `仍是 ${text}%` },
  quantity: { parse: parseQuantity, refused: pricingCopy.quantityNotWhole, stays: (text) => `仍是 ${text}` },
};

/** Nothing; what is beyond the second decimal or the length; signs that no figure has. */
export type LeftOut = 'nothing' | 'rest' | 'signs';

/** What of a typed text the box did not take. Signs of money and of per cent are part of how figures are written. */
export function leftOut(typed: string, kept: string): LeftOut {
  const bare = normaliseDigits(typed)
    .replace(/^¥/u, '')
    .replace(/[元%]$/u, '');
  if (bare === kept) return 'nothing';
  return bare.startsWith(kept) && /^\d+$/u.test(bare.slice(kept.length)) ? 'rest' : 'signs';
}

/** Whether a keystroke wrote over all that was shown; into a box that shows nothing it does not: a sign may just have been left out there. */
export const beginsAnew = (typed: string, inserted: string | null, shown: string): boolean => typed === '' || (inserted === typed && shown !== '');

/** Why a text is not taken, said at its cell; null: it is a figure, or the box was emptied. */
export function refusal(field: CellField, text: string, left: LeftOut, stood: string): string | null {
  const { parse, refused, stays } = figureRules[field];
  const isTaken = left !== 'signs' && (text.trim() === '' || (parse(text) ?? -1) >= 0);
  return isTaken ? null : `${refused}，${stays(stood)}`;
}

/** What is said of a text that was taken without its last decimals; what is too long is more than any cap, which says so itself. */
export const cutWords = (text: string, left: LeftOut): string | null => (left === 'rest' && text.includes('.') ? `最多两位小数，已按 ${text} 处理` : null);
