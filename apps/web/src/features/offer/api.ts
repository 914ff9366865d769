/** Calls about a dealer's offers; the contract loads with the first of them. */
import type { OfferFields, OfferImport, OfferRow } from '@portal/contract/offer';
import { pageCall, uploadCall } from '../../lib/call.ts';

export type Offer = NonNullable<OfferRow['offer']>;

/** Offers a model, or changes what is offered. Throws `CallError`. */
export async function saveOffer(fields: OfferFields): Promise<Offer> {
  const { saveOffer: endpoint } = await import('@portal/contract/offer');
  return pageCall(endpoint, { body: fields });
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
  return uploadCall(importOffers, { body, query: { dryRun: isTried ? '1' : '0' }, signal } as never);
}
