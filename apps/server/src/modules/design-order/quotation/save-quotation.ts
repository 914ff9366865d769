import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import { issueOf } from './issue.ts';
import { loadQuotation } from './load-quotation.ts';
import { putQuotation } from './store.ts';

/** The last save wins, whole; two at once follow each other on the order's row, so that neither skips a version. */
export const saveQuotation = operation(contract.saveQuotation, async function saveQuotation(ctx, { body: { id, head } }) {
  await lockOwnOrder(ctx, id);
  const { order, stored, quotation } = await loadQuotation(ctx, id);
  const { number, validUntil, ...kept } = issueOf(id, order.lines, stored, head.validityDays, ctx.now);
  await putQuotation(ctx.db, ownerOf(ctx.caller), id, { head, ...kept, savedAt: new Date(ctx.now).toISOString() });
  return { ...quotation, number, day: kept.day, validUntil, head, isSaved: true };
});
