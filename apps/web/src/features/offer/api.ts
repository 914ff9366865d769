/** Calls about a dealer's offers; the contract loads with the first of them. */
import { findCallError } from '@portal/client';
import { errorDataOf } from '@portal/contract/core';
import type { OfferFields, OfferImport, OfferRow } from '@portal/contract/offer';
import { pageCall, uploadCall } from '../../lib/calls/call.ts';

export type Offer = NonNullable<OfferRow['offer']>;

/** Offers a model, or changes what was `seen` offered. Throws `CallError`. */
export async function saveOffer(fields: OfferFields, seen: Offer | null): Promise<Offer> {
  const { saveOffer: endpoint } = await import('@portal/contract/offer');
  const figures = seen && { price: seen.price, stockTotal: seen.stockTotal, leadDays: seen.leadDays };
  return pageCall(endpoint, { body: { ...fields, seen: figures } });
}

/** What is offered by now where somebody else changed it meanwhile, null: nothing any more; undefined: it failed otherwise. */
export async function offerByNow(failure: unknown): Promise<Offer | null | undefined> {
  const failed = findCallError(failure);
  const { offerMoved } = await import('@portal/contract/offer');
  return failed !== null && failed.code === offerMoved.code ? errorDataOf(offerMoved, failed.data) : undefined;
}

export async function removeOffer(skuNo: string): Promise<void> {
  const { removeOffer: endpoint } = await import('@portal/contract/offer');
  await pageCall(endpoint, { body: { skuNo } });
}

/** Tries a worksheet, or takes it. */
export async function sendOffers(file: File, { isTried, signal }: { isTried: boolean; signal: AbortSignal }): Promise<OfferImport> {
  const { importOffers } = await import('@portal/contract/offer');
  const body = new FormData();
  body.append('file', file);
  return uploadCall(importOffers, { body, query: { dryRun: isTried ? '1' : '0' }, signal });
}
