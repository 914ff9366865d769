import type { Quotation } from '@portal/contract/design-order';

type AtCost = NonNullable<Quotation['atCost']>;

/** Whether some of a quotation's prices are no more than what the house pays, as far as whoever quotes may know it (PRICE-38). */
export const needsConsent = <Told extends Pick<Quotation, 'atCost'>>(quotation: Told): quotation is Told & { atCost: AtCost } =>
  (quotation.atCost?.length ?? 0) > 0;
