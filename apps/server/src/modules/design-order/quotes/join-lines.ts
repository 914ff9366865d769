import { AppError } from '@portal/contract/core';
import { quantityTooLarge, softwareErrors } from '@portal/contract/design-order';
import { addProduct } from '@portal/engines/pricing';
import { assertFits, type LineToStore } from '../lines/line.ts';

/**
 * The lines of an order with others joined, all or nothing. A model it has already keeps the quoted price and rate and gains
 * the quantity up to its highest. Throws the first refusal, naming the model: one that stands at its highest
 * (`quantityTooLarge`), software that may not join, lines too many or too dear.
 */
export function joinLines<L extends LineToStore>(present: readonly L[], joining: readonly L[]): L[] {
  let lines = [...present];
  for (const joined of joining) {
    const outcome = addProduct<L>(lines, joined);
    if (outcome.kind === 'added' || outcome.kind === 'raised') {
      ({ lines } = outcome);
      continue;
    }
    const [error, text] =
      outcome.kind === 'quantityTooLarge' ? [quantityTooLarge, outcome.text] : [softwareErrors[outcome.kind], softwareErrors[outcome.kind].msg];
    throw new AppError(error, { msg: `${joined.productModel}：${text}`, data: { skuNo: joined.skuNo } });
  }
  assertFits(lines, present.length);
  return lines;
}
