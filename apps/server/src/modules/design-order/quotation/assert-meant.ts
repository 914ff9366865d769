import { AppError } from '@portal/contract/core';
import { quotationCopy, quotedAtCost, type Quotation } from '@portal/contract/design-order';

/** Before a customer's quotation leaves as a file or a link: prices that are the house's own are meant so. Throws `quotedAtCost` (PRICE-38). */
export function assertMeant({ atCost }: Pick<Quotation, 'atCost'>, isMeant: boolean): void {
  if (atCost === null || atCost.length === 0 || isMeant) return;
  throw new AppError(quotedAtCost, { msg: `${quotationCopy.atCost(atCost)}${quotationCopy.atCostRequired}` });
}
