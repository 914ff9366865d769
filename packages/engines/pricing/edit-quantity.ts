import { parseQuantity } from '@portal/units';
import { pricingCopy } from './copy.ts';
import type { LineEdit, Notice } from './notice.ts';
import { quantityMaxOf } from '../goods/index.ts';
import { withAmount, type LinePlace, type PricedLine } from './priced-line.ts';

/**
 * The line after its quantity box is left. `quantity` in pieces, null or not finite for an empty box; parts of a piece are
 * cut off. List: 1 to 9999 or the line's `maxNum`, empty gives 1. Selection: 0 (not chosen) to the same highest, empty
 * gives 0. Free software: at most 1 in both places. Cut or raised wishes come with a notice.
 * Source: PRICE-4.
 */
export function withQuantity<L extends PricedLine>(line: L, quantity: number | null, place: LinePlace): LineEdit<L> {
  const min = place === 'selection' ? 1 : 0;
  const max = quantityMaxOf(line);
  const wanted = quantity === null || !Number.isFinite(quantity) ? min : Math.trunc(quantity);
  const taken = Math.min(Math.max(wanted, min), max);
  return { line: withAmount({ ...line, quantity: taken }), notice: noticeOf(wanted, min, max) };
}

/**
 * The same for what a person typed or pasted. What is no whole number ('1.5', '-3', letters) is refused whole with a notice:
 * the line keeps its quantity, and no part of the text becomes another figure. `'12.00'`, as spreadsheets write it, is 12.
 */
export function withTypedQuantity<L extends PricedLine>(line: L, text: string, place: LinePlace): LineEdit<L> {
  const quantity = parseQuantity(text);
  if (quantity === null && text.trim() !== '') return { line, notice: { code: 'quantityNotWhole', text: pricingCopy.quantityNotWhole } };
  return withQuantity(line, quantity, place);
}

function noticeOf(wanted: number, min: number, max: number): Notice | null {
  if (wanted > max) return { code: 'quantityCapped', text: pricingCopy.quantityCapped(max) };
  return wanted < min && min === 1 ? { code: 'quantityRaised', text: pricingCopy.quantityRaised } : null;
}
