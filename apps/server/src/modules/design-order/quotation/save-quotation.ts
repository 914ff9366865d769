import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/design-order';
import { HEAD_FIELD_NAMES, orderChanged, quotationCopy } from '@portal/contract/design-order';
import type { Quotation, QuotationHead } from '@portal/contract/design-order';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { issueOf } from './issue.ts';
import { loadQuotation, type LoadedQuotation } from './load-quotation.ts';
import type { OnNumbered, QuotationRoom } from './needs.ts';
import { putQuotation } from './store.ts';

/** Two at once follow each other on the order's row, so that neither skips a version; the same head again is no conflict, whoever has stored it. */
export const saveQuotation = operation(contract.saveQuotation, async function saveQuotation(ctx, { body: { id, head, seen } }, { onNumbered }: QuotationRoom) {
  await lockOwnOrder(ctx, id);
  const loaded = await loadQuotation(ctx, id);
  if (loaded.stored !== null && seen !== undefined) assertSeenHead(loaded.stored.head, seen, head);
  return numberQuotation(ctx, loaded, head, onNumbered);
});

/** Throws `orderChanged` with the names of what another window has stored since, unless it is what is saved now. */
function assertSeenHead(stored: QuotationHead, seen: Quotation['head'], head: QuotationHead): void {
  const fields = Object.keys(head) as (keyof QuotationHead)[];
  const changed = fields.filter((field) => stored[field] !== seen[field] && stored[field] !== head[field]);
  if (changed.length === 0 || fields.every((field) => stored[field] === head[field])) return;
  const names = changed.map((field) => HEAD_FIELD_NAMES[`quotation.${field}`] ?? field).join('、');
  throw new AppError(orderChanged, { msg: quotationCopy.headChanged(names) });
}

/** Saves the words of an own, locked order's quotation and gives the offer its number. */
export async function numberQuotation(
  ctx: Changing,
  { order, stored, quotation }: LoadedQuotation,
  head: QuotationHead,
  onNumbered: OnNumbered,
): Promise<Quotation> {
  const { number, validUntil, ...kept } = issueOf(order, stored, head.validityDays, ctx.now);
  await putQuotation(ctx.db, ownerOf(ctx.caller), order.id, { head, ...kept, savedAt: new Date(ctx.now).toISOString() });
  if (stored?.version !== kept.version) await onNumbered(ctx, order.id, number);
  return { ...quotation, number, day: kept.day, validUntil, head, isSaved: true };
}
