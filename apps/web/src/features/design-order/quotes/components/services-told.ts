import { designOrderCopy, type AddedDesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';

/** The answer, after it was said what software brought into an order along with it, and what of that found no place (PRICE-6). */
export function withServicesTold<Answer extends Pick<AddedDesignOrder, 'lines' | 'alsoAdded' | 'leftOut' | 'sameCategory'>>(answer: Answer): Answer {
  const { lines, alsoAdded, leftOut, sameCategory } = answer;
  if (alsoAdded.length > 0) toast.info(designOrderCopy.alsoAdded(lines.filter(({ skuNo }) => alsoAdded.includes(skuNo))));
  if (leftOut.length > 0) toast.warning(designOrderCopy.servicesLeftOut(leftOut, '配单'));
  if (sameCategory.length > 0) toast.warning(designOrderCopy.sameCategory(sameCategory));
  return answer;
}
