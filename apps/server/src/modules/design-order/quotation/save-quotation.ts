import * as contract from '@portal/contract/design-order';
import type { Quotation, QuotationHead } from '@portal/contract/design-order';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { issueOf } from './issue.ts';
import { loadQuotation, type QuotedOrder } from './load-quotation.ts';
import type { OnNumbered, QuotationRoom } from './needs.ts';
import { putQuotation } from './store.ts';

/** The last save wins, whole; two at once follow each other on the order's row, so that neither skips a version. */
export const saveQuotation = operation(contract.saveQuotation, async function saveQuotation(ctx, { body: { id, head } }, { onNumbered }: QuotationRoom) {
  await lockOwnOrder(ctx, id);
  return numberQuotation(ctx, await loadQuotation(ctx, id), head, onNumbered);
});

/** Saves the words of an own, locked order's quotation and gives the offer its number. */
export async function numberQuotation(
  ctx: Changing,
  { order, stored, quotation }: QuotedOrder,
  head: QuotationHead,
  onNumbered: OnNumbered,
): Promise<Quotation> {
  const { number, validUntil, ...kept } = issueOf(order, stored, head.validityDays, ctx.now);
  await putQuotation(ctx.db, ownerOf(ctx.caller), order.id, { head, ...kept, savedAt: new Date(ctx.now).toISOString() });
  if (stored?.version !== kept.version) await onNumbered(ctx, order.id, number);
  return { ...quotation, number, day: kept.day, validUntil, head, isSaved: true };
}
