import type { Quotation } from '@portal/contract/design-order';

const RATE = /(\d+(?:\.\d+)?)\s*%/g;

/** Tax of the fees and of the terms, in per cent, where a fee asks a rate that the terms do not name; null: nothing to be said (DESIGN-53). */
export function taxRatesApart(
  taxRates: readonly number[],
  { taxIncluded, taxText }: Pick<Quotation['head'], 'taxIncluded' | 'taxText'>,
): { fees: number[]; terms: number[] } | null {
  // terms of a price without tax do not stand on the paper
  const terms = taxIncluded ? [...taxText.normalize('NFKC').matchAll(RATE)].map(([, rate]) => Number(rate)) : [];
  const fees = [...new Set(taxRates)];
  return terms.length === 0 || fees.every((rate) => terms.includes(rate)) ? null : { fees, terms: [...new Set(terms)] };
}
