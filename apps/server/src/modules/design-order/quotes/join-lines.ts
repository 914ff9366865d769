import { AppError } from '@portal/contract/core';
import { designOrderCopy, quantityTooLarge, softwareErrors } from '@portal/contract/design-order';
import { quantityMaxOf } from '@portal/engines/goods';
import { addProduct } from '@portal/engines/pricing';
import { assertFits, type LineToStore } from '../lines/line.ts';

/**
 * The lines of an order with others joined, all or nothing. A model it has already keeps the quoted price and rate and gains
 * the quantity. Throws the first refusal, naming the model: more pieces than its highest (`quantityTooLarge`, with how many
 * there are and how many more may come: nothing is cut in silence), software that may not join, lines too many or too dear.
 */
export function joinLines<L extends LineToStore>(present: readonly L[], joining: readonly L[]): L[] {
  let lines = [...present];
  for (const joined of joining) {
    const outcome = addProduct<L>(lines, joined);
    const data = { skuNo: joined.skuNo };
    if (outcome.kind === 'quantityTooLarge' || ('notice' in outcome && outcome.notice?.code === 'quantityCapped')) {
      const held = lines.find((line) => line.skuNo === joined.skuNo)?.quantity ?? 0;
      const msg = designOrderCopy.tooManyToJoin({ held, joining: joined.quantity, max: quantityMaxOf(joined) });
      throw new AppError(quantityTooLarge, { msg: `${joined.productModel}：${msg}`, data });
    }
    if (outcome.kind === 'added' || outcome.kind === 'raised') ({ lines } = outcome);
    else throw new AppError(softwareErrors[outcome.kind], { msg: `${joined.productModel}：${softwareErrors[outcome.kind].msg}`, data });
  }
  assertFits(lines, present.length);
  return lines;
}
