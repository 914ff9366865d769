import { PAGE_SIZES } from '@portal/contract/core/limits';
import type { RateExample } from '../../features/customer/index.ts';
import { pageCall } from '../../lib/calls/call.ts';

/** A model that is offered, to show a rate by; null: none is, or it is not to be had now. */
export async function rateExample(): Promise<RateExample | null> {
  const { listOffers } = await import('@portal/contract/offer');
  const page = await pageCall(listOffers, { query: { show: 'offered', size: PAGE_SIZES[0] } }).catch(() => null);
  const row = page?.data[0];
  return row?.offer ? { skuModel: row.skuModel, price: row.offer.price, ownPrice: row.ownPrice } : null;
}
