/** Figures as they are typed into a cell: what is taken of a text when its box is left, and what is said of the rest of it. */
import type { DesignLine } from '@portal/contract/design-order';
import { filterRateInput, filterRatePriceInput, pricingCopy } from '@portal/engines/pricing';
import { normaliseDigits, parsePercent, parseQuantity, parseYuan, percentDigits, yuanDigits } from '@portal/units';
import type { CellField } from '../../lines/model/cell-range.ts';

interface FigureRule {
  /** What of the typed text is taken when the box is left; without it all of it. */
  filter?: (typed: string) => string;
  parse: (text: string) => number | null;
  /** What no figure is, and the one that stood, which stays. */
  refused: string;
  stays: (text: string) => string;
}

/** No box has a length of its own, and none drops a sign: what is typed stays to be seen until it is left, so that nothing is lost before anybody could say so. */
const figureRules: Record<CellField, FigureRule> = {
  ratePrice: {
    filter: filterRatePriceInput,
    parse: parseYuan,
    refused: pricingCopy.notFigure,
    stays: (text) => (text === '' ? '仍未报价' : `仍是 ¥${text}`),
  },
  rate: { filter: filterRateInput, parse: parsePercent, refused: pricingCopy.notFigure, stays: (text) => `仍是 ${text}%` },
  quantity: { parse: parseQuantity, refused: pricingCopy.quantityNotWhole, stays: (text) => `仍是 ${text}` },
};

const twoDecimals = '最多两位小数';

/** Said while one types: signs that no figure has, and decimals beyond the second. */
export function typingNote(field: CellField, typed: string): string | null {
  const { filter, refused } = figureRules[field];
  const left = filter === undefined ? 'nothing' : leftOut(typed, filter(typed));
  if (left === 'signs') return refused;
  return left === 'decimals' ? twoDecimals : null;
}

/** When the box is left; `stood`: the figure that was settled before. */
export interface LeftFigure {
  /** The text that is taken; null: the one that stood stays. */
  taken: string | null;
  /** Why it is not taken, or what was cut. */
  note: string | null;
}

export function leftFigure(field: CellField, typed: string, stood: string): LeftFigure {
  const { filter, parse, refused, stays } = figureRules[field];
  const text = filter?.(typed) ?? typed;
  const left = filter === undefined ? 'nothing' : leftOut(typed, text);
  const isTaken = left !== 'signs' && (text.trim() === '' || (parse(text) ?? -1) >= 0);
  if (!isTaken) return { taken: null, note: `${refused}，${stays(stood)}` };
  return { taken: text, note: left === 'decimals' ? `${twoDecimals}，已按 ${text} 处理` : null };
}

/** A figure of a line as its box shows it. */
export function figureOf(line: Pick<DesignLine, CellField> | undefined, field: CellField): string {
  const figure = line?.[field] ?? null;
  if (figure === null) return '';
  return { ratePrice: yuanDigits, rate: percentDigits, quantity: String }[field](figure);
}

/** What was said of a figure that was cut or refused, and the one that stands now. */
export const takenNote = (field: CellField, words: string, stood: string, stands: string): string =>
  `${words}，${stands === stood ? figureRules[field].stays(stands) : `已按 ${stands} 处理`}`;

/** What of a typed text is not taken: decimals beyond the second; figures beyond the length, which is more than any cap, so that the cap says it; signs that no
 * figure has. Signs of money and of per cent are part of how figures are written. */
function leftOut(typed: string, kept: string): 'nothing' | 'decimals' | 'length' | 'signs' {
  const bare = normaliseDigits(typed)
    .replace(/^¥/u, '')
    .replace(/[元%]$/u, '')
    .replace(/^0+(?=\d)/u, '');
  if (bare === kept) return 'nothing';
  if (!bare.startsWith(kept) || !/^[\d.]+$/u.test(bare.slice(kept.length)) || bare.split('.').length > 2) return 'signs';
  return /\.\d\d$/u.test(kept) ? 'decimals' : 'length';
}
