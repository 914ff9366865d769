/** What is typed into a row of offers, and what it means (PRICE-17). */
import { OFFER_LEAD_DAYS_MAX, OFFER_STOCK_MAX, offerCopy as copy, type OfferRow } from '@portal/contract/offer';
import { readPrivatePrice } from '@portal/engines/goods';
import { normaliseDigits, yuanDigits } from '@portal/units';

export interface TypedOffer {
  price: string;
  stockTotal: string;
  leadDays: string;
}
type Offer = Pick<NonNullable<OfferRow['offer']>, 'price' | 'stockTotal' | 'leadDays'>;

export const typedOf = (offer: Offer | null): TypedOffer =>
  offer
    ? { price: yuanDigits(offer.price), stockTotal: String(offer.stockTotal), leadDays: String(offer.leadDays) }
    : { price: '', stockTotal: '', leadDays: '' };

/** `open`: not all of it is typed yet; `same`: what stands already. */
export type ReadOffer = { state: 'open' | 'same' } | { state: 'wrong'; field: keyof TypedOffer; words: string } | { state: 'new'; offer: Offer };

export function readOffer(typed: TypedOffer, stored: Offer | null): ReadOffer {
  const filled = [typed.price, typed.stockTotal, typed.leadDays].filter((text) => text.trim() !== '').length;
  if (filled === 0 && stored === null) return { state: 'same' };
  // of what is not offered yet an empty cell is none that is wrong, a filled one is said at once
  const mayBeEmpty = stored === null && filled < 3;
  const isAsked = (field: keyof TypedOffer): boolean => !mayBeEmpty || typed[field].trim() !== '';
  const price = readPrivatePrice(typed.price);
  if (!price.ok && isAsked('price')) return { state: 'wrong', field: 'price', words: copy.price[price.problem] };
  const stockTotal = wholeOf(typed.stockTotal, OFFER_STOCK_MAX);
  if (stockTotal === null && isAsked('stockTotal')) return { state: 'wrong', field: 'stockTotal', words: copy.stock };
  const leadDays = wholeOf(typed.leadDays, OFFER_LEAD_DAYS_MAX);
  if (leadDays === null && isAsked('leadDays')) return { state: 'wrong', field: 'leadDays', words: copy.leadDays };
  if (!price.ok || stockTotal === null || leadDays === null) return { state: 'open' };
  const offer = { price: price.price, stockTotal, leadDays };
  const isSame = stored !== null && stored.price === offer.price && stored.stockTotal === stockTotal && stored.leadDays === leadDays;
  return isSame ? { state: 'same' } : { state: 'new', offer };
}

function wholeOf(typed: string, max: number): number | null {
  const digits = normaliseDigits(typed).replace(/,/g, '').trim();
  return /^\d{1,9}$/.test(digits) && Number(digits) <= max ? Number(digits) : null;
}
